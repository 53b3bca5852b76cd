import { type ComponentProps, ViewTransition } from 'react'

/** For the link that follows: of all pictures in view only that of its article moves. */
export const opening = (slug: string) => [`opening-${slug}`]

export function OpeningPicture({ slug, ...frame }: ComponentProps<'div'> & { slug: string }) {
  const [type] = opening(slug)
  return (
    <ViewTransition
      name={`picture-${slug}`}
      share={{ [type!]: 'opening', default: 'none' }}
      default="none"
    >
      <div {...frame} />
    </ViewTransition>
  )
}
