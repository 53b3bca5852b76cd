import type { ReactNode } from 'react'
import type { Studio } from '@/content/studio'

interface Props {
  method: Studio['phone' | 'whatsapp' | 'email']
  className?: string
  /** What is shown, if not the number or the address. */
  children?: ReactNode
}

/** Telephone and WhatsApp have the same number: its name says which of them a link is. An address breaks after its @. */
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
