import { Picture } from '@/components/site/picture'
import { pictures, type PictureName } from '@/content/pictures/encoded'
import { cn } from '@/lib/utils'

export function PictureFigure({ name, caption }: { name: PictureName; caption: string }) {
  const picture = pictures[name]
  if (!picture) throw new Error(`There is no picture “${name}” in content/pictures/pictures.json`)
  const upright = picture.height >= picture.width
  return (
    <figure className={cn('picture', upright && 'upright')}>
      <Picture
        picture={picture}
        phone={{ vw: upright ? 78 : 100 }}
        tablet={{ width: upright ? '60vw' : '92vw' }}
        desktop={{ width: upright ? '45vw' : '82vw' }}
        className={cn('w-full', upright ? 'aspect-4/5' : 'aspect-3/2 lg:aspect-video')}
      />
      <figcaption>{caption}</figcaption>
    </figure>
  )
}
