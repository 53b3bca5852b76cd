import { buttonVariants } from '@/components/ui/button'
import { Film } from '@/components/site/film'
import { Picture, type Width } from '@/components/site/picture'
import { SoundFilm } from '@/components/site/sound-film'
import type { Home } from '@/content/home'
import { PageLink } from '@/components/site/page-link'

interface Slot {
  at: string
  figure?: string
  frame?: string
  caption?: string
  ratio: string
  phone: Width
  sizes: string
}

/**
 * The pictures of a pair end on one line, and their captions begin on one. On a phone half a column would break them into five
 * lines: there each runs across the page, the left picture's above the right one's.
 */
const pair = 'row-span-2 paired:row-span-3 grid grid-cols-[minmax(0,1fr)] grid-rows-subgrid gap-y-0'
const across = 'paired:w-[calc(100cqi-2*var(--margin))]'
const acrossToEdge = 'paired:w-[calc(100cqi-var(--margin))]'
const below = 'paired:row-start-3 paired:mt-2 paired:justify-self-end'

/**
 * The slots of the ten frames: columns, ratio and the width the browser should fetch. The rhythm is composed for
 * this order: two that answer each other, then a wide one alone. An eleventh frame takes the last slot again.
 */
const slots: readonly Slot[] = [
  {
    at: `${pair} max-md:bleed-start paired:col-span-7 md:col-span-6 lg:col-start-2 lg:col-span-5`,
    figure: pair,
    caption: acrossToEdge,
    ratio: 'aspect-3/4 md:aspect-4/5',
    phone: '56vw',
    sizes: '33vw',
  },
  {
    at: `${pair} paired:col-span-5 md:bleed-end md:col-span-6`,
    figure: pair,
    caption: `${across} ${below}`,
    ratio: 'aspect-3/4 md:aspect-3/2',
    phone: '33vw',
    sizes: '50vw',
  },
  {
    at: `${pair} paired:col-span-6 md:col-start-3 md:col-span-4`,
    figure: pair,
    caption: across,
    ratio: 'aspect-2/3 md:aspect-4/5',
    phone: '42vw',
    sizes: '28vw',
  },
  {
    at: `${pair} max-md:bleed-end paired:col-span-6 md:col-start-7 md:col-span-5`,
    figure: pair,
    caption: `${acrossToEdge} ${below}`,
    ratio: 'aspect-4/3 md:aspect-3/2',
    phone: '50vw',
    sizes: '36vw',
  },
  { at: 'bleed', ratio: 'aspect-video md:aspect-[2.39/1]', phone: '100vw', sizes: '100vw' },
  {
    at: `${pair} max-md:bleed-start paired:col-span-5 md:col-start-2 md:col-span-4`,
    figure: pair,
    caption: acrossToEdge,
    ratio: 'aspect-4/5',
    phone: '42vw',
    sizes: '28vw',
  },
  {
    at: `${pair} paired:col-span-7 md:bleed-end md:col-start-7 md:col-span-6`,
    figure: pair,
    caption: `${across} ${below}`,
    ratio: 'aspect-4/3 md:aspect-video',
    phone: '50vw',
    sizes: '50vw',
  },
  {
    at: 'max-md:bleed md:bleed-end md:col-start-2 md:col-span-11',
    ratio: 'aspect-video md:aspect-2/1',
    phone: '100vw',
    sizes: '88vw',
  },
  { at: 'bleed', ratio: 'aspect-video md:aspect-[2.39/1]', phone: '100vw', sizes: '100vw' },
  {
    // Its caption leaves room for the button of the gallery, which stands beneath.
    at: 'paired:col-span-full md:col-span-full md:grid md:grid-cols-subgrid',
    figure:
      'grid items-end gap-x-4 paired:grid-cols-[2fr_3fr] md:col-span-full md:grid-cols-subgrid md:gap-x-[inherit]',
    frame: 'md:col-span-6 lg:col-start-2 lg:col-span-5',
    caption: 'md:col-start-7 md:col-span-5 md:mb-24',
    ratio: 'aspect-4/5',
    phone: '33vw',
    sizes: '(width < 64rem) 43vw, 36vw',
  },
]
const lastSlot = slots[slots.length - 1]!

export function Gallery({
  title,
  lead,
  ask,
  film,
  frames,
  craft,
  films,
  watch,
}: Home['gallery'] & Pick<Home, 'films' | 'watch'>) {
  const [before, after] = lead.split('{ask}')
  return (
    <section id="gallery" tabIndex={-1} aria-labelledby="gallery-title" className="pt-28 lg:pt-32">
      <div className="page-grid gap-y-6">
        <h2 id="gallery-title" className="col-span-full text-h2 md:col-span-6 lg:col-span-5 lg:col-start-2">
          {title}
        </h2>
        <p className="col-span-full max-w-(--measure) text-quiet md:col-span-6 md:col-start-7 lg:col-span-4 lg:col-start-8 lg:pt-3">
          {before}
          <PageLink href={ask.href} className="text-link">
            {ask.label}
          </PageLink>
          {after}
        </p>
        {film && (
          <SoundFilm
            film={film}
            {...watch}
            className="col-span-full mt-4 md:col-span-6 md:col-start-7 lg:col-span-4 lg:col-start-8"
          />
        )}
      </div>
      <div className="@container">
        <div className="mt-14 page-grid gap-y-10">
          <ol className="col-span-full grid gap-x-[inherit] gap-y-13 md:row-start-1 md:grid-cols-subgrid md:gap-y-16 paired:grid-cols-12">
            {/* A key of words would write them into the page once more. */}
            {frames.map(({ picture, moment, lang, caption }, index) => {
              const { at, figure = '', frame = '', caption: words = '', ratio, phone, sizes } = slots[index] ?? lastSlot
              return (
                <li key={index} className={at}>
                  <figure className={`settles ${figure}`}>
                    <div className={`relative self-end ${frame}`}>
                      <Picture picture={picture} phone={phone} sizes={sizes} className={`w-full ${ratio}`} />
                      {picture.film && <Film film={picture.film} {...films} focal={picture.focal} />}
                    </div>
                    <figcaption className={`caption mt-3 text-small text-quiet ${words}`}>
                      <i
                        lang={lang}
                        className={`block font-display text-[1.1875rem] leading-tight text-ink ${frame ? '' : 'paired:me-2 paired:inline'}`}
                      >
                        {moment}
                      </i>{' '}
                      {caption}
                    </figcaption>
                  </figure>
                </li>
              )
            })}
          </ol>
          <p className="col-span-full self-end md:col-span-5 md:col-start-7 md:row-start-1">
            <PageLink href={craft.href} className={buttonVariants({ variant: 'outline', className: 'max-sm:w-full' })}>
              {craft.label}
            </PageLink>
          </p>
        </div>
      </div>
    </section>
  )
}
