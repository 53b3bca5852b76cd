import { useId, type ComponentProps, type ReactNode } from 'react'
import { cn } from '@/lib/utils'

interface DrawingProps extends ComponentProps<'svg'> {
  title: string
  desc: string
}

/** With letters spaced out, words run past its edge. */
export function Drawing({ title, desc, className, children, ...props }: DrawingProps) {
  const id = useId()
  return (
    <svg
      role="img"
      aria-labelledby={`${id}-title ${id}-desc`}
      className={cn('w-full overflow-visible', className)}
      fill="none"
      stroke="currentColor"
      {...props}
    >
      <title id={`${id}-title`}>{title}</title>
      <desc id={`${id}-desc`}>{desc}</desc>
      {children}
    </svg>
  )
}

interface LabelProps extends ComponentProps<'text'> {
  text: ReactNode
  ink?: boolean
}

export function Label({ text, ink, ...props }: LabelProps) {
  return (
    <text fill={ink ? 'currentColor' : 'var(--quiet)'} stroke="none" fontSize="15" {...props}>
      {text}
    </text>
  )
}

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
