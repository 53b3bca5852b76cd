import type { ComponentProps } from 'react'
import type { Studio } from '@/content/studio'

type Props = ComponentProps<'a'> & { method: Studio['phone' | 'whatsapp' | 'email'] }

/** Phone and WhatsApp show the same number, so each accessible name starts with the method. */
export function ContactLink({ method, children = breakAfterAt(method.shown), ...props }: Props) {
  return (
    <a href={method.href} aria-label={`${method.label}: ${method.shown}`} {...props}>
      {children}
    </a>
  )
}

function breakAfterAt(shown: string) {
  const [name, host] = shown.split('@')
  if (!host) return shown
  return (
    <>
      {name}@<wbr />
      {host}
    </>
  )
}
