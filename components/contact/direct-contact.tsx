import type { Studio } from '@/content/studio'

interface Props {
  studio: Studio
  labels: { phone: string; whatsapp: string; email: string }
}

/** Telephone, WhatsApp and e-mail as a list. WhatsApp has the telephone's number. */
export function DirectContact({ studio, labels }: Props) {
  const ways = [
    { label: labels.phone, shown: studio.phone.shown, href: studio.phone.href },
    { label: labels.whatsapp, shown: studio.phone.shown, href: studio.whatsapp.href },
    { label: labels.email, shown: studio.email.shown, href: studio.email.href },
  ]
  return (
    <>
      <dl className="@container border-b border-hairline">
        {ways.map(({ label, shown, href }) => (
          <div key={label} className="border-t border-hairline py-3">
            <dt className="text-small text-fine">{label}</dt>
            <dd>
              <a
                href={href}
                className="touch figures decoration-1 underline-offset-[0.3em] hover:underline @min-[17rem]:text-lead"
              >
                {shown}
              </a>
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-3">
        <a href={studio.card.href} className="touch text-small text-link">
          {studio.card.label}
        </a>
      </p>
    </>
  )
}
