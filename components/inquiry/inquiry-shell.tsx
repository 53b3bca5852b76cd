import { type ReactNode, useActionState, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { Button } from '@/components/ui/button'
import type { Messages } from '@/content/inquiry'
import type { Studio } from '@/content/studio'
import type { FormState, Place, Post, Send } from '@/lib/form-state'
import type { Field } from '@/lib/inquiry'
import type { Check } from '@/lib/inquiry-check'
import { shown } from '@/lib/shown'
import { type FormCopy, type Outcome as Kind, wordsFor } from './copy'
import { FormProvider } from './form-context'
import { Honeypot } from './honeypot'
import { Outcome } from './outcome'
import { Sent } from './sent'
import { useSubmission } from './use-submission'
import { useToast } from './use-toast'

/** What the page gives a form; `send` is called by scripts, `post` by the browser itself. */
export interface Told<Copy> {
  copy: Copy
  messages: Messages
  studio: Studio
  send: Send
  post: Post
  /** What happens to the answers; rendered on the server, so that its words are in no script. */
  notice: ReactNode
}

interface Props extends Told<FormCopy> {
  place: Place
  fields: Record<string, Field>
  loadCheck: () => Promise<Check>
  children: ReactNode
}

const idle: FormState = { status: 'idle' }
const useHydrated = () =>
  useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )

/** What both forms share: sending, with scripts and without, and telling what became of it. */
export function InquiryShell(props: Props) {
  const { copy, messages, place } = props
  const [posted, action] = useActionState(props.post, idle, place.outcome)
  const [told, setTold] = useState<{ kind: Kind } | null>(null)
  const [round, setRound] = useState(0)
  const { announce, loadToast, toaster } = useToast()

  function tell(kind: Kind) {
    setTold({ kind })
    if (kind === 'sent') setRound(previous => previous + 1)
    if (kind === 'refused') return
    announce(kind === 'sent' ? 'success' : 'error', wordsFor(kind, copy, messages))
  }
  useEffect(() => {
    if (told?.kind === 'sent') bringIntoView(place.sentId, 'start')
    // In the middle, because on a phone the toast lies over the lower end of the screen.
    else if (told) bringIntoView(place.outcomeId, 'center')
  }, [told, place])

  const answered = round === 0 ? posted : idle
  return (
    <>
      <Sent
        id={place.sentId}
        words={copy.sent}
        shown={told?.kind === 'sent' ? 'here' : told || answered.status !== 'idle' ? 'never' : 'when-targeted'}
      />
      {/* A new round remounts the fields, and that is the reset: React, React Hook Form and the DOM start afresh. */}
      <Round
        key={round}
        {...props}
        action={action}
        answered={answered}
        told={told?.kind}
        onOutcome={tell}
        onTouch={loadToast}
      />
      {toaster}
    </>
  )
}

const none = {}

interface RoundProps extends Props {
  action: (data: FormData) => void
  answered: FormState
  told: Kind | undefined
  onOutcome: (kind: Kind) => void
  /** What is likely to be needed is fetched when a form is first touched. */
  onTouch: () => void
}

function Round(props: RoundProps) {
  const { action, answered, children, copy, fields, messages, notice, onTouch, place, studio, told } = props
  const hydrated = useHydrated()
  const form = useSubmission({ names: Object.keys(fields), ...props })
  const refused = answered.status === 'refused' ? answered.errors : none
  const values = 'values' in answered ? answered.values : none
  const errors = form.submitted ? form.errors : refused
  const { id } = place
  const { watch } = form
  // The fields are rendered anew when something about them has changed, and not because the button says "Submitting".
  const about = useMemo(
    () => ({ id, fields, copy, messages, errors, values, watch }),
    [id, fields, copy, messages, errors, values, watch],
  )
  const kind = told ?? (answered.status === 'idle' ? undefined : answered.status)
  return (
    <FormProvider value={about}>
      <form
        id={place.id}
        action={action}
        onSubmit={form.onSubmit}
        onFocus={({ currentTarget }) => {
          void shown()
            .then(() => form.load(currentTarget))
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
          <Outcome kind={kind} studio={studio} />
        </div>
        <Button disabled={form.submitting} className="mt-8 max-sm:w-full">
          {form.submitting ? copy.submitting : copy.submit}
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
