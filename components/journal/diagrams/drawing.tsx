import { useId, type ComponentProps, type ReactNode } from 'react'
import { cn } from '@/lib/utils'

/**
 * The frame of a drawing: lines in the colour of ink, and no fill. Its title and desc, whose ids
 * begin with its name, are read out. With letters spaced out, words run past its edge.
 */
export function Drawing({ name, className, ...props }: ComponentProps<'svg'> & { name: string }) {
  return (
    <svg
      role="img"
      aria-labelledby={`${name}-title ${name}-desc`}
      className={cn('w-full overflow-visible', className)}
      fill="none"
      stroke="currentColor"
      {...props}
    />
  )
}

/** Words on one line, begun at a point on its base line unless anchored otherwise. */
export function Label({ text, ...props }: ComponentProps<'text'> & { text: ReactNode }) {
  return (
    <text fill="var(--quiet)" stroke="none" fontSize="15" {...props}>
      {text}
    </text>
  )
}

/** Hatching, darker than its surroundings in either theme. */
export function Shade({ d }: { d: string }) {
  const id = useId()
  return (
    <>
      <pattern
        id={id}
        width="4.5"
        height="4.5"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <path d="M0 0V4.5" stroke="var(--field)" strokeOpacity="0.7" />
      </pattern>
      <path d={d} fill={`url(#${id})`} fillRule="evenodd" stroke="none" />
    </>
  )
}
