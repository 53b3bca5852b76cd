import { afterSending } from '@/content/inquiry'
import { addressOf } from '@/lib/site-address'
import { shareOnWhatsApp } from '@/lib/whatsapp'

export function NextSteps() {
  return (
    <>
      <ol className="mt-8 border-b">
        {afterSending.steps.map(({ term, text }) => (
          <li key={term} className="border-t py-3">
            <p className="font-medium">{term}</p>
            <p className="text-quiet">{text}</p>
          </li>
        ))}
      </ol>
      <p className="mt-2 text-small print:hidden">
        <a
          href={shareOnWhatsApp(afterSending.share.text, addressOf('/'))}
          className="touch-target text-link"
        >
          {afterSending.share.label}
        </a>
      </p>
    </>
  )
}
