import { type ReactNode, ViewTransition } from 'react'

/** The frame of an article's picture, which opens from page to page. */
export function OpeningPicture({
  slug,
  ...frame
}: {
  slug: string
  className?: string
  children: ReactNode
}) {
  return (
    <ViewTransition name={`picture-${slug}`} share="auto" default="none">
      <div {...frame} />
    </ViewTransition>
  )
}
