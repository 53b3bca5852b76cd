import { cx } from 'class-variance-authority'
import { Picture } from '@/components/site/picture'
import { pictures, type PictureName } from '@/content/pictures/encoded'

export function PictureFigure({ name, caption }: { name: PictureName; caption: string }) {
  const picture = pictures[name]
  if (!picture)
    throw new Error(`An article names the picture “${name}”, which pictures.json does not list`)
  const isPortrait = picture.height >= picture.width
  return (
    <figure className={cx('picture', isPortrait && 'portrait')}>
      <Picture
        picture={picture}
        phone={{ vw: isPortrait ? 78 : 100 }}
        tablet={{ width: isPortrait ? '60vw' : '92vw' }}
        desktop={{ width: isPortrait ? '45vw' : '82vw' }}
        className={cx('w-full', isPortrait ? 'aspect-4/5' : 'aspect-3/2 lg:aspect-video')}
      />
      <figcaption>{caption}</figcaption>
    </figure>
  )
}
