import { Button } from '@/components/ui/button'
import { Film } from '@/components/site/film'
import { Picture } from '@/components/site/picture'
import { SiteLink } from '@/components/site/site-link'
import { home, type Frame } from '@/content/home'
import { cn } from '@/lib/utils'

const { title, lead, frames, more, ask, craft } = home.gallery

/** Two modules on one grid, wide and upright, as high as each other in a row. */
export function Gallery() {
  return (
    <section
      id="gallery"
      tabIndex={-1}
      aria-labelledby="gallery-title"
      className="@container pt-18 md:pt-28 lg:pt-32"
    >
      <div className="page-grid gap-y-8 md:gap-y-12">
        <div className="col-span-full">
          <h2 id="gallery-title" className="text-h2">
            {title}
          </h2>
          <p className="mt-4 text-quiet lg:mt-6">{lead}</p>
        </div>
        <ol
          role="list"
          className="col-span-full grid gap-x-[inherit] gap-y-8 md:grid-cols-subgrid md:gap-y-14 paired:grid-cols-2"
        >
          {frames.map((frame, index) => (
            <GalleryFrame key={index} {...frame} />
          ))}
        </ol>
        <div className="col-span-full md:col-span-8 md:col-start-5">
          <p className="max-w-(--measure) text-quiet">
            {more}{' '}
            <SiteLink href={ask.href} className="text-link">
              {ask.label}
            </SiteLink>
          </p>
          <Button asChild variant="outline" className="mt-6 max-sm:w-full">
            <SiteLink href={craft.href}>{craft.label}</SiteLink>
          </Button>
        </div>
      </div>
    </section>
  )
}

const modules = {
  wide: { column: 'md:col-span-8', aspect: 'aspect-3/2', sizes: '57vw' },
  upright: { column: 'md:col-span-4', aspect: 'aspect-7/8 md:aspect-auto', sizes: '28vw' },
} as const

function GalleryFrame({ picture, moment, english, caption, module, half, beside }: Frame) {
  const { column, aspect, sizes } = modules[module]
  return (
    <li
      className={cn(
        'gap-x-[inherit] md:row-span-2 md:grid md:grid-rows-subgrid',
        !half && 'paired:col-span-2',
        beside ? 'md:col-span-full' : column,
      )}
    >
      <figure
        className={cn(
          'settles grid content-start gap-x-[inherit] gap-y-3 md:row-span-2',
          beside ? 'md:grid-cols-12' : 'md:grid-rows-subgrid',
        )}
      >
        <div
          className={cn(
            'relative',
            half ? 'max-md:aspect-4/5' : 'max-md:-mx-(--margin)',
            aspect,
            beside && 'md:order-1 md:col-span-8',
          )}
        >
          <Picture
            picture={picture}
            phone={half ? '43vw' : '100vw'}
            sizes={sizes}
            className="absolute inset-0 size-full"
          />
          {picture.film && <Film film={picture.film} {...home.films} focal={picture.focal} />}
        </div>
        <figcaption className={cn('text-quiet', beside && 'md:col-span-4 md:self-end md:pr-6')}>
          <i
            lang={english ? undefined : 'hi-Latn'}
            className="block font-display text-[1.5rem] leading-tight text-ink"
          >
            {moment}
          </i>{' '}
          {caption}
        </figcaption>
      </figure>
    </li>
  )
}
