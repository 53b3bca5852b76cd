import { cx } from 'class-variance-authority'
import type { CSSProperties } from 'react'
import type { Framing, EncodedPicture, Source } from '@/content/pictures/encoded'
import { PreloadPicture } from './preload-picture'

/** When the tall version replaces the wide one. */
const tallConditions = {
  narrow: { media: '(max-width: 39.99rem)', object: 'max-sm:object-(--focal-tall)' },
  portrait: { media: '(orientation: portrait)', object: 'portrait:object-(--focal-tall)' },
} as const

/** The box that a picture fills. e2e/weight.spec.ts compares its width with the real one. */
interface Box {
  /** A CSS length, for `sizes`. */
  width: string
  /** Width divided by height. Needed only if the box cuts off the picture's sides. */
  ratio?: number
  /** Instead of `ratio`, the height in vh of a box that follows the window's height. */
  vh?: number
}

export interface Boxes {
  /** Below 48rem. The width is in vw. */
  phone: Pick<Box, 'ratio'> & { vw: number }
  /** From 48rem to 64rem. Without it the desktop's box applies. */
  tablet?: Box
  desktop: Box
}

export interface PictureProps extends Boxes {
  picture: EncodedPicture
  priority?: boolean
  /** `max-w-(--file-width)` keeps it from being drawn larger than its file. */
  className?: string
  /** In which windows to show the picture's tall version, if it has one. */
  tallWhen?: keyof typeof tallConditions
}

export function Picture({
  picture,
  priority = false,
  className,
  tallWhen,
  ...boxes
}: PictureProps) {
  const sizes = sizesOf(picture, boxes, priority)
  const tall = tallWhen && picture.tall && { ...tallConditions[tallWhen], ...picture.tall }
  const tallSourceProps = tall && {
    media: tall.media,
    sizes: sizesOf(tall, boxes, priority),
    width: tall.width,
    height: tall.height,
  }
  const { avif, fallback } = picture.sources
  const style = {
    backgroundImage: `linear-gradient(${picture.colors.join()})`,
    '--focal': toObjectPosition(picture.focal),
    '--focal-tall': tall && toObjectPosition(tall.focal),
    ...fileWidth(picture),
  }
  return (
    <picture className="contents">
      {priority && tallSourceProps && (
        <Preload sources={tall.sources.avif} sizes={tallSourceProps.sizes} media={tall.media} />
      )}
      {priority && (
        <Preload sources={avif} sizes={sizes} media={tall && `not all and ${tall.media}`} />
      )}
      {tall && <source type="image/avif" srcSet={srcSet(tall.sources.avif)} {...tallSourceProps} />}
      {tall && <source srcSet={srcSet(tall.sources.fallback)} {...tallSourceProps} />}
      <source type="image/avif" srcSet={srcSet(avif)} sizes={sizes} />
      <img
        src={fallback.at(-1)?.src}
        srcSet={srcSet(fallback)}
        sizes={sizes}
        width={picture.width}
        height={picture.height}
        alt={picture.alt}
        className={cx('object-cover object-(--focal)', tall?.object, className)}
        style={style as CSSProperties}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding={priority ? undefined : 'async'}
      />
    </picture>
  )
}

interface PreloadProps {
  sources: Source[]
  sizes: string
  media?: string
}

function Preload({ sources, ...props }: PreloadProps) {
  return <PreloadPicture src={sources.at(-1)!.src} srcSet={srcSet(sources)} {...props} />
}

function srcSet(sources: Source[]): string {
  return sources.map(({ src, width }) => `${src} ${width}w`).join(',')
}

/** Sets `--file-width` on an element around the picture. The picture has it already. */
export function fileWidth(picture: EncodedPicture): CSSProperties & Record<`--${string}`, string> {
  return { '--file-width': `${fileSize(picture).width}px` }
}

/** In px: the largest size at which a framing is sharp. */
export function fileSize({ sources, width, height }: Framing) {
  const largest = sources.avif.at(-1)?.width ?? width
  return { width: largest, height: Math.round((largest * height) / width) }
}

function sizesOf(framing: Framing, { phone, tablet, desktop }: Boxes, priority: boolean) {
  const onTablet = tablet ? `(width < 64rem) ${drawnWidth(framing, tablet)},` : ''
  return phoneSizes(framing, phone, priority) + onTablet + drawnWidth(framing, desktop)
}

function drawnWidth(framing: Framing, { width, ratio, vh }: Box): string {
  if (vh) return `max(${width}, ${Math.round((vh * framing.width) / framing.height)}vh)`
  return `calc(${coverScale(framing, ratio)} * ${width})`
}

/** How much wider than its box a framing is drawn with `object-fit: cover`. */
function coverScale({ width, height }: Framing, ratio = Infinity): number {
  return Math.max(1, Math.round((width / height / ratio) * 100) / 100)
}

/**
 * The densest phones get 2 device pixels per CSS pixel, and 1.6 of a first picture, which the page
 * waits for. Below 2, beads and jasmine look soft. Nobody sees a difference between 2 and 3.
 */
function phoneSizes(framing: Framing, { vw, ratio }: Boxes['phone'], priority: boolean): string {
  const phone = '(width < 48rem)'
  const width = coverScale(framing, ratio) * vw
  const scaled = (factor: number) => `${Math.round(factor * width)}vw`
  const densest = `${phone} and (resolution >= 2.5dppx) ${scaled(priority ? 0.54 : 0.67)}`
  const dense = `${phone} and (resolution >= 1.5dppx) ${scaled(0.82)}`
  return `${densest},${dense},${phone} ${scaled(1)},`
}

function toObjectPosition([x, y]: Framing['focal']): string {
  return `${x}% ${y}%`
}
