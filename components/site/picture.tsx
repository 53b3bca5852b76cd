import type { CSSProperties } from 'react'
import { preload } from 'react-dom'
import type { Framing, EncodedPicture, Source } from '@/content/pictures/encoded'
import { cn } from '@/lib/utils'

const narrow = {
  sm: { media: '(max-width: 39.99rem)', object: 'max-sm:object-(--focal-tall)' },
  upright: { media: '(orientation: portrait)', object: 'portrait:object-(--focal-tall)' },
} as const

/** Where a picture is drawn. e2e/weight.spec.ts names a width that is not the drawn one. */
interface Box {
  /** A length of `sizes`. */
  width: string
  /** Width by height, where the box cuts off the picture's sides. */
  ratio?: number
}

export interface Boxes {
  /** Below 48rem; its width in vw. */
  phone: Pick<Box, 'ratio'> & { vw: number }
  /** From there to 64rem, if not as on a desktop. */
  tablet?: Box
  desktop: Box
}

interface Props extends Boxes {
  picture: EncodedPicture
  priority?: boolean
  /** `max-w-(--file-width)` keeps it from being drawn larger than its file. */
  className?: string
  tallBelow?: keyof typeof narrow
}

export function Picture({ picture, priority = false, className, tallBelow, ...boxes }: Props) {
  const sizes = sizesOf(picture, boxes)
  const tall = tallBelow && picture.tall && { ...narrow[tallBelow], ...picture.tall }
  const onTall = tall && {
    media: tall.media,
    sizes: sizesOf(tall, boxes),
    width: tall.width,
    height: tall.height,
  }
  const { avif, fallback } = picture.sources
  const style = {
    backgroundImage: `linear-gradient(${picture.colors.join()})`,
    '--focal': position(picture.focal),
    '--focal-tall': tall && position(tall.focal),
    ...fileWidth(picture),
  }
  if (priority) {
    if (onTall) preloadSources(tall.sources.avif, onTall.sizes, tall.media)
    preloadSources(avif, sizes, tall && `not all and ${tall.media}`)
  }
  return (
    <picture className="contents">
      {tall && <source type="image/avif" srcSet={srcSet(tall.sources.avif)} {...onTall} />}
      {tall && <source srcSet={srcSet(tall.sources.fallback)} {...onTall} />}
      <source type="image/avif" srcSet={srcSet(avif)} sizes={sizes} />
      <img
        src={fallback.at(-1)?.src}
        srcSet={srcSet(fallback)}
        sizes={sizes}
        width={picture.width}
        height={picture.height}
        alt={picture.alt}
        className={cn('object-cover object-(--focal)', tall?.object, className)}
        style={style as CSSProperties}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding={priority ? undefined : 'async'}
      />
    </picture>
  )
}

/**
 * The browser would find the img only after ten scripts. Next runs this for each page that a link
 * in view leads to, hence `prefetch={false}` on every link.
 */
function preloadSources(sources: Source[], sizes: string, media?: string) {
  preload(sources.at(-1)!.src, {
    as: 'image',
    type: 'image/avif',
    fetchPriority: 'high',
    imageSrcSet: srcSet(sources),
    imageSizes: sizes,
    media,
  })
}

function srcSet(sources: Source[]): string {
  return sources.map(({ src, width }) => `${src} ${width}w`).join(',')
}

/** For a frame of its own: `--file-width`, as on the picture. */
export function fileWidth(picture: EncodedPicture): CSSProperties & Record<`--${string}`, string> {
  return { '--file-width': `${fileSize(picture).width}px` }
}

/** px: the largest at which a framing is sharp. */
export function fileSize({ sources, width, height }: Framing) {
  const largest = sources.avif.at(-1)?.width ?? width
  return { width: largest, height: Math.round((largest * height) / width) }
}

function sizesOf(framing: Framing, { phone, tablet, desktop }: Boxes) {
  const onTablet = tablet ? `(width < 64rem) ${drawnWidth(framing, tablet)},` : ''
  return forPhones(framing, phone) + onTablet + drawnWidth(framing, desktop)
}

function drawnWidth(framing: Framing, { width, ratio }: Box): string {
  return `calc(${widening(framing, ratio)} * ${width})`
}

/** How much wider than its box a covering framing is drawn. */
function widening({ width, height }: Framing, ratio = Infinity): number {
  return Math.max(1, Math.round((width / height / ratio) * 100) / 100)
}

/** At 1.6 device pixels a phone's picture looks as at two or three, and the page weighs a third. */
function forPhones(framing: Framing, { vw, ratio }: Boxes['phone']): string {
  const phone = '(width < 48rem)'
  const width = widening(framing, ratio) * vw
  const share = (of: number) => `${Math.round(of * width)}vw`
  const densest = `${phone} and (resolution >= 2.5dppx) ${share(0.54)}`
  const dense = `${phone} and (resolution >= 1.5dppx) ${share(0.82)}`
  return `${densest},${dense},${phone} ${share(1)},`
}

function position([x, y]: Framing['focal']): string {
  return `${x}% ${y}%`
}
