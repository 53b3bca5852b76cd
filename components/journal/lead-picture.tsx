import { cx } from 'class-variance-authority'
import { fileWidth, Picture } from '@/components/site/picture'
import type { Article } from '@/content/journal'
import { PictureTransition } from './picture-transition'

interface Props {
  article: Pick<Article, 'slug' | 'picture'>
  frameClassName: string
  className: string
}

/**
 * The picture of the featured article and of an article's own page. Both pages need the same
 * `sizes`; with others, the second page would load a second file.
 */
export function LeadPicture({ article: { slug, picture }, frameClassName, className }: Props) {
  return (
    <PictureTransition slug={slug} style={fileWidth(picture)} className={frameClassName}>
      <Picture
        picture={picture}
        phone={{ vw: 100, ratio: 4 / 5 }}
        desktop={{ width: '100vw' }}
        priority
        tallWhen="narrow"
        className={cx('aspect-4/5 w-full', className)}
      />
    </PictureTransition>
  )
}
