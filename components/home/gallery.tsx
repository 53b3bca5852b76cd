import { buttonVariants } from '@/components/ui/button'
import { Picture } from '@/components/site/picture'
import type { Home } from '@/content/home'
import { PageLink } from '@/components/site/page-link'

/**
 * Where each of the ten frames hangs: columns, ratio and the width the browser should fetch. The rhythm is composed for
 * this order: a wide frame alone, then two that answer each other. An eleventh frame takes the last place again.
 */
const places = [
  {
    at: 'col-span-4 md:col-span-6 lg:col-start-2 lg:col-span-5',
    ratio: 'aspect-4/5',
    phone: '73vw',
    sizes: '40vw',
  },
  { at: 'bleed-end col-span-4 md:col-span-6 md:mt-60', ratio: 'aspect-3/2', phone: '100vw', sizes: '50vw' },
  {
    at: 'col-start-2 col-span-3 md:col-start-3 md:col-span-4',
    ratio: 'aspect-4/5',
    phone: '75vw',
    sizes: '32vw',
  },
  { at: 'col-span-3 md:col-start-8 md:col-span-4 md:mt-42', ratio: 'aspect-3/2', phone: '75vw', sizes: '32vw' },
  { at: 'bleed', ratio: 'aspect-4/3 md:aspect-[2.39/1]', phone: '100vw', sizes: '100vw' },
  { at: 'col-span-3 md:col-start-2 md:col-span-4', ratio: 'aspect-4/5', phone: '75vw', sizes: '32vw' },
  {
    at: 'bleed-end col-span-4 md:col-start-7 md:col-span-6 md:mt-28',
    ratio: 'aspect-video',
    phone: '100vw',
    sizes: '50vw',
  },
  { at: 'bleed-start col-span-4 md:col-span-8', ratio: 'aspect-3/2', phone: '100vw', sizes: '66vw' },
  { at: 'bleed', ratio: 'aspect-4/3 md:aspect-[2.39/1]', phone: '100vw', sizes: '100vw' },
  {
    at: 'col-start-2 col-span-3 md:col-start-6 md:col-span-4',
    ratio: 'aspect-4/5',
    phone: '75vw',
    sizes: '32vw',
  },
] as const
const lastPlace = places[places.length - 1]!

export function Gallery({ title, lead, frames, craft }: Home['gallery']) {
  return (
    <section id="gallery" tabIndex={-1} aria-labelledby="gallery-title" className="pt-28 lg:pt-42">
      <div className="page-grid gap-y-6">
        <h2 id="gallery-title" className="col-span-full text-h2 md:col-span-6 lg:col-span-5 lg:col-start-2">
          {title}
        </h2>
        <p className="col-span-full max-w-(--measure) text-quiet md:col-span-6 md:col-start-7 lg:col-span-4 lg:col-start-8 lg:pt-3">
          {lead}
        </p>
      </div>
      <ol className="mt-18 page-grid items-start gap-y-18 lg:gap-y-28">
        {frames.map(({ plate, moment, lang, caption }, index) => {
          const { at, ratio, phone, sizes } = places[index] ?? lastPlace
          return (
            <li key={moment} className={at}>
              <figure className="settles">
                <Picture plate={plate} phone={phone} sizes={sizes} className={`w-full object-cover ${ratio}`} />
                <figcaption className="caption mt-3 flex flex-wrap gap-x-3 text-small text-quiet">
                  <i lang={lang} className="font-display text-[1.1875rem] leading-tight text-ink">
                    {moment}
                  </i>
                  <span className="max-w-[30em]">{caption}</span>
                </figcaption>
              </figure>
            </li>
          )
        })}
      </ol>
      <div className="mt-18 page-grid">
        <p className="col-span-full md:col-span-6 md:col-start-6">
          <PageLink href={craft.href} className={buttonVariants({ variant: 'outline', className: 'max-sm:w-full' })}>
            {craft.label}
          </PageLink>
        </p>
      </div>
    </section>
  )
}
