import { Picture } from '@/components/site/picture'
import type { EncodedPicture } from '@/content/encoded-pictures'
import { process } from '@/content/process'
import { StepEntry } from './step-entry'

/** A hairline from the first step to the last: every cell draws its part of it, without gaps. */
export function Timeline() {
  const { title, steps } = process.timeline
  return (
    <section aria-labelledby="steps-title">
      <div className="page-grid">
        <h2 id="steps-title" className="step-line pt-28 pb-12 text-h2 lg:col-[5/-1] lg:pt-42 lg:pb-24">
          {title}
        </h2>
      </div>
      <ol>
        {steps.map((step, index) => (
          <li key={step.number}>
            <StepEntry step={step} position={index + 1} />
            {step.picture && (
              <Interruption
                picture={step.picture}
                side={steps.slice(0, index).filter(({ picture }) => picture).length % 2 ? right : left}
              />
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}

/** The first picture crosses the line, the next one is right of it and reaches into the margin. */
const left = { at: 'md:col-[2/9] lg:col-[2/8]', sizes: '46vw' }
const right = { at: 'md:col-[5/-1] md:bleed-end lg:col-[6/-1]', sizes: '(width < 64rem) 64vw, 57vw' }

/** A picture that stands on the line. */
function Interruption({ picture, side: { at, sizes } }: { picture: EncodedPicture; side: typeof left }) {
  return (
    <div className="page-grid">
      <div className="step-line row-start-1" />
      <div className={`settles z-1 col-span-full row-start-1 pb-18 max-md:bleed lg:pb-36 ${at}`}>
        <Picture picture={picture} phone="100vw" sizes={sizes} className="aspect-3/2 w-full object-cover" />
      </div>
    </div>
  )
}
