import type { ChangeEvent, FocusEvent, FormEvent } from 'react'
import { useCallback, useRef, useState } from 'react'
import type { Rule, Send } from '@/lib/form-state'
import type { Check } from '@/lib/inquiry-check'
import { nextFrame } from '@/lib/next-frame'
import type { Outcome } from './copy'
import type { FormControl, FormState } from './form-control'

/** Which rule each answer breaks. */
export type Errors = Record<string, Rule | undefined>

interface Submission {
  names: string[]
  /** The rules, imported when the form is first touched. */
  loadCheck: () => Promise<Check>
  send: Send
  onOutcome: (outcome: Outcome) => void
}

/** A visitor who sent the form waits at most this long for the rules to load: the server checks them too. */
const controlWithinMs = 3_000

/** Sends a form by script. Where the rules do not load, or the browser is too old for them, the server's are enough. */
export function useSubmission({ names, loadCheck, send, onOutcome }: Submission) {
  const busy = useRef(false)
  const loading = useRef<Promise<FormControl | null>>(null)
  const control = useRef<FormControl>(null)
  const [submitting, setSubmitting] = useState(false)
  const [state, setState] = useState<FormState>({ errors: {}, submitted: false })

  /** Called at every key. An unchanged state must not render the whole form: that costs a slow phone 100 ms. */
  function onChange(next: FormState) {
    setState(previous => (JSON.stringify(previous) === JSON.stringify(next) ? previous : next))
  }

  function load(form: HTMLFormElement): Promise<FormControl | null> {
    loading.current ??= Promise.all([import('./form-control'), loadCheck().catch(() => null)]).then(
      ([{ controlForm }, check]) => (control.current = controlForm(form, names, check, unreadableDates, onChange)),
      () => (loading.current = null), // asked again at the next touch
    )
    return loading.current ?? Promise.resolve(null)
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy.current) return // the second click of a double click
    busy.current = true
    const form = event.currentTarget
    const data = new FormData(form)
    let outcome: Outcome = 'refused'
    const deliver = async () => {
      const answer = await attempt(send, data)
      outcome = answer.status
      return answer.errors
    }
    setSubmitting(true)
    await nextFrame() // the button says so before the answers are checked
    const loaded = await Promise.race([load(form), sleep(controlWithinMs)])
    if (loaded) await loaded.submit(deliver)
    else setState({ errors: await sendUnchecked(form, deliver), submitted: true })
    busy.current = false
    setSubmitting(false)
    onOutcome(outcome) // once the errors stand on the page, so that what is brought into view has its whole height
  }

  const watch = useCallback((name: string) => {
    const look = (event: ChangeEvent | FocusEvent) => void control.current?.watched[name]?.onChange(event)
    return { name, onChange: look, onBlur: look }
  }, [])

  return { onSubmit, load, watch, submitting, ...state }
}

const sleep = (ms: number) => new Promise<null>(resolve => setTimeout(resolve, ms, null))

async function sendUnchecked(form: HTMLFormElement, deliver: () => Promise<Errors>): Promise<Errors> {
  const errors = unreadableDates(form)
  return Object.keys(errors).length > 0 ? errors : deliver()
}

/** Dates the browser shows but cannot read, such as 31 February. It sends an empty value for them. */
function unreadableDates(form: HTMLFormElement): Errors {
  const inputs = [...form.elements].filter(control => control instanceof HTMLInputElement)
  return Object.fromEntries(inputs.filter(({ validity }) => validity.badInput).map(({ name }) => [name, 'date']))
}

/** Sends to the server. Only the browser knows that it is offline: a `TypeError` may be a lost line, or an error of ours. */
async function attempt(send: Send, data: FormData): Promise<{ status: Outcome; errors: Errors }> {
  const errors: Errors = {}
  if (!navigator.onLine) return { status: 'offline', errors }
  try {
    const state = await send(data)
    if (state.status === 'refused') return state
    return { status: state.status === 'idle' ? 'unexpected' : state.status, errors }
  } catch {
    return { status: navigator.onLine ? 'unexpected' : 'offline', errors }
  }
}
