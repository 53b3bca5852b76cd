import { ContactLink } from '@/components/site/contact-link'
import type { Studio } from '@/content/studio'

/** Telephone, WhatsApp and e-mail as a list. */
export function DirectContact({ studio }: { studio: Studio }) {
  const { phone, whatsapp, email, card } = studio
  return (
    <>
      <dl className="@container border-b border-hairline">
        {[phone, whatsapp, email].map(way => (
          <div key={way.label} className="border-t border-hairline py-3">
            <dt className="text-small text-fine">{way.label}</dt>
            <dd>
              <ContactLink
                way={way}
                className="touch figures decoration-1 underline-offset-[0.3em] hover:underline @min-[17rem]:text-lead"
              />
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-3">
        <a href={card.href} className="touch text-small text-link">
          {card.label}
        </a>
      </p>
    </>
  )
}
