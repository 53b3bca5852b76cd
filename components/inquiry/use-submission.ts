import type { FormEvent } from 'react'
import { useRef } from 'react'
import { type Resolver, useForm } from 'react-hook-form'
import type { FormState, Rule, Send } from '@/lib/form-state'
import type { Check } from '@/lib/inquiry-check'
import type { Outcome } from './copy'

type Typed = Record<string, string>

interface Submission {
  formId: string
  /** The rules, imported when the form is first touched. */
  loadCheck: () => Promise<Check>
  send: Send
  onOutcome: (outcome: Outcome) => void
}

/**
 * Sends a form by script. The DOM is the only store: it also holds what was typed, filled in or restored before any script
 * ran. Whatever fails on the way (the rules do not load, the browser is too old for them) is left to the server.
 */
export function useSubmission({ formId, loadCheck, send, onOutcome }: Submission) {
  const busy = useRef(false)
  const resolver: Resolver<Typed> = async (_values, _context, options) => {
    const form = document.forms.namedItem(formId)
    if (!form) return { values: {}, errors: {} }
    const broken = await loadCheck()
      .then(check => check(new FormData(form), options))
      .catch(() => ({}))
    const errors = { ...broken, ...halfWritten(form) }
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values: {}, errors: {} }
  }
  const { register, handleSubmit, setError, formState } = useForm<Typed>({ resolver, shouldFocusError: false })

  async function deliver(data: FormData) {
    const { status, errors } = await attempt(send, data)
    for (const [name, rule] of Object.entries(errors)) setError(name, { type: 'server', message: rule })
    return status
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy.current) return // the second click of a double click
    busy.current = true
    const data = new FormData(event.currentTarget)
    let outcome: Outcome = 'refused'
    await handleSubmit(async () => {
      outcome = await deliver(data)
    })()
    busy.current = false
    onOutcome(outcome) // once the errors stand on the page, so that what is brought into view has its whole height
  }

  function watch(name: string) {
    // Without its ref: with it, a radio chosen before hydration is unchecked.
    const { onChange, onBlur } = register(name)
    return { name, onChange, onBlur }
  }

  const errors = Object.fromEntries(
    Object.entries(formState.errors).map(([name, error]) => [name, error?.message as Rule | undefined]),
  )
  return { onSubmit, watch, errors, submitting: formState.isSubmitting, submitted: formState.isSubmitted }
}

/** Dates the browser shows but cannot read, such as 31 February: it sends them as nothing at all. */
function halfWritten(form: HTMLFormElement) {
  const controls = [...form.elements].filter(control => control instanceof HTMLInputElement)
  return Object.fromEntries(
    controls
      .filter(control => control.validity.badInput)
      .map(control => [control.name, { type: 'badInput', message: 'date' satisfies Rule }]),
  )
}

/** Asks the server; says so where it could not be asked. A refused connection is a TypeError in every browser. */
async function attempt(send: Send, data: FormData): Promise<{ status: Outcome; errors: Record<string, Rule> }> {
  const nothing = { errors: {} }
  if (!navigator.onLine) return { status: 'offline', ...nothing }
  try {
    const state: FormState = await send(data)
    if (state.status === 'refused') return state
    return { status: state.status === 'idle' ? 'unexpected' : state.status, ...nothing }
  } catch (error) {
    return { status: error instanceof TypeError || !navigator.onLine ? 'offline' : 'unexpected', ...nothing }
  }
}
