import { createFormControl, type FieldErrors } from 'react-hook-form'
import type { Rule } from '@/lib/form-state'
import type { Check } from '@/lib/inquiry-check'
import type { Errors } from './use-submission'

type Typed = Record<string, string>

export interface FormState {
  errors: Errors
  /** Whether it has been sent once: only from then on is an answer checked as it is corrected. */
  submitted: boolean
}

/**
 * React Hook Form over the form's own controls: 13 KB, imported when a form is first touched. The DOM is the only store: it
 * also holds what was typed, filled in or restored before any script ran. Without `check` the server alone knows the rules.
 */
export function controlForm(
  form: HTMLFormElement,
  names: string[],
  check: Check | null,
  unreadable: (form: HTMLFormElement) => Errors,
  onChange: (state: FormState) => void,
) {
  const { register, handleSubmit, setError, subscribe } = createFormControl<Typed>({
    shouldFocusError: false,
    resolver: async (_values, _context, options) => {
      const broken = await check?.(new FormData(form), options).catch(() => ({}))
      return { values: {}, errors: { ...broken, ...errorsOf(unreadable(form)) } }
    },
  })
  subscribe({
    formState: { errors: true, isSubmitted: true },
    callback: ({ errors = {}, isSubmitted = false }) => onChange({ errors: rulesOf(errors), submitted: isSubmitted }),
  })
  // Only names and handlers are used: given its ref, a radio chosen before hydration would be unchecked.
  const watched = Object.fromEntries(names.map(name => [name, register(name)]))

  return {
    watched,
    /** Runs `deliver` if every answer is valid, and marks the answers that the server then refuses. */
    async submit(deliver: () => Promise<Errors>) {
      await handleSubmit(async () => {
        for (const [name, error] of Object.entries(errorsOf(await deliver()))) setError(name, error)
      })()
    },
  }
}

export type FormControl = ReturnType<typeof controlForm>

const errorsOf = (rules: Errors) =>
  Object.fromEntries(Object.entries(rules).map(([name, rule]) => [name, { type: 'server', message: rule }]))

const rulesOf = (errors: FieldErrors<Typed>): Errors =>
  Object.fromEntries(Object.entries(errors).map(([name, error]) => [name, error?.message as Rule | undefined]))
