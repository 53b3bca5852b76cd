import { ContactLink } from '@/components/site/contact-link'
import type { ContactMethods } from '@/content/studio'

/** Phone, WhatsApp and e-mail in a row. */
export function ContactLinks({ studio, className = '' }: { studio: ContactMethods; className?: string }) {
  return (
    <ul className={`flex flex-wrap gap-x-6 ${className}`}>
      <li>
        <ContactLink method={studio.phone} className="touch figures text-link" />
      </li>
      <li>
        <ContactLink method={studio.whatsapp} className="touch text-link">
          {studio.whatsapp.label}
        </ContactLink>
      </li>
      <li>
        <ContactLink method={studio.email} className="touch text-link" />
      </li>
    </ul>
  )
}
