import { Button } from '@/components/ui/button'
import { Film } from '@/components/site/film'
import { type Boxes, fileSize, fileWidth, Picture } from '@/components/site/picture'
import { SiteLink } from '@/components/site/site-link'
import { home, type Frame } from '@/content/home'
import { cn } from '@/lib/utils'

const { title, lead, frames, more, ask, prices, craft } = home.gallery

export function Gallery() {
  return (
    <section id="gallery" tabIndex={-1} aria-label={title} className="pt-14 md:pt-28 lg:pt-32">
      <div className="page-grid gap-y-6 md:gap-y-12">
        <div>
          <h2 className="text-h2">{title}</h2>
          <p className="mt-4 text-quiet lg:mt-6">{lead}</p>
        </div>
        <ol role="list" className="grid gap-x-[inherit] gap-y-7 md:grid-cols-subgrid md:gap-y-14">
          {frames.map((frame, index) => (
            <GalleryFrame key={index} {...frame} />
          ))}
        </ol>
        <div className="md:col-span-8 md:col-start-5">
          <p className="max-w-(--measure) text-balance text-quiet">
            {more} <SiteLink {...ask} className="text-link" />
          </p>
          <p>
            <SiteLink {...prices} className="touch-target text-link" />
          </p>
          <Button asChild variant="outline" className="mt-6 max-sm:w-full">
            <SiteLink {...craft} />
          </Button>
        </div>
      </div>
    </section>
  )
}

/** Class names for the parts of a frame. */
interface Place extends Pick<Boxes, 'desktop'> {
  frame: string
  figure?: string
  box: string
  words?: string
  caption?: string
}

const pictureBesideText = {
  frame: 'md:col-span-full',
  figure: 'md:grid-cols-12',
  desktop: { width: '57vw' },
} as const

/** From 768 px. A full-width picture is at most as wide as its file. */
const places: Record<Frame['place'], Place> = {
  wide: {
    frame: 'md:col-span-8',
    figure: 'md:grid-rows-subgrid',
    // WebKit gives the rows of a nested subgrid no height for an item's ratio, only for content.
    box: 'md:aspect-auto md:before:block md:before:aspect-3/2',
    desktop: { width: '57vw', ratio: 3 / 2 },
  },
  portrait: {
    frame: 'md:col-span-4',
    figure: 'md:grid-rows-subgrid',
    box: 'md:aspect-auto',
    desktop: { width: '28vw', ratio: 3 / 4 },
  },
  pictureRight: {
    ...pictureBesideText,
    box: 'md:order-1 md:col-span-8 md:aspect-3/2',
    words: 'md:col-span-4 md:self-end md:pr-6',
  },
  pictureLeft: {
    ...pictureBesideText,
    box: 'md:col-span-8 md:aspect-3/2',
    words: 'md:col-span-4 md:self-end',
  },
  fullWidth: {
    frame: 'md:col-span-full md:mt-14',
    box: 'sm:bleed-file sm:aspect-auto sm:h-svh',
    caption: 'sm:sr-only',
    desktop: { width: 'max(100vw, 160vh)' },
  },
}

function GalleryFrame({ picture, hour, moment, inHindi, caption, place, tall }: Frame) {
  const { frame, figure, box, words, desktop, ...classes } = places[place]
  return (
    <li className={cn('gap-x-[inherit] md:row-span-2 md:grid md:grid-rows-subgrid', frame)}>
      <figure
        className={cn('slide-up grid content-start gap-x-[inherit] gap-y-3 md:row-span-2', figure)}
      >
        <div
          className={cn('relative max-sm:-mx-(--margin)', tall ? 'aspect-6/5' : 'aspect-3/2', box)}
          style={
            place === 'fullWidth'
              ? { ...fileWidth(picture), maxHeight: fileSize(picture).height }
              : undefined
          }
        >
          <Picture
            picture={picture}
            phone={{ vw: 100, ratio: tall ? 6 / 5 : 3 / 2 }}
            desktop={desktop}
            className="absolute inset-0 size-full"
          />
          {picture.film && <Film film={picture.film} {...home.films} focal={picture.focal} />}
        </div>
        <figcaption className={words}>
          <span className="flex flex-wrap items-baseline gap-x-3 font-display text-[1.5rem] leading-tight font-light lg:text-[1.75rem]">
            <i lang="hi-Latn">{moment}</i>{' '}
            <span lang="hi" className="font-rites text-[0.75em] text-quiet">
              {inHindi}
            </span>{' '}
            <time dateTime={hour.padStart(5, '0')} className="ms-auto lining-nums tabular-nums">
              {hour}
            </time>
          </span>{' '}
          <span className={cn('mt-1 block text-quiet', classes.caption)}>{caption}</span>
        </figcaption>
      </figure>
    </li>
  )
}
