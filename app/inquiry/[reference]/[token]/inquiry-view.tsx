'use client'
import { type MouseEvent, useActionState, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { handleInquiry, type InquiryState } from '@/app/inquiry/actions'
import { Button } from '@/components/ui/button'
import type { inquiryPage } from '@/content/inquiry-page'

interface Props {
  reference: string
  token: string
  copy: typeof inquiryPage
}

/** The second click of a double click would take back what the first has recorded. */
const ignoreSecondClick = (event: MouseEvent) => event.detail > 1 && event.preventDefault()

/** Narrow, and without the bar and the footer (app/styles/layout.css): it is for the studio alone. */
export function InquiryView({ reference, token, copy }: Props) {
  const [closed] = useState<InquiryState>({ reference, buttons: ['show', 'mark'] })
  const [state, action] = useActionState(handleInquiry, closed)
  const shown = useForgottenOnLeave(state, closed)
  const { text, note, times, answers, links, buttons } = shown
  const [before, after] = [buttons.includes('show'), buttons.filter(name => name !== 'show')]
  return (
    <section data-studio-page className="mx-auto min-h-svh max-w-[44rem] px-6 py-18">
      <form action={action}>
        <input type="hidden" name="token" value={token} />
        <div role="status">
          <h1 className="text-display lining-nums">{shown.reference}</h1>
          {text && <p className="mt-6 text-lead text-quiet">{text}</p>}
          {note && <p className="mt-6 text-lead font-medium">{note}</p>}
        </div>
        {times && <p className="mt-6 text-small text-quiet">{times.join(' ')}</p>}
        {links && (
          <p className="mt-6 flex flex-wrap gap-3">
            {links.map(({ label, href }) => (
              <Button key={label} asChild>
                <a href={href}>{label}</a>
              </Button>
            ))}
          </p>
        )}
        {answers && <Answers answers={answers} />}
        {before && (
          <p className="mt-10">
            <Button name="press" value="show" className="max-sm:w-full">
              {copy.buttons.show}
            </Button>
          </p>
        )}
        {after.map(name => (
          <div key={name} className="mt-10 border-t pt-8">
            {name === 'mark' && (
              <p className="mb-4 text-quiet">
                {copy.question.replace('{reference}', shown.reference)}
              </p>
            )}
            <Button
              name="press"
              value={name}
              variant="outline"
              className="max-sm:w-full"
              onClick={ignoreSecondClick}
            >
              {copy.buttons[name]}
            </Button>
          </div>
        ))}
      </form>
    </section>
  )
}

function Answers({ answers }: Required<Pick<InquiryState, 'answers'>>) {
  return (
    <dl className="mt-10">
      {answers.map(({ label, text }) => (
        <div key={label} className="border-t py-4">
          <dt className="text-small text-fine">{label}</dt>
          <dd className="mt-1 wrap-anywhere whitespace-pre-line" dir="auto">
            {text}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Forgets the answers when the page is left, so that Back does not show them from a cache. */
function useForgottenOnLeave(state: InquiryState, closed: InquiryState): InquiryState {
  const [forgotten, setForgotten] = useState<InquiryState>()
  useEffect(() => {
    const forget = () => flushSync(() => setForgotten(state))
    addEventListener('pagehide', forget)
    return () => removeEventListener('pagehide', forget)
  }, [state])
  return state === forgotten ? closed : state
}
