import { ContactLink } from '@/components/site/contact-link'
import { studio } from '@/content/studio'

export function DirectContact() {
  const { phone, whatsapp, email } = studio
  return (
    <dl className="border-b">
      {[phone, whatsapp, email].map(method => (
        <div
          key={method.label}
          className="flex flex-wrap items-center justify-between border-t py-1"
        >
          <dt className="text-small text-fine">{method.label}</dt>
          <dd>
            <ContactLink
              method={method}
              className="touch-target lining-nums tabular-nums text-link"
            />
          </dd>
        </div>
      ))}
    </dl>
  )
}
