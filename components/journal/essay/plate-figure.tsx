import { Picture } from '@/components/site/picture'
import type { Plate } from '@/content/pictures'

/** A picture within an essay. A wide one begins in the margin; an upright one keeps to the text, its caption beside it. */
export function PlateFigure({ plate, caption }: { plate: Plate; caption: string }) {
  const upright = plate.height >= plate.width
  return (
    <figure className={upright ? 'plate upright' : 'plate'}>
      <Picture
        plate={plate}
        phone={upright ? '78vw' : '100vw'}
        sizes={upright ? '(width < 64rem) 60vw, 30rem' : '(width < 64rem) 92vw, 86vw'}
        className={`w-full ${upright ? 'aspect-4/5' : 'aspect-3/2 lg:aspect-video'}`}
      />
      <figcaption>{caption}</figcaption>
    </figure>
  )
}
