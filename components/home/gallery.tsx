import { cx } from 'class-variance-authority'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { Film } from '@/components/site/film'
import { type Boxes, fileSize, fileWidth, Picture } from '@/components/site/picture'
import { SiteLink } from '@/components/site/site-link'
import { home, type Frame } from '@/content/home'
import type { EncodedPicture, Framing } from '@/content/pictures/encoded'
import { FrameCaption } from './frame-caption'
import { type Crop, GalleryViewer, type View } from './gallery-viewer'

const { title, lead, day, sunset, night, close, more, ask, prices, craft } = home.gallery

/**
 * The ground turns from day to night once, between two rows, where the sun sets. In the dark theme the
 * morning dawns from the hero's ground. The frames are one list.
 */
export function Gallery() {
  return (
    <section
      id="gallery"
      tabIndex={-1}
      aria-label={title}
      className="bg-morning bg-linear-to-b from-background to-morning to-[22rem]"
    >
      <div className="page-grid pt-14 pb-6 md:pt-28 md:pb-12 lg:pt-32">
        <h2 className="text-h2">{title}</h2>
        <p className="mt-4 max-w-(--measure) text-balance whitespace-pre-line text-quiet lg:mt-6">
          {lead}
        </p>
      </div>
      <GalleryViewer title={title} close={close} views={[...day, ...night].map(toView)}>
        <Frames frames={day} className="day">
          <SunsetHour />
        </Frames>
        {/* On a phone the bells hang from the horizon, below the sun. */}
        <Frames
          frames={night}
          className="night dark bg-background text-ink lay-out-late md:pt-22"
        />
      </GalleryViewer>
      <div className="closing-words dark page-grid bg-background py-14 text-ink md:pb-28 lg:pb-42">
        <div className="md:col-span-8 md:col-start-5">
          <p className="font-display text-h3 font-light text-balance whitespace-pre-line">{more}</p>
          <p className="mt-3 flex flex-wrap gap-x-8">
            <SiteLink {...ask} className="touch-target text-link" />
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

interface FramesProps {
  frames: readonly Frame[]
  className: string
  children?: ReactNode
}

function Frames({ frames, className, children }: FramesProps) {
  return (
    <div className={cx('@container', className)}>
      <div className="page-grid gap-y-8 md:gap-y-14">
        {frames.map(frame => (
          <GalleryFrame key={frame.moment} {...frame} />
        ))}
      </div>
      {children}
    </div>
  )
}

/** Class names for the parts of a frame. */
interface Place extends Pick<Boxes, 'desktop'> {
  frame: string
  figure?: string
  box: string
  words?: string
}

/** From 768 px. */
const places: Record<Exclude<Frame['place'], 'fullWidth'>, Place> = {
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
  besideSun: {
    frame: 'md:col-span-full',
    figure: 'md:grid-cols-12 md:grid-rows-[auto_1fr]',
    desktop: { width: '57vw' },
    box: 'md:col-[5/-1] md:row-span-2 md:aspect-3/2',
    words: 'md:col-[1/5] md:row-start-1 md:pr-6',
  },
  allColumns: {
    frame: 'md:col-span-full',
    box: 'md:aspect-5/3',
    desktop: { width: '87vw', ratio: 5 / 3 },
  },
}

/** Below 768 px. */
const phonePlaces: Record<
  'upright' | NonNullable<Frame['onPhone']>,
  Boxes['phone'] & { box: string; words?: string }
> = {
  upright: { vw: 100, ratio: 4 / 5, box: 'max-md:bleed max-md:aspect-4/5' },
  wide: { vw: 100, ratio: 3 / 2, box: 'max-md:bleed max-md:aspect-3/2' },
  start: {
    vw: 49,
    ratio: 2 / 3,
    box: 'max-md:bleed max-md:aspect-4/5 side-by-side:me-0 side-by-side:aspect-2/3',
    words: 'side-by-side:ps-2',
  },
  end: {
    vw: 49,
    ratio: 2 / 3,
    box: 'max-md:bleed max-md:aspect-4/5 side-by-side:order-last side-by-side:ms-0 side-by-side:aspect-2/3',
  },
}

function GalleryFrame(frame: Frame) {
  const { picture, place, onPhone = 'upright' } = frame
  if (place === 'fullWidth') return <LastFrame {...frame} />
  const { box: phoneBox, words: phoneWords, ...phone } = phonePlaces[onPhone]
  const isHalf = onPhone === 'start' || onPhone === 'end'
  const { frame: frameClasses, figure, box, words, desktop } = places[place]
  return (
    <div
      role="listitem"
      data-half={isHalf || undefined}
      className={cx('gap-x-[inherit] md:row-span-2 md:grid md:grid-rows-subgrid', frameClasses)}
    >
      <figure
        className={cx(
          'grid content-start gap-x-[inherit] gap-y-3 md:row-span-2 md:gap-y-5',
          'in-data-half:side-by-side:grid-cols-2 in-data-half:side-by-side:items-end',
          figure,
        )}
      >
        <a href={wholeFile(picture)} className={cx('slide-up relative block', phoneBox, box)}>
          <Picture
            picture={picture}
            phone={phone}
            desktop={desktop}
            className="absolute inset-0 size-full"
          />
        </a>
        <FrameCaption {...frame} className={cx(phoneWords, words)} />
        {place === 'besideSun' && <Sun />}
      </figure>
    </div>
  )
}

/** It sets behind the night. */
function Sun() {
  return (
    <div aria-hidden className="sun-path md:col-[1/5] md:row-start-2">
      <div className="sun" />
    </div>
  )
}

/** The sun's hour stands on the horizon, so that the night never covers a part of it. */
function SunsetHour() {
  return (
    <p aria-hidden className="sunset-hour font-display font-light">
      <span className="block lining-nums tabular-nums">{sunset.hour}</span>
      <span lang="hi" className="font-rites text-[0.6em] text-quiet">
        {sunset.inHindi}
      </span>
    </p>
  )
}

/** Nearly fills the window, with space above. */
function LastFrame(frame: Frame) {
  const { picture } = frame
  return (
    <div role="listitem" className="mt-10 md:mt-14">
      <figure className="slide-up grid gap-y-3 md:gap-y-5">
        <div
          className="relative bleed-file h-[88svh] md:h-svh"
          style={{ ...fileWidth(picture), maxHeight: fileSize(picture).height }}
        >
          <a href={wholeFile(picture)} className="absolute inset-0 block">
            <Picture
              picture={picture}
              phone={{ vw: 100 }}
              desktop={{ width: '100vw', vh: 100 }}
              tallWhen="portrait"
              className="absolute inset-0 size-full"
            />
          </a>
          {picture.film && (
            <Film
              film={picture.film}
              {...home.films}
              focal={picture.focal}
              media="(orientation: landscape)"
            />
          )}
        </div>
        <FrameCaption {...frame} />
      </figure>
    </div>
  )
}

/** What the viewer needs of a frame: the largest files. */
function toView({ picture, moment, inHindi, hour, caption }: Frame): View {
  const { alt, tall } = picture
  return {
    alt,
    ...toCrop(picture),
    ...(tall && { tall: toCrop(tall) }),
    jpg: wholeFile(picture),
    moment,
    inHindi,
    hour,
    caption,
  }
}

const toCrop = (framing: Framing): Crop => ({
  avif: framing.sources.avif.at(-1)!.src,
  ...fileSize(framing),
})

/** A JPEG, because a browser may have no AVIF. */
const wholeFile = ({ sources }: EncodedPicture) => sources.fallback.at(-1)!.src
