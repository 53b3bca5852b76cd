import Link from 'next/link'
import { Button } from '@/components/ui/button'
import { Film } from '@/components/site/film'
import { Picture, type Width } from '@/components/site/picture'
import { home } from '@/content/home'

interface Slot {
  at: string
  figure?: string
  frame?: string
  caption?: string
  ratio: string
  phone: Width
  sizes: string
}

/** Two whose pictures end on one line, and whose captions begin on one. */
const aligned = 'row-span-2 grid grid-cols-[minmax(0,1fr)] grid-rows-subgrid gap-y-0'
/** The one pair of a phone. Half a column would break its captions into five lines: each runs across, one above the other. */
const pair = `${aligned} paired:row-span-3`
const across = 'paired:w-[calc(100cqi-2*var(--margin))]'
const acrossToEdge = 'paired:w-[calc(100cqi-var(--margin))]'
const below = 'paired:row-start-3 paired:mt-2 paired:justify-self-end'
/** Upright and from edge to edge; on a phone held wide that would be two windows high. */
const tall = 'aspect-4/5 sm:aspect-3/2'
/** A column of the four stays free at one side, and the caption runs below all of them. */
const insetEnd = 'max-md:-me-(--margin) max-md:ms-[27%]'
const insetStart = 'max-md:-ms-(--margin) max-md:me-[27%]'
const inset = 'paired:col-span-full'

/**
 * The slots of the ten frames: columns, ratio and the width the browser should fetch. The rhythm is composed for this order: on a
 * phone three tall ones among wide and small; elsewhere two that answer each other, then a wide one alone.
 */
const slots: readonly Slot[] = [
  {
    at: `${aligned} max-md:bleed md:col-span-6 lg:col-start-2 lg:col-span-5`,
    figure: aligned,
    ratio: `${tall} md:aspect-4/5`,
    phone: '125vw',
    sizes: '33vw',
  },
  {
    at: `${aligned} ${inset} md:bleed-end md:col-span-6`,
    figure: aligned,
    frame: insetEnd,
    ratio: 'aspect-3/2',
    phone: '72vw',
    sizes: '50vw',
  },
  {
    at: `${pair} paired:col-span-6 md:col-start-3 md:col-span-4`,
    figure: pair,
    caption: across,
    ratio: 'aspect-4/5',
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
  { at: 'bleed', ratio: 'aspect-[2.39/1]', phone: '100vw', sizes: '100vw' },
  {
    at: `${aligned} max-md:bleed md:col-start-2 md:col-span-4`,
    figure: aligned,
    ratio: `${tall} md:aspect-4/5`,
    phone: '100vw',
    sizes: '28vw',
  },
  {
    at: `${aligned} ${inset} md:bleed-end md:col-start-7 md:col-span-6`,
    figure: aligned,
    frame: insetStart,
    ratio: 'aspect-video',
    phone: '72vw',
    sizes: '50vw',
  },
  {
    at: 'max-md:bleed md:bleed-end md:col-start-2 md:col-span-11',
    ratio: 'aspect-2/1',
    phone: '100vw',
    sizes: '88vw',
  },
  {
    at: `${aligned} max-lg:bleed lg:bleed-start lg:col-span-7`,
    figure: aligned,
    ratio: 'aspect-[2.39/1] lg:aspect-3/2',
    phone: '100vw',
    sizes: '(width < 64rem) 100vw, 57vw',
  },
  {
    at: `${aligned} max-md:bleed md:col-start-4 md:col-span-7 lg:col-start-8 lg:col-span-5`,
    figure: aligned,
    ratio: `${tall} md:aspect-4/5`,
    phone: '100vw',
    sizes: '(width < 64rem) 50vw, 36vw',
  },
]
/** One beyond the ten, or the ninth of nine: no other answers it. */
const alone: Slot = { at: 'bleed', ratio: 'aspect-[2.39/1]', phone: '100vw', sizes: '100vw' }
const slotOf = (index: number, all: number) => (index === 8 && all === 9 ? alone : (slots[index] ?? alone))

export function Gallery() {
  const { title, lead, ask, frames, craft } = home.gallery
  const [before, after] = lead.split('{ask}')
  return (
    <section id="gallery" tabIndex={-1} aria-labelledby="gallery-title" className="pt-20 md:pt-28 lg:pt-32">
      <div className="page-grid gap-y-6">
        <h2 id="gallery-title" className="col-span-full text-h2 md:col-span-6 lg:col-span-5 lg:col-start-2">
          {title}
        </h2>
        <p className="col-span-full max-w-(--measure) text-quiet md:col-span-6 md:col-start-7 lg:col-span-4 lg:col-start-8 lg:pt-3">
          {before}
          <Link prefetch={false} href={ask.href} className="text-link">
            {ask.label}
          </Link>
          {after}
        </p>
      </div>
      <div className="@container">
        <div className="mt-8 page-grid gap-y-8 md:mt-14">
          <ol className="col-span-full grid gap-x-[inherit] gap-y-8 md:grid-cols-subgrid md:gap-y-16 paired:grid-cols-12">
            {/* A key of words would write them into the page once more. */}
            {frames.map(({ picture, moment, lang, caption }, index) => {
              const {
                at,
                figure = '',
                frame = '',
                caption: words = '',
                ratio,
                phone,
                sizes,
              } = slotOf(index, frames.length)
              return (
                <li key={index} className={at}>
                  <figure className={`settles ${figure}`}>
                    <div className={`relative self-end ${frame}`}>
                      <Picture picture={picture} phone={phone} sizes={sizes} className={`w-full ${ratio}`} />
                      {picture.film && <Film film={picture.film} {...home.films} focal={picture.focal} />}
                    </div>
                    <figcaption className={`caption mt-3 text-small text-quiet ${words}`}>
                      <i
                        lang={lang}
                        className="block font-display text-[1.1875rem] leading-tight text-ink paired:me-2 paired:inline"
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
          <p className="col-span-full md:col-span-7 md:col-start-4 lg:col-span-5 lg:col-start-8">
            <Button asChild variant="outline" className="max-sm:w-full">
              <Link prefetch={false} href={craft.href}>
                {craft.label}
              </Link>
            </Button>
          </p>
        </div>
      </div>
    </section>
  )
}
