import { buttonVariants } from '@/components/ui/button'
import { Picture } from '@/components/site/picture'
import { SectionLink } from '@/components/site/section-link'
import type { Home, Phase } from '@/content/home'
import { PageLink } from '@/components/site/page-link'

/** An uneven triptych: three widths, three ratios, three heights to start at. */
const panels = [
  { at: 'lg:col-span-5', ratio: 'aspect-4/5', sizes: '(width < 64rem) 50vw, 38vw' },
  { at: 'lg:col-span-4 lg:mt-42', ratio: 'aspect-3/2 lg:aspect-square', sizes: '(width < 64rem) 50vw, 30vw' },
  { at: 'lg:col-span-3 lg:mt-18', ratio: 'aspect-3/2 lg:aspect-3/4', sizes: '(width < 64rem) 50vw, 23vw' },
] as const

export function Process({ title, lead, phases, explore, reserve }: Home['process']) {
  return (
    <section id="process" tabIndex={-1} aria-labelledby="process-title" className="bg-raised py-28 lg:py-42">
      <div className="page-grid gap-y-6">
        <h2 id="process-title" className="col-span-full text-h2 md:col-span-8 lg:col-span-6 lg:col-start-2">
          {title}
        </h2>
        <p className="col-span-full max-w-(--measure) text-quiet md:col-span-8 lg:col-span-4 lg:col-start-9 lg:pt-3">
          {lead}
        </p>
      </div>
      <ol className="mt-18 page-grid gap-y-24">
        {phases.map((phase, index) => (
          <Panel key={phase.title} phase={phase} explore={explore} panel={panels[index] ?? panels[0]} />
        ))}
      </ol>
      <p className="mt-18 page-grid lg:mt-28">
        <SectionLink
          href={reserve.href}
          className={buttonVariants({ className: 'col-span-full justify-self-start max-sm:w-full lg:col-start-6' })}
        >
          {reserve.label}
        </SectionLink>
      </p>
    </section>
  )
}

function Panel({
  phase,
  explore,
  panel,
}: {
  phase: Phase
  explore: Home['process']['explore']
  panel: (typeof panels)[number]
}) {
  const title = `phase-${phase.number}`
  return (
    <li className={`col-span-full ${panel.at}`}>
      <div className="md:max-lg:grid md:max-lg:grid-cols-2 md:max-lg:gap-10">
        <Picture
          plate={phase.plate}
          phone="73vw"
          sizes={panel.sizes}
          className={`settles w-full object-cover ${panel.ratio}`}
        />
        <div className="mt-6 md:max-lg:mt-0">
          <p className="flex items-baseline gap-4">
            <span className="font-display text-h3 font-light text-fine figures">{phase.number}</span>
            <span className="text-small text-fine">{phase.subtitle}</span>
          </p>
          <h3 id={title} className="mt-1 text-h2">
            {phase.title}
          </h3>
          <p className="mt-5 max-w-(--measure) text-quiet">{phase.description}</p>
          <ul className="mt-6 text-small text-quiet">
            {phase.features.map(feature => (
              <li key={feature} className="border-t border-hairline py-2.5">
                {feature}
              </li>
            ))}
          </ul>
          <PageLink href={explore.href} aria-describedby={title} className="mt-3 touch text-link">
            {explore.label}
          </PageLink>
        </div>
      </div>
    </li>
  )
}
