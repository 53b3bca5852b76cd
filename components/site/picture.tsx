import type { CSSProperties } from 'react'
import { preload } from 'react-dom'
import type { Framing, EncodedPicture, Source } from '@/content/encoded-pictures'
import { cn } from '@/lib/utils'

/** Below one of Tailwind's breakpoints, or on any portrait screen. */
const narrow = {
  sm: { media: '(max-width: 39.99rem)', object: 'max-sm:object-(--focal-tall)' },
  upright: { media: '(orientation: portrait)', object: 'portrait:object-(--focal-tall)' },
} as const

type Width = `${number}vw`

type Props = {
  picture: EncodedPicture
  /** The exact width of the picture below 48rem, one length: a wrong value loads the wrong file. */
  phone: Width
  /** Its width on all other screens: a `sizes` attribute. */
  sizes: string
  /** The largest picture of the first window: preloaded before the scripts. */
  priority?: boolean
  /**
   * Classes of the img's box (`aspect-*`, `w-*`, `h-*`), which it covers around the focal point.
   */
  className?: string
  /** Where the picture's upright version is shown, if it has one. */
  tallBelow?: keyof typeof narrow
}

/** In its mean colour until it arrives. */
export function Picture({
  picture,
  phone,
  priority = false,
  className,
  tallBelow,
  ...props
}: Props) {
  const sizes = forPhones(phone) + props.sizes
  const tall = tallBelow && picture.tall && { ...narrow[tallBelow], ...picture.tall }
  const onTall = tall && { media: tall.media, sizes, width: tall.width, height: tall.height }
  const { avif, fallback } = picture.sources
  const style = {
    backgroundColor: picture.color,
    '--focal': position(picture.focal),
    '--focal-tall': tall && position(tall.focal),
  }
  if (priority) {
    if (tall) preloadSources(tall.sources.avif, sizes, tall.media)
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
        className={cn('object-cover object-(--focal)', tall && tall.object, className)}
        style={style as CSSProperties}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding={priority ? undefined : 'async'}
      />
    </picture>
  )
}

/**
 * Preloads in the head: the browser would find the img only after ten scripts. Browsers without
 * AVIF ignore the preload. Next runs it for each page that a link in view leads to, hence
 * `prefetch={false}` on every link.
 */
function preloadSources(sources: Source[], sizes: string, media?: string) {
  const largest = sources.at(-1)
  const choice = { imageSrcSet: srcSet(sources), imageSizes: sizes, media }
  if (largest)
    preload(largest.src, { as: 'image', type: 'image/avif', fetchPriority: 'high', ...choice })
}

function srcSet(sources: Source[]): string {
  return sources.map(({ src, width }) => `${src} ${width}w`).join(',')
}

/**
 * Phones have two or three device pixels for each CSS pixel. At 1.6 a picture looks the same and
 * the page weighs a third, so `sizes` are smaller there than the boxes.
 */
function forPhones(width: Width): string {
  const phone = '(width < 48rem)'
  const share = (of: number) => `${Math.round(of * parseFloat(width))}vw`
  const densest = `${phone} and (resolution >= 2.5dppx) ${share(0.54)}`
  const dense = `${phone} and (resolution >= 1.5dppx) ${share(0.82)}`
  return `${densest},${dense},${phone} ${width},`
}

function position([x, y]: Framing['focal']): string {
  return `${x}% ${y}%`
}
