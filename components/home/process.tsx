import Link from 'next/link'
import { Button } from '@/components/ui/button'
import { Picture } from '@/components/site/picture'
import { SectionLink } from '@/components/site/section-link'
import { home, type Phase } from '@/content/home'

/**
 * An uneven triptych: three widths, three ratios, three heights to start at. On a phone a wide picture, then one on the left
 * of its title and one on the right.
 */
const panels = [
  {
    at: 'lg:col-span-5',
    columns: 'paired:grid-cols-[2fr_3fr]',
    picture: 'aspect-4/5',
    sizes: '(width < 64rem) 42vw, 36vw',
  },
  {
    at: 'lg:col-span-4 lg:mt-28',
    columns: 'paired:grid-cols-[2fr_3fr]',
    picture: 'aspect-3/2 paired:aspect-4/5 lg:aspect-square',
    sizes: '(width < 64rem) 42vw, 28vw',
  },
  {
    at: 'lg:col-span-3 lg:mt-14',
    columns: 'paired:grid-cols-[3fr_2fr]',
    picture: 'aspect-3/2 paired:order-1 paired:aspect-4/5 lg:aspect-3/4',
    sizes: '(width < 64rem) 42vw, 21vw',
  },
] as const

export function Process() {
  const { title, lead, phases, begins, reserve } = home.process
  return (
    <section id="process" tabIndex={-1} aria-labelledby="process-title" className="bg-raised py-18 lg:py-28">
      <div className="page-grid gap-y-6">
        <h2 id="process-title" className="col-span-full text-h2 md:col-span-8 lg:col-span-6 lg:col-start-1">
          {title}
        </h2>
        <p className="col-span-full max-w-(--measure) text-quiet md:col-span-8 lg:col-span-4 lg:col-start-9 lg:pt-3">
          {lead}
        </p>
      </div>
      <ol className="mt-8 page-grid gap-y-8 md:gap-y-18 lg:mt-14">
        {phases.map((phase, index) => (
          <Panel key={phase.title} number={`0${index + 1}`} phase={phase} panel={panels[index] ?? panels[0]} />
        ))}
      </ol>
      <div className="mt-8 page-grid lg:mt-14">
        <div className="col-span-full border-t border-hairline pt-6 md:flex md:items-center md:justify-between">
          <p className="max-w-(--measure) text-quiet max-md:mb-5">{begins}</p>
          <Button asChild className="max-sm:w-full">
            <SectionLink href={reserve.href}>{reserve.label}</SectionLink>
          </Button>
        </div>
      </div>
    </section>
  )
}

function Panel({ number, phase, panel }: { number: string; phase: Phase; panel: (typeof panels)[number] }) {
  const { explore } = home.process
  const title = `phase-${number}`
  return (
    <li className={`@container col-span-full ${panel.at}`}>
      <div
        className={`grid gap-4 md:max-lg:grid-cols-2 md:max-lg:grid-rows-[auto_1fr] md:max-lg:gap-x-10 ${panel.columns}`}
      >
        <Picture
          picture={phase.picture}
          phone="33vw"
          sizes={panel.sizes}
          className={`settles w-full md:max-lg:row-span-2 ${panel.picture}`}
        />
        <div className="@container self-end">
          <p className="flex items-baseline gap-4">
            <span className="font-display text-h3 font-light text-fine figures">{number}</span>
            <span className="text-small text-fine">{phase.subtitle}</span>
          </p>
          <h3 id={title} className="mt-1 text-h2 max-md:text-[min(2rem,18cqi)] lg:text-[min(var(--text-h2),4.8vw)]">
            {phase.title}
          </h3>
        </div>
        <div className="order-1 paired:col-span-full">
          <p className="max-w-(--measure) text-quiet">{phase.description}</p>
          <ul className="mt-4 text-small text-quiet">
            {phase.features.map((feature, index) => (
              <li key={index} className="border-t border-hairline py-1.5">
                {feature}
              </li>
            ))}
          </ul>
          <Link prefetch={false} href={explore.href} aria-describedby={title} className="touch text-link">
            {explore.label}
          </Link>
        </div>
      </div>
    </li>
  )
}
