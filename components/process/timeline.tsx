import { cx } from 'class-variance-authority'
import { Picture } from '@/components/site/picture'
import { ourProcess, type Step } from '@/content/process'
import { fillSentence } from '@/lib/fill-sentence'

export function Timeline() {
  const { title, steps } = ourProcess.timeline
  return (
    <section aria-labelledby="steps-title">
      <div className="page-grid">
        <h2
          id="steps-title"
          className="step-line pt-28 pb-12 text-h2 lg:col-[5/-1] lg:pt-42 lg:pb-24"
        >
          {title}
        </h2>
      </div>
      <ol>
        {steps.map((step, index) => (
          <li key={step.title} className="group" data-large={step.large}>
            <StepPicture {...step} />
            <StepEntry step={step} position={index + 1} />
          </li>
        ))}
      </ol>
    </section>
  )
}

function StepEntry({ step, position }: { step: Step; position: number }) {
  const { steps, duration, deliverable, progress } = ourProcess.timeline
  const total = steps.length
  const counts = { n: position, all: total }
  const number = `0${position}`
  return (
    <article className="page-grid">
      <p aria-hidden className="step-number max-md:hidden md:col-span-3 lg:col-[1/5]">
        {number}
      </p>
      <div className="step-line pb-6 lg:pb-36">
        <h3 className="flex flex-wrap items-baseline gap-x-2 text-h3 group-data-large:text-h2">
          {/* The space is inside, because a flex container drops spaces between its items. */}
          <span className="text-h2 whitespace-pre text-fine lining-nums tabular-nums md:sr-only md:whitespace-pre">
            {`${number} `}
          </span>
          {step.title}
        </h3>
        <p className="mt-1 font-display text-[1.25rem] leading-snug font-light text-quiet italic group-data-large:text-h3">
          {step.subtitle}
        </p>
        <p className="mt-5 max-w-(--measure) text-quiet">{step.description}</p>
      </div>
      <div className="step-line pb-20 lg:col-[10/-1] lg:border-0 lg:p-0">
        <progress
          className="step-progress"
          max={total}
          value={position}
          aria-label={fillSentence(progress.label, counts)}
          aria-valuetext={fillSentence(progress.value, counts)}
        />
        <dl className="@container text-small">
          <Row term={duration} fact={step.duration} />
          <Row term={deliverable} fact={step.deliverable} />
        </dl>
      </div>
    </article>
  )
}

function Row({ term, fact }: { term: string; fact: string }) {
  return (
    <div className="grid gap-x-3 border-b py-3 @min-[16rem]:grid-cols-[6.5rem_1fr]">
      <dt className="text-fine">{term}</dt>
      <dd className="lining-nums tabular-nums first-letter:uppercase">{fact}</dd>
    </div>
  )
}

function StepPicture({ picture, large }: Step) {
  if (!picture) return null
  return (
    <div className="page-grid">
      <div className="step-line row-start-1" />
      <div
        className={cx(
          'slide-up z-1 row-start-1 pb-18 max-md:bleed md:ps-[clamp(1.5rem,3vw,3rem)] lg:pb-24',
          large ? 'max-lg:ps-0 md:bleed-end lg:col-[5/-1]' : 'md:col-[4/-1] lg:col-[5/10]',
        )}
      >
        <Picture
          picture={picture}
          phone={{ vw: 100, ratio: large && 4 / 5 }}
          tablet={{ width: large ? '93vw' : '67vw' }}
          desktop={{ width: large ? '61vw' : '33vw' }}
          className={cx(
            'w-full max-w-(--file-width)',
            large ? 'aspect-4/5 md:aspect-2/1 lg:aspect-3/2' : 'aspect-3/2',
          )}
        />
      </div>
    </div>
  )
}
