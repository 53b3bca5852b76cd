import { type ComponentProps, ViewTransition } from 'react'

/**
 * For a link to an article. Several pictures in view may also be on the next page. The type selects
 * the one whose link was followed.
 */
export const articleTransitionTypes = (slug: string) => [`open-${slug}`]

export function PictureTransition({ slug, ...frame }: ComponentProps<'div'> & { slug: string }) {
  const [type] = articleTransitionTypes(slug)
  return (
    <ViewTransition
      name={`picture-${slug}`}
      share={{ [type!]: 'article-picture', default: 'none' }}
      default="none"
    >
      <div {...frame} />
    </ViewTransition>
  )
}
