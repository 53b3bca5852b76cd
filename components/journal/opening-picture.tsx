import { type ReactNode, ViewTransition } from 'react'

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
