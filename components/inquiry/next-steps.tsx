import { afterSending } from '@/content/inquiry'
import { addressOf } from '@/lib/site-address'
import { shareOnWhatsApp } from '@/lib/whatsapp'

export function NextSteps() {
  return (
    <>
      <ol className="mt-8 border-b">
        {afterSending.steps.map(({ term, text }) => (
          <li key={term} className="border-t py-3">
            <span className="block font-medium">{term}</span>{' '}
            <span className="text-quiet">{text}</span>
          </li>
        ))}
      </ol>
      <p className="mt-2 text-small print:hidden">
        <a
          href={shareOnWhatsApp(afterSending.share.text, addressOf('/'))}
          className="touch text-link"
        >
          {afterSending.share.label}
        </a>
      </p>
    </>
  )
}
