import { unstable_isUnrecognizedActionError as isOutdated } from 'next/navigation'
import type { ChangeEvent, FocusEvent, FormEvent } from 'react'
import { useCallback, useRef, useState } from 'react'
import type { Rule, Send } from '@/lib/form-state'
import type { Check } from '@/lib/inquiry-check'
import { shown } from '@/lib/shown'
import type { Outcome } from './copy'
import type { FormControl, FormState } from './form-control'
import { type Errors, halfWritten } from './half-written'

type Edit = ChangeEvent | FocusEvent

interface Submission {
  names: string[]
  /** The rules, imported when the form is first touched. */
  loadCheck: () => Promise<Check>
  send: Send
  onOutcome: (outcome: Outcome) => void
}

/** A couple who sent the form waits this long at most for its rules: the server knows them too. */
const controlWithinMs = 3_000

/**
 * Sends a form by script. Whatever fails on the way (the rules do not load, the browser is too old for them) is left to the
 * server.
 */
export function useSubmission({ names, loadCheck, send, onOutcome }: Submission) {
  const busy = useRef(false)
  const loading = useRef<Promise<FormControl | null>>(null)
  const control = useRef<FormControl>(null)
  const [submitting, setSubmitting] = useState(false)
  const [state, setState] = useState<FormState>({ errors: {}, submitted: false })

  /** It tells at every key; the same again must not render the whole form, which costs a slow phone 100 ms. */
  function tell(next: FormState) {
    setState(previous => (JSON.stringify(previous) === JSON.stringify(next) ? previous : next))
  }

  function load(form: HTMLFormElement): Promise<FormControl | null> {
    loading.current ??= Promise.all([import('./form-control'), loadCheck().catch(() => null)]).then(
      ([{ controlForm }, check]) => (control.current = controlForm(form, names, check, tell)),
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
      const answer = await attempt(form.id, send, data)
      outcome = answer.status
      return answer.errors
    }
    setSubmitting(true)
    await shown() // the button says so before the answers are looked at
    const loaded = await within(controlWithinMs, load(form))
    if (loaded) await loaded.submit(deliver)
    else setState({ errors: await unchecked(form, deliver), submitted: true })
    busy.current = false
    setSubmitting(false)
    onOutcome(outcome) // once the errors stand on the page, so that what is brought into view has its whole height
  }

  const watch = useCallback((name: string) => {
    const look = (event: Edit) => void control.current?.watched[name]?.onChange(event)
    return { name, onChange: look, onBlur: look }
  }, [])

  return { onSubmit, load, watch, submitting, ...state }
}

async function unchecked(form: HTMLFormElement, deliver: () => Promise<Errors>): Promise<Errors> {
  const errors = halfWritten(form)
  return Object.keys(errors).length > 0 ? errors : deliver()
}

function within<T>(ms: number, promise: Promise<T>): Promise<T | null> {
  return Promise.race([promise, new Promise<null>(resolve => setTimeout(() => resolve(null), ms))])
}

interface Answered {
  status: Outcome
  errors: Record<string, Rule>
}

const afresh = async (formId: string, data: FormData) => (await import('./send-afresh')).sendAfresh(formId, data)

/** Asks the server; says so where it could not be asked. A refused connection is a TypeError in every browser. */
async function attempt(formId: string, send: Send, data: FormData): Promise<Answered> {
  const nothing = { errors: {} }
  if (!navigator.onLine) return { status: 'offline', ...nothing }
  try {
    const state = await send(data).catch(error => (isOutdated(error) ? afresh(formId, data) : Promise.reject(error)))
    if (state.status === 'refused') return state
    return { status: state.status === 'idle' ? 'unexpected' : state.status, ...nothing }
  } catch (error) {
    return { status: error instanceof TypeError || !navigator.onLine ? 'offline' : 'unexpected', ...nothing }
  }
}
