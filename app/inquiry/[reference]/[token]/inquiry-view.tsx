'use client'
import { type MouseEvent, useActionState, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import {
  handleInquiry,
  type InquiryState,
  type Press,
  type ShownInquiry,
} from '@/app/inquiry/actions'
import { Button } from '@/components/ui/button'
import type { inquiryPage } from '@/content/inquiry-page'
import { fillSentence } from '@/lib/fill-sentence'

interface Props {
  reference: string
  token: string
  studio: string
  copy: typeof inquiryPage
}

/** The second click of a double click would take back what the first has recorded. */
const ignoreSecondClick = (event: MouseEvent) => event.detail > 1 && event.preventDefault()

/** Narrow, and without the bar and the footer (app/styles/layout.css): it is for the studio alone. */
export function InquiryView({ reference, token, studio, copy }: Props) {
  const [ready] = useState<InquiryState>({ status: 'ready', reference })
  const [latest, action] = useActionState(handleInquiry, ready)
  const state = useForgottenOnLeave(latest, ready)
  const text = describeState(state, copy)
  const buttons = findButtons(state)
  return (
    <section data-studio-page className="mx-auto min-h-svh max-w-[44rem] px-6 pt-8 pb-18">
      <p className="mb-12 wordmark">{studio}</p>
      <form action={action}>
        <input type="hidden" name="token" value={token} />
        <div role="status">
          <h1 className="text-display lining-nums">{state.reference}</h1>
          {'couple' in state && state.couple && (
            <p className="mt-6 text-lead font-medium text-balance wrap-anywhere">
              {fillSentence(copy.marked, { couple: state.couple })}
            </p>
          )}
          {text && <p className="mt-6 text-lead text-quiet">{text}</p>}
          {'advice' in state &&
            state.advice.map(sentence => (
              <p key={sentence} className="mt-6 text-lead font-medium text-balance">
                {sentence}
              </p>
            ))}
        </div>
        {'answers' in state && <Shown inquiry={state} copy={copy} />}
        {buttons.includes('show') && (
          <p className="mt-10">
            <Button name="press" value="show" className="max-sm:w-full">
              {copy.buttons.show}
            </Button>
          </p>
        )}
        {buttons
          .filter(name => name !== 'show')
          .map(name => (
            <div key={name} className="mt-10 border-t pt-8">
              {name === 'mark' && (
                <p className="mb-4 text-quiet">
                  {fillSentence(copy.question, { reference: state.reference })}
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

function describeState(state: InquiryState, copy: Props['copy']): string | undefined {
  switch (state.status) {
    case 'ready':
      return undefined
    case 'waiting':
      return fillSentence(copy.due, { time: state.due })
    case 'answered':
    case 'marked':
      return fillSentence(copy.isAnswered, { time: state.answered })
    case 'already marked':
      return fillSentence(copy.alreadyMarked, { time: state.answered })
    case 'taken back':
      return copy.takenBack
    case 'closed':
      return fillSentence(copy.closed, { time: state.answered })
    case 'closed unanswered':
      return copy.closedUnanswered
    case 'unknown':
      return copy.noInquiry
    case 'busy':
      return copy.busy
    case 'failed':
      return copy.failed[state.press]
  }
}

function findButtons(state: InquiryState): Press[] {
  switch (state.status) {
    case 'ready':
    case 'taken back':
    case 'busy':
      return ['show', 'mark']
    case 'waiting':
    case 'closed unanswered':
      return ['mark']
    case 'answered':
      return ['take back']
    case 'marked':
    case 'already marked':
      return ['show', 'take back']
    case 'failed':
      return ['show', state.press === 'take back' ? 'take back' : 'mark']
    case 'closed':
    case 'unknown':
      return []
  }
}

function Shown({ inquiry, copy }: { inquiry: ShownInquiry; copy: Props['copy'] }) {
  const { received, opened, links, answers } = inquiry
  return (
    <>
      <p className="mt-6 text-small text-quiet">
        {fillSentence(copy.received, { time: received })}{' '}
        {fillSentence(copy.opened, { time: opened })}
      </p>
      <p className="mt-6 flex flex-wrap gap-3">
        {links.map(({ label, href }) => (
          <Button key={label} asChild>
            <a href={href}>{label}</a>
          </Button>
        ))}
      </p>
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
    </>
  )
}

/** Forgets the answers when the page is left, so that Back does not show them from a cache. */
function useForgottenOnLeave(state: InquiryState, ready: InquiryState): InquiryState {
  const [forgotten, setForgotten] = useState<InquiryState>()
  useEffect(() => {
    const forget = () => flushSync(() => setForgotten(state))
    addEventListener('pagehide', forget)
    return () => removeEventListener('pagehide', forget)
  }, [state])
  return state === forgotten ? ready : state
}
