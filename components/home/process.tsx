import { cx } from 'class-variance-authority'
import { Button } from '@/components/ui/button'
import { Picture } from '@/components/site/picture'
import { SiteLink } from '@/components/site/site-link'
import { home, type Phase } from '@/content/home'

const panels = [
  {
    classes: 'lg:col-span-5 side-by-side:grid-cols-[2fr_3fr]',
    pictureClasses: '',
    phone: { vw: 60 },
    desktop: { width: '36vw' },
  },
  {
    classes: 'lg:col-span-4 side-by-side:grid-cols-[2fr_3fr]',
    pictureClasses: 'lg:aspect-5/6',
    phone: { vw: 60 },
    desktop: { width: '28vw', ratio: 5 / 6 },
  },
  {
    classes: 'lg:col-span-3 side-by-side:grid-cols-[3fr_2fr]',
    pictureClasses: 'side-by-side:col-start-2',
    phone: { vw: 80 },
    desktop: { width: '21vw', ratio: 4 / 5 },
  },
] as const

export function Process() {
  const { title, lead, phases, begins, reserve } = home.process
  return (
    <section
      id="process"
      tabIndex={-1}
      aria-label={title}
      className="bg-raised py-12 lay-out-late md:py-18 lg:py-28"
    >
      <div className="page-grid gap-y-4">
        <h2 className="text-h2 md:col-span-8 lg:col-span-6">{title}</h2>
        <p className="max-w-(--measure) text-quiet md:col-span-8 lg:col-span-4 lg:col-start-9 lg:pt-3">
          {lead}
        </p>
      </div>
      <ol className="@container page-grid mt-8 gap-y-6 md:gap-y-18 lg:mt-14 lg:gap-y-0">
        {phases.map((phase, index) => (
          <Panel key={phase.title} number={`0${index + 1}`} phase={phase} panel={panels[index]!} />
        ))}
      </ol>
      <div className="page-grid mt-8 md:mt-14">
        <div className="border-t pt-6 md:flex md:items-center md:justify-between">
          <p className="max-w-(--measure) text-balance text-quiet max-md:mb-5">{begins}</p>
          <Button asChild className="shrink-0 max-sm:w-full">
            <SiteLink {...reserve} />
          </Button>
        </div>
      </div>
    </section>
  )
}

function Panel({
  number,
  phase,
  panel,
}: {
  number: string
  phase: Phase
  panel: (typeof panels)[number]
}) {
  const { explore } = home.process
  const title = `phase-${number}`
  return (
    <li
      className={cx(
        'grid gap-x-4 md:max-lg:grid-cols-2 md:max-lg:grid-rows-[auto_auto_auto_1fr] md:max-lg:gap-x-10 lg:row-span-5 lg:grid-rows-subgrid',
        panel.classes,
      )}
    >
      <Picture
        picture={phase.picture}
        phone={panel.phone}
        tablet={{ width: '42vw', ratio: 4 / 5 }}
        desktop={panel.desktop}
        className={cx(
          'slide-up aspect-3/2 w-full md:aspect-4/5 md:max-lg:row-span-4 lg:self-end side-by-side:row-span-2 side-by-side:row-start-1 side-by-side:h-full',
          panel.pictureClasses,
        )}
      />
      <div className="@container mt-4 md:max-lg:mt-0 lg:mt-5 side-by-side:mt-0">
        <p className="flex flex-wrap items-baseline gap-x-4">
          <span className="font-display text-h3 font-light text-fine lining-nums tabular-nums">
            {number}
          </span>
          <span className="text-small text-fine">{phase.subtitle}</span>
        </p>
        <h3
          id={title}
          className="mt-1 text-h2 max-md:text-[min(2rem,18cqi)] md:max-lg:text-[min(var(--text-h2),16cqi)] lg:text-[min(var(--text-h2),4.8vw)]"
        >
          {phase.title}
        </h3>
      </div>
      <p className="mt-4 max-w-(--measure) text-quiet side-by-side:col-span-full side-by-side:row-start-3">
        {phase.description}
      </p>
      <ul className="mt-4 text-small text-quiet side-by-side:mt-3 side-by-side:self-end">
        {phase.features.map((feature, index) => (
          <li key={index} className="border-t py-1.5">
            {feature}
          </li>
        ))}
      </ul>
      <SiteLink
        {...explore}
        aria-describedby={title}
        className="touch-target self-start justify-self-start text-link side-by-side:col-span-full"
      />
    </li>
  )
}
