import Link from 'next/link'
import { Button } from '@/components/ui/button'
import { Film } from '@/components/site/film'
import { Picture } from '@/components/site/picture'
import { home, type Frame } from '@/content/home'

const { title, lead, frames, more, ask, craft } = home.gallery

/** Two modules on one grid, wide and upright, as high as each other in a row. */
export function Gallery() {
  return (
    <section id="gallery" tabIndex={-1} aria-labelledby="gallery-title" className="@container pt-20 md:pt-28 lg:pt-32">
      <div className="page-grid gap-y-8 md:gap-y-12">
        <h2 id="gallery-title" className="col-span-full text-h2 md:col-span-8 lg:col-span-6">
          {title}
        </h2>
        <p className="col-span-full max-w-(--measure) self-end text-quiet md:col-span-4">{lead}</p>
        <ol role="list" className="col-span-full grid gap-x-[inherit] gap-y-8 md:grid-cols-subgrid md:gap-y-14">
          {frames.map((frame, index) => (
            <GalleryFrame key={index} {...frame} />
          ))}
        </ol>
        <div className="col-span-full md:col-span-8 md:col-start-5">
          <p className="max-w-(--measure) text-quiet">
            {more}{' '}
            <Link prefetch={false} href={ask.href} className="text-link">
              {ask.label}
            </Link>
          </p>
          <Button asChild variant="outline" className="mt-6 max-sm:w-full">
            <Link prefetch={false} href={craft.href}>
              {craft.label}
            </Link>
          </Button>
        </div>
      </div>
    </section>
  )
}

const modules = {
  wide: {
    column: 'md:col-span-8',
    figure: '',
    frame: 'aspect-3/2',
    phone: '88vw',
    sizes: '57vw',
  },
  // On a phone the words stand beside it.
  upright: {
    column: 'md:col-span-4',
    figure: 'paired:grid-cols-2 paired:items-end paired:gap-x-4',
    frame: 'aspect-4/5 md:aspect-auto',
    phone: '44vw',
    sizes: '28vw',
  },
} as const

function GalleryFrame({ picture, moment, lang, caption, module, afterVoid }: Frame) {
  const { column, figure, frame, phone, sizes } = modules[module]
  return (
    <li className={`md:row-span-2 md:grid md:grid-rows-subgrid ${column} ${afterVoid ? 'md:col-start-1' : ''}`}>
      <figure className={`settles grid gap-y-3 md:row-span-2 md:grid-cols-1 md:grid-rows-subgrid ${figure}`}>
        <div className={`relative ${frame}`}>
          <Picture picture={picture} phone={phone} sizes={sizes} className="absolute inset-0 size-full" />
          {picture.film && <Film film={picture.film} {...home.films} focal={picture.focal} />}
        </div>
        <figcaption className="text-quiet">
          <i lang={lang} className="text-2xl block font-display leading-tight text-ink">
            {moment}
          </i>{' '}
          {caption}
        </figcaption>
      </figure>
    </li>
  )
}
