import Link from 'next/link'
import type { Route } from 'next'
import type { AfterSending } from '@/content/inquiry'
import { shareOnWhatsApp } from '@/lib/whatsapp'

/** The foot of the thanks, and a line between them and the form, which is empty again. {@link addressOf} makes a path a whole address. */
export function NextSteps({ words, addressOf }: { words: AfterSending; addressOf: (path: string) => string }) {
  const { steps, share, process, again } = words
  return (
    <>
      <div className="border-l-2 border-ink bg-raised px-6 pt-5 pb-3">
        <ol className="border-b border-hairline text-small">
          {steps.map(({ term, text }) => (
            <li key={term} className="flex flex-wrap gap-x-4 border-t border-hairline py-2">
              <span className="min-w-[12rem] font-medium">{term}</span> <span className="text-quiet">{text}</span>
            </li>
          ))}
        </ol>
        <p className="mt-2 flex flex-wrap gap-x-6 text-small">
          <a href={shareOnWhatsApp(share.text, addressOf('/'))} className="touch text-link">
            {share.label}
          </a>
          <Link prefetch={false} href={process.href as Route} className="touch text-link">
            {process.label}
          </Link>
        </p>
      </div>
      <p className="mt-10 border-t border-hairline pt-4 text-small text-fine">{again}</p>
    </>
  )
}
