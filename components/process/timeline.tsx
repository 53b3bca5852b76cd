import { Picture } from '@/components/site/picture'
import type { Process } from '@/content/process'
import { StepEntry } from './step-entry'

/** One hairline from the first step to the last: every cell draws its own length of it, and there are no gaps between. */
export function Timeline({ title, steps, ...labels }: Process['timeline']) {
  return (
    <section aria-labelledby="steps-title">
      <div className="page-grid">
        <h2 id="steps-title" className="step-line pt-28 pb-12 text-h2 lg:pt-42 lg:pb-18">
          {title}
        </h2>
      </div>
      <ol>
        {steps.map((step, index) => (
          <li key={step.number}>
            <StepEntry step={step} labels={labels} position={index + 1} all={steps.length} />
            {step.plate && (
              <div className="page-grid">
                <div className="step-line col-start-1 row-start-1 pb-24 max-md:hidden" />
                <Picture
                  plate={step.plate}
                  sizes="(width < 48rem) 100vw, 42vw"
                  className="settles z-1 col-span-full row-start-1 mb-18 aspect-3/2 w-full object-cover max-md:bleed md:col-span-5 lg:col-start-2"
                />
              </div>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
