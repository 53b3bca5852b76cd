import { type FormEvent, type ReactNode, useLayoutEffect, useMemo, useSyncExternalStore } from 'react'
import { Button } from '@/components/ui/button'
import type { Messages } from '@/content/inquiry'
import type { ContactMethods } from '@/content/studio'
import type { FormRoute, Post, Send, Values } from '@/lib/action-state'
import { type Field, honeypot } from '@/lib/inquiry'
import type { Check } from '@/lib/inquiry-check'
import { nextFrame } from '@/lib/next-frame'
import { type FormCopy, wordsFor } from './copy'
import { FormProvider } from './form-context'
import { OutcomeMessage } from './outcome'
import { loadToasts, useInquiries } from './inquiry-provider'
import type { Shown } from './inquiry-reducer'
import { useInquiryForm } from './use-inquiry-form'
import { textsOf, valuesIn } from './values'

/** What the page gives a form; `send` is called by scripts, `post` by the browser itself. */
export interface FormProps<Copy> {
  copy: Copy
  messages: Messages
  studio: ContactMethods
  send: Send
  post: Post
  /**
   * Rendered on the server, so that the words are in no script: what happens to the answers, in short above the button and in full
   * below it, and the next steps below the thanks.
   */
  inShort: ReactNode
  notice: ReactNode
  next: ReactNode
  className?: string
  /** Beside the fields and beside the button with its notice; after them on a narrow screen. */
  beside?: { fields: ReactNode; button: ReactNode }
}

export interface ShellProps extends FormProps<FormCopy> {
  route: FormRoute
  fields: Record<string, Field>
  loadCheck: () => Promise<Check>
  children: ReactNode
}

interface Props extends ShellProps {
  action: (data: FormData) => void
  sending: boolean
  shown: Shown
  /** Initial values of the fields. */
  values?: Values
  outcomes: number
  /** Called after each change of the page, before it is painted. */
  onRendered: () => void
}

/** One inquiry, until it is stored. */
export function Form({ route, fields, copy, messages, studio, sending, shown, outcomes, ...props }: Props) {
  const [, dispatch] = useInquiries()
  const hydrated = useHydrated()
  const { values = none, send, loadCheck } = props
  const { ref, register, submit, errors, loadRules } = useInquiryForm({ shown, send, loadCheck })
  useLayoutEffect(() => props.onRendered())

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (sending) return // the second click of a double click
    const data = new FormData(event.currentTarget)
    dispatch({ type: 'send', route, shown })
    const outcome = await submit(data)
    const words = wordsFor(outcome, copy, messages)
    dispatch({ type: 'settle', route, outcome, words, copy, sent: textsOf(data), now: valuesIn(route) })
  }

  async function onFocus() {
    await nextFrame()
    await loadRules()
    await loadToasts().catch(() => {})
  }

  const { id } = route
  // Memoised, so that the fields do not render again when only the button changes.
  const context = useMemo(
    () => ({ id, fields, copy, messages, errors, values, register }),
    [id, fields, copy, messages, errors, values, register],
  )
  return (
    <FormProvider value={context}>
      <form
        ref={ref}
        id={id}
        action={props.action}
        onSubmit={event => void onSubmit(event)}
        onFocus={() => void onFocus()}
        noValidate={hydrated}
        data-hydrated={hydrated}
        className={props.className}
      >
        <div className="@container">{props.children}</div>
        {props.beside?.fields}
        <div className="@container">
          <Honeypot label={copy.honeypotLabel} />
          {props.inShort}
          <OutcomeMessage key={outcomes} id={route.outcomeId} outcome={shown} studio={studio} />
          {/* Not `disabled`, which would take the focus away: a second click is not sent. */}
          <Button aria-disabled={sending} className="mt-8 max-sm:w-full">
            {sending ? copy.submitting : copy.submit}
          </Button>
          <p role="status" className="sr-only">
            {sending && copy.submitting}
          </p>
          {props.notice}
        </div>
        {props.beside?.button}
      </form>
    </FormProvider>
  )
}

const none: Values = {}

/** Bots fill it in; people cannot see, reach or hear it. Not `display: none`, which bots recognise. */
function Honeypot({ label }: { label: string }) {
  return (
    <div aria-hidden className="absolute -left-[200vw] size-px overflow-hidden">
      <label>
        {label}
        <input name={honeypot} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}

const noSubscription = () => () => {}

/** Whether the page is hydrated. */
const useHydrated = () =>
  useSyncExternalStore(
    noSubscription,
    () => true,
    () => false,
  )
