import type { Studio } from '@/content/studio'

/** Phone, WhatsApp and e-mail in a row. */
export function ContactLinks({ studio, className = '' }: { studio: Studio; className?: string }) {
  return (
    <ul className={`flex flex-wrap gap-x-6 ${className}`}>
      <li>
        <a href={studio.phone.href} className="touch figures text-link">
          {studio.phone.shown}
        </a>
      </li>
      <li>
        <a href={studio.whatsapp.href} className="touch text-link">
          {studio.whatsapp.label}
        </a>
      </li>
      <li>
        <a href={studio.email.href} className="touch text-link">
          {studio.email.shown}
        </a>
      </li>
    </ul>
  )
}
