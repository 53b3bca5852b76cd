import type { Rule } from '@/lib/form-state'

/** Which rule each answer breaks. */
export type Errors = Record<string, Rule | undefined>

/** Dates the browser shows but cannot read, such as 31 February: it sends them as nothing at all, and no server sees them. */
export function halfWritten(form: HTMLFormElement): Errors {
  const controls = [...form.elements].filter(control => control instanceof HTMLInputElement)
  return Object.fromEntries(
    controls.filter(control => control.validity.badInput).map(control => [control.name, 'date' as const]),
  )
}
