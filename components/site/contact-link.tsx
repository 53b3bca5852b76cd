import type { ComponentProps } from 'react'
import type { Studio } from '@/content/studio'

type Props = ComponentProps<'a'> & { method: Studio['phone' | 'whatsapp' | 'email'] }

/** Telephone and WhatsApp show the same number, so the accessible name tells them apart. */
export function ContactLink({ method, children = breakable(method.shown), ...props }: Props) {
  return (
    <a href={method.href} aria-label={`${method.label}: ${method.shown}`} {...props}>
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
