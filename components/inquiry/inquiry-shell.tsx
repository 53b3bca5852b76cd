import { type ReactNode, useActionState, useLayoutEffect, useMemo, useState } from 'react'
import { Button } from '@/components/ui/button'
import type { Messages } from '@/content/inquiry'
import type { Ways } from '@/content/studio'
import type { FormState, Place, Post, Send } from '@/lib/form-state'
import type { Field } from '@/lib/inquiry'
import type { Check } from '@/lib/inquiry-check'
import { nextFrame } from '@/lib/next-frame'
import { type FormCopy, type Outcome as Kind, wordsFor } from './copy'
import { FormProvider } from './form-context'
import { Honeypot } from './honeypot'
import { useKeptAnswers } from './kept-answers'
import { lead } from './lead'
import { Outcome } from './outcome'
import { Sent } from './sent'
import { useHydrated } from './use-hydrated'
import { useSubmission } from './use-submission'
import { useToast } from './use-toast'

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

interface Props extends FormProps<FormCopy> {
  place: Place
  fields: Record<string, Field>
  loadCheck: () => Promise<Check>
  children: ReactNode
}

const idle: FormState = { status: 'idle' }
const none = {}

/** What both forms share: sending, with scripts and without, and saying what became of it. */
export function InquiryShell(props: Props) {
  const { copy, messages, place } = props
  const [posted, action] = useActionState(props.post, idle, place.outcome)
  const [outcomes, setOutcomes] = useState<Kind[]>([])
  const { announce, loadToast, toaster } = useToast()
  const kept = useKeptAnswers(place.id)
  const kind = outcomes.at(-1)

  function onOutcome(kind: Kind) {
    setOutcomes(previous => [...previous, kind])
    if (kind === 'refused') return
    announce(kind === 'sent' ? 'success' : 'error', wordsFor(kind, copy, messages))
  }
  // Before the browser paints: the emptied form took the focus away with its button.
  useLayoutEffect(() => {
    const kind = outcomes.at(-1)
    if (kind) lead(kind, place)
  }, [outcomes, place])

  const sent = outcomes.filter(kind => kind === 'sent').length
  const answered = sent === 0 ? posted : idle
  const values = 'values' in answered ? answered.values : sent === 0 ? kept : none
  const shownAs = kind === 'sent' ? 'here' : kind || answered.status !== 'idle' ? 'never' : 'when-targeted'
  return (
    <>
      <Sent id={place.sentId} words={copy.sent} shown={shownAs} />
      {/* A new key is the reset: React, React Hook Form and the DOM start afresh. */}
      <Form
        {...props}
        {...{ action, answered, kind, onOutcome, values }}
        attempt={outcomes.length}
        key={sent}
        onTouch={loadToast}
      />
      {toaster}
    </>
  )
}

interface Sending {
  action: (data: FormData) => void
  /** What the server said to a form that the browser itself has posted. */
  answered: FormState
  /** What the fields begin with. */
  values: Record<string, string>
  /** How many outcomes there have been. The same failure again is a new alert, so that it is read again. */
  attempt: number
  kind: Kind | undefined
  onOutcome: (kind: Kind) => void
  /** Called when the form gets the focus: loads what will likely be needed. */
  onTouch: () => void
}

/** One inquiry, until it is sent. */
function Form({
  action,
  answered,
  attempt,
  children,
  kind,
  notice,
  onTouch,
  studio,
  values,
  ...props
}: Props & Sending) {
  const { copy, fields, messages, place } = props
  const hydrated = useHydrated()
  const submission = useSubmission({ names: Object.keys(fields), ...props })
  const refused = answered.status === 'refused' ? answered.errors : none
  const errors = submission.submitted ? submission.errors : refused
  const { id } = place
  const { watch } = submission
  // Memoised, so that the fields do not render again when only the button changes.
  const context = useMemo(
    () => ({ id, fields, copy, messages, errors, values, watch }),
    [id, fields, copy, messages, errors, values, watch],
  )
  return (
    <FormProvider value={context}>
      <form
        id={id}
        action={action}
        onSubmit={submission.onSubmit}
        onFocus={({ currentTarget }) => {
          void nextFrame()
            .then(() => submission.load(currentTarget))
            .then(onTouch)
        }}
        noValidate={hydrated}
        data-hydrated={hydrated}
        className="@container"
      >
        {children}
        <Honeypot label={copy.trap} />
        {notice}
        <Outcome
          key={attempt}
          id={place.outcomeId}
          kind={kind ?? (answered.status === 'idle' ? undefined : answered.status)}
          studio={studio}
        />
        {/* Not `disabled`, which would take the focus away: a second click is not sent. */}
        <Button aria-disabled={submission.submitting} className="mt-8 max-sm:w-full">
          {submission.submitting ? copy.submitting : copy.submit}
        </Button>
        <p role="status" className="sr-only">
          {submission.submitting && copy.submitting}
        </p>
      </form>
    </FormProvider>
  )
}
