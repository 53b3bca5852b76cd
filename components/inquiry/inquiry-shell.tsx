import { type ReactNode, useActionState, useLayoutEffect, useRef } from 'react'
import type { Messages } from '@/content/inquiry'
import type { Ways } from '@/content/studio'
import type { FormState, Place, Post, Send } from '@/lib/form-state'
import type { Field } from '@/lib/inquiry'
import type { Check } from '@/lib/inquiry-check'
import type { FormCopy } from './copy'
import { Form } from './form'
import { lead, Thanks } from './outcome'
import { useOutbox } from './outbox'
import { type Progress, untouched } from './progress'
import { valuesIn } from './values'

/** What the page gives a form; `send` is called by scripts, `post` by the browser itself. */
export interface FormProps<Copy> {
  copy: Copy
  messages: Messages
  studio: Ways
  send: Send
  post: Post
  /** What happens to the answers; rendered on the server, so that its words are in no script. */
  notice: ReactNode
}

export interface ShellProps extends FormProps<FormCopy> {
  place: Place
  fields: Record<string, Field>
  loadCheck: () => Promise<Check>
  children: ReactNode
}

const idle: FormState = { status: 'idle' }

/** What both forms share, before and after an inquiry is written: what came of it, and what was left in the form. */
export function InquiryShell(props: ShellProps) {
  const { copy, place } = props
  const [posted, action] = useActionState(props.post, idle, place.outcome)
  const [{ forms }, dispatch] = useOutbox()
  const inquiry = forms[place.id] ?? untouched
  const progress: Progress = inquiry.progress ?? posted
  const shown = progress.status === 'sending' ? progress.shown : progress

  // A link between two pages loads no document, so that the browser restores nothing on the way back.
  useLayoutEffect(() => {
    dispatch({ type: 'open', place })
    return () => dispatch({ type: 'leave', place, values: valuesIn(place) ?? {} })
  }, [dispatch, place])

  // What came of it before the form was opened leads nowhere.
  const led = useRef(inquiry.outcomes)
  function leadToOutcome() {
    if (led.current !== inquiry.outcomes && lead(shown.status, place)) led.current = inquiry.outcomes
  }

  return (
    <>
      <Thanks place={place} words={copy.sent} status={shown.status} />
      {/* A new key is the reset: React, React Hook Form and the DOM start afresh. */}
      <Form
        key={inquiry.thanks}
        {...props}
        action={action}
        sending={progress.status === 'sending'}
        shown={shown}
        values={inquiry.values ?? ('values' in posted ? posted.values : undefined)}
        outcomes={inquiry.outcomes}
        onRendered={leadToOutcome}
      />
    </>
  )
}
