import type { EncodedPicture } from '@/content/pictures/encoded'

/** px: apps show a narrower picture small, beside the message. */
const shareWidth = 1200

/** As JPEG: WhatsApp shows no AVIF. */
export function sharePicture({ alt, width, height, sources }: EncodedPicture) {
  const jpeg = sources.fallback.find(source => source.width === shareWidth)
  if (!jpeg)
    throw new Error(`No shared link can show “${alt}”: it is not encoded ${shareWidth} px wide`)
  return {
    url: jpeg.src,
    width: shareWidth,
    height: Math.round((shareWidth * height) / width),
    alt,
  }
}
