import { Button } from '@/components/ui/button'
import { Film } from '@/components/site/film'
import { type Boxes, fileSize, Picture } from '@/components/site/picture'
import { SiteLink } from '@/components/site/site-link'
import { home, type Frame } from '@/content/home'
import { cn } from '@/lib/utils'

const { title, lead, frames, more, ask, craft } = home.gallery

export function Gallery() {
  return (
    <section id="gallery" tabIndex={-1} aria-label={title} className="pt-18 md:pt-28 lg:pt-32">
      <div className="page-grid gap-y-8 md:gap-y-12">
        <div>
          <h2 className="text-h2">{title}</h2>
          <p className="mt-4 text-quiet lg:mt-6">{lead}</p>
        </div>
        <ol role="list" className="grid gap-x-[inherit] gap-y-10 md:grid-cols-subgrid md:gap-y-14">
          {frames.map((frame, index) => (
            <GalleryFrame key={index} {...frame} />
          ))}
        </ol>
        <div className="md:col-span-8 md:col-start-5">
          <p className="max-w-(--measure) text-quiet">
            {more} <SiteLink {...ask} className="text-link" />
          </p>
          <Button asChild variant="outline" className="mt-6 max-sm:w-full">
            <SiteLink {...craft} />
          </Button>
        </div>
      </div>
    </section>
  )
}

interface Place extends Pick<Boxes, 'desktop'> {
  frame: string
  figure?: string
  box: string
  words?: string
}

const beside = {
  frame: 'md:col-span-full',
  figure: 'md:grid-cols-12',
  desktop: { width: '57vw' },
} as const

/** From 768 px. One that stands alone is at most as wide as its file. */
const places: Record<Frame['place'], Place> = {
  wide: {
    frame: 'md:col-span-8',
    figure: 'md:grid-rows-subgrid',
    box: 'md:aspect-3/2',
    desktop: { width: '57vw', ratio: 3 / 2 },
  },
  upright: {
    frame: 'md:col-span-4',
    figure: 'md:grid-rows-subgrid',
    box: 'md:aspect-auto',
    desktop: { width: '28vw', ratio: 3 / 4 },
  },
  atRight: {
    ...beside,
    box: 'md:order-1 md:col-span-8 md:aspect-3/2',
    words: 'md:col-span-4 md:self-end md:pr-6',
  },
  atLeft: {
    ...beside,
    box: 'md:col-span-8 md:aspect-3/2',
    words: 'md:col-span-4 md:self-end',
  },
  alone: {
    frame: 'sm:-mx-(--margin) md:col-span-full',
    box: 'sm:mx-auto sm:aspect-auto sm:h-svh sm:w-full',
    words: 'sm:sr-only',
    desktop: { width: 'max(100vw, 160vh)' },
  },
}

function GalleryFrame({ picture, moment, caption, place, tall }: Frame) {
  const { frame, figure, box, words, desktop } = places[place]
  const { width, height } = fileSize(picture)
  return (
    <li className={cn('gap-x-[inherit] md:row-span-2 md:grid md:grid-rows-subgrid', frame)}>
      <figure
        className={cn('settles grid content-start gap-x-[inherit] gap-y-3 md:row-span-2', figure)}
      >
        <div
          className={cn('relative max-sm:-mx-(--margin)', tall ? 'aspect-4/5' : 'aspect-3/2', box)}
          style={place === 'alone' ? { maxWidth: width, maxHeight: height } : undefined}
        >
          <Picture
            picture={picture}
            phone={{ vw: 100, ratio: tall && 4 / 5 }}
            desktop={desktop}
            className="absolute inset-0 size-full"
          />
          {picture.film && <Film film={picture.film} {...home.films} focal={picture.focal} />}
        </div>
        <figcaption className={cn('text-quiet', words)}>
          <i lang="hi-Latn" className="block font-display text-[1.5rem] leading-tight text-ink">
            {moment}
          </i>{' '}
          {caption}
        </figcaption>
      </figure>
    </li>
  )
}
