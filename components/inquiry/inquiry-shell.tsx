import { type ReactNode, useActionState, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { Button } from '@/components/ui/button'
import type { Messages } from '@/content/inquiry'
import type { Studio } from '@/content/studio'
import type { FormState, Place, Post, Send } from '@/lib/form-state'
import type { Field } from '@/lib/inquiry'
import type { Check } from '@/lib/inquiry-check'
import { nextFrame } from '@/lib/next-frame'
import { type FormCopy, type Outcome as Kind, wordsFor } from './copy'
import { FormProvider } from './form-context'
import { Honeypot } from './honeypot'
import { Outcome } from './outcome'
import { Sent } from './sent'
import { useSubmission } from './use-submission'
import { useToast } from './use-toast'

/** What the page gives a form; `send` is called by scripts, `post` by the browser itself. */
export interface FormProps<Copy> {
  copy: Copy
  messages: Messages
  studio: Studio
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
const useHydrated = () =>
  useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )

/** What both forms share: sending, with scripts and without, and saying what became of it. */
export function InquiryShell(props: Props) {
  const { copy, messages, place } = props
  const [posted, action] = useActionState(props.post, idle, place.outcome)
  // An object, so that the same outcome a second time runs the effect again.
  const [outcome, setOutcome] = useState<{ kind: Kind }>()
  const [sent, setSent] = useState(0)
  const { announce, loadToast, toaster } = useToast()
  const kind = outcome?.kind

  function onOutcome(kind: Kind) {
    setOutcome({ kind })
    if (kind === 'sent') setSent(previous => previous + 1)
    if (kind === 'refused') return
    announce(kind === 'sent' ? 'success' : 'error', wordsFor(kind, copy, messages))
  }
  useEffect(() => {
    if (outcome?.kind === 'sent') bringIntoView(place.sentId, 'start')
    // In the middle, because on a phone the toast lies over the lower end of the screen.
    else if (outcome) bringIntoView(place.outcomeId, 'center')
  }, [outcome, place])

  const answered = sent === 0 ? posted : idle
  const shownAs = kind === 'sent' ? 'here' : kind || answered.status !== 'idle' ? 'never' : 'when-targeted'
  return (
    <>
      <Sent id={place.sentId} words={copy.sent} shown={shownAs} />
      {/* A new key is the reset: React, React Hook Form and the DOM start afresh. */}
      <Form {...props} {...{ action, answered, kind, onOutcome }} key={sent} onTouch={loadToast} />
      {toaster}
    </>
  )
}

interface Sending {
  action: (data: FormData) => void
  /** What the server said to a form that the browser itself has posted. */
  answered: FormState
  kind: Kind | undefined
  onOutcome: (kind: Kind) => void
  /** Called when the form gets the focus: loads what will likely be needed. */
  onTouch: () => void
}

/** One inquiry, until it is sent. */
function Form({ action, answered, children, kind, notice, onTouch, studio, ...props }: Props & Sending) {
  const { copy, fields, messages, place } = props
  const hydrated = useHydrated()
  const submission = useSubmission({ names: Object.keys(fields), ...props })
  const refused = answered.status === 'refused' ? answered.errors : none
  const values = 'values' in answered ? answered.values : none
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
        <div id={place.outcomeId} tabIndex={-1} className="mt-8 empty:mt-0">
          <Outcome kind={kind ?? (answered.status === 'idle' ? undefined : answered.status)} studio={studio} />
        </div>
        <Button disabled={submission.submitting} className="mt-8 max-sm:w-full">
          {submission.submitting ? copy.submitting : copy.submit}
        </Button>
      </form>
    </FormProvider>
  )
}

function bringIntoView(id: string, block: ScrollLogicalPosition) {
  const message = document.getElementById(id)
  message?.focus({ preventScroll: true })
  message?.scrollIntoView({ block })
}
