import Link from 'next/link'
import type { Route } from 'next'
import { afterSending } from '@/content/inquiry'
import { addressOf } from '@/lib/site-address'
import { shareOnWhatsApp } from '@/lib/whatsapp'

const { steps, share, process, again } = afterSending

/** The foot of the thanks, and a line between them and the form, which is empty again. */
export function NextSteps() {
  return (
    <>
      <div className="border-l-2 border-ink bg-raised px-6 pb-3">
        <ol className="border-b border-hairline text-small">
          {steps.map(({ term, text }) => (
            <li key={term} className="flex flex-wrap gap-x-4 border-t border-hairline py-2">
              <span className="min-w-[12rem] font-medium">{term}</span> <span className="text-quiet">{text}</span>
            </li>
          ))}
        </ol>
        <p className="mt-2 flex flex-wrap gap-x-6 text-small print:hidden">
          <a href={shareOnWhatsApp(share.text, addressOf('/'))} className="touch text-link">
            {share.label}
          </a>
          <Link prefetch={false} href={process.href as Route} className="touch text-link">
            {process.label}
          </Link>
        </p>
      </div>
      <p className="mt-10 border-t border-hairline pt-4 text-small text-fine print:hidden">{again}</p>
    </>
  )
}
