'use client' // Next also renders a server component's preload when it only prefetches the page
import { preload } from 'react-dom'

interface Props {
  src: string
  srcSet: string
  sizes: string
  media?: string
}

/** Without a preload the browser finds the <img> only after ten scripts. */
export function PreloadPicture({ src, srcSet, sizes, media }: Props) {
  preload(src, {
    as: 'image',
    type: 'image/avif',
    fetchPriority: 'high',
    imageSrcSet: srcSet,
    imageSizes: sizes,
    media,
  })
  return null
}
