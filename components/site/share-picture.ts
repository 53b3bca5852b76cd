import type { EncodedPicture } from '@/content/pictures/encoded'

/** In px. Apps show a narrower picture as a thumbnail. */
const shareWidth = 1200

/** A JPEG, because WhatsApp does not show AVIF. */
export function sharePicture({ alt, width, height, sources }: EncodedPicture) {
  const jpeg = sources.fallback.find(source => source.width === shareWidth)
  if (!jpeg)
    throw new Error(
      `“${alt}” has no JPEG that is ${shareWidth} px wide. Shared links need one: use a larger file.`,
    )
  return {
    url: jpeg.src,
    width: shareWidth,
    height: Math.round((shareWidth * height) / width),
    alt,
  }
}
