import { useMemo, useRef } from 'react'
import { type FieldErrors, useForm } from 'react-hook-form'
import type { Errors, Outcome, Rule, Send, Values } from '@/lib/action-state'
import type { Check } from '@/lib/inquiry-check'
import { nextFrame } from '@/lib/next-frame'
import { sendQueued } from './send-queue'
import type { Shown } from './inquiry-reducer'

/*
 * React Hook Form as documented, except for what forms that work without scripts need:
 * - Before hydration the browser may have typed, filled in or restored values. So the fields are the only store:
 *   no `defaultValues`, no `reset()` (a stored inquiry remounts the form), and the resolver reads the form itself.
 * - Radios are registered without their ref: with it, 7.92 unchecks one that was chosen before hydration (radio-group.tsx).
 * - The rules, 17 KB of zod, load at the first touch. If they fail to load, the server's suffice: nothing is marked until it
 *   answers, and a correction clears its marks.
 */

/** Sending waits at most this long for the rules. */
const rulesWithinMs = 3_000

interface Settings {
  shown: Shown
  send: Send
  loadCheck: () => Promise<Check>
}

export function useInquiryForm({ shown, send, loadCheck }: Settings) {
  const form = useRef<HTMLFormElement>(null)
  const check = useRef<Check>(null)
  const refused = shown.status === 'refused' ? shown.errors : undefined
  const { register, handleSubmit, formState } = useForm<Values>({
    // A refusal by the server is validated again on each change, like one made here.
    mode: refused ? 'onChange' : 'onSubmit',
    errors: useMemo(() => refused && fieldErrors(refused), [refused]),
    shouldFocusError: false,
    resolver: async (_values, _context, options) => {
      const filled = form.current!
      const broken = await check.current?.(new FormData(filled), options).catch(() => ({}))
      return { values: {}, errors: { ...broken, ...fieldErrors(unreadableDays(filled)) } }
    },
  })

  const loadRules = () => loadCheck().then(loaded => void (check.current = loaded), nothing)

  /** Resolves with what became of `data`, which the form holds. */
  async function submit(data: FormData): Promise<Outcome> {
    let outcome: Outcome = { status: 'failed', reason: 'unexpected' }
    await nextFrame() // the button changes before validation begins
    await Promise.race([loadRules(), sleep(rulesWithinMs)])
    await handleSubmit(
      async () => void (outcome = await sendQueued(send, data)),
      errors => void (outcome = { status: 'refused', errors: rulesOf(errors) }),
    )().catch(nothing)
    return outcome
  }

  return {
    /** Kept: the form may be unmounted during validation. */
    ref: (element: HTMLFormElement | null) => void (form.current = element ?? form.current),
    register,
    submit,
    loadRules,
    errors: useMemo(() => rulesOf(formState.errors), [formState.errors]),
  }
}

const nothing = () => {}
const sleep = (ms: number) => new Promise<void>(resolve => setTimeout(resolve, ms))

/** Dates that the browser shows but cannot parse, such as 31 February. Their value is empty. */
function unreadableDays(form: HTMLFormElement): Errors {
  const inputs = [...form.elements].filter(control => control instanceof HTMLInputElement)
  return Object.fromEntries(inputs.filter(({ validity }) => validity.badInput).map(({ name }) => [name, 'day']))
}

const fieldErrors = (errors: Errors): FieldErrors<Values> =>
  Object.fromEntries(Object.entries(errors).map(([name, rule]) => [name, { type: rule, message: rule }]))

const rulesOf = (errors: FieldErrors<Values>): Errors =>
  Object.fromEntries(Object.entries(errors).map(([name, error]) => [name, error?.message as Rule]))
