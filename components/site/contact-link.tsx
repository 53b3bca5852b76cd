import type { ReactNode } from 'react'
import type { Studio } from '@/content/studio'

interface Props {
  method: Studio['phone' | 'whatsapp' | 'email']
  className?: string
  /** The text; the number or the address unless given. */
  children?: ReactNode
}

/** Telephone and WhatsApp show the same number, so the accessible name tells them apart. An address may break after its @. */
export function ContactLink({ method, className, children = breakable(method.shown) }: Props) {
  return (
    <a href={method.href} aria-label={`${method.label}: ${method.shown}`} className={className}>
      {children}
    </a>
  )
}

function breakable(shown: string) {
  const [name, host] = shown.split('@')
  if (!host) return shown
  return (
    <>
      {name}@<wbr />
      {host}
    </>
  )
}
