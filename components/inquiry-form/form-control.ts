import { createFormControl } from 'react-hook-form'
import { type Form, readAnswers } from '@/lib/inquiry/fields'
import type { Outcome, Values } from '@/lib/inquiry/outcome'
import type { FormId } from './state'

/** React Hook Form's answers and errors of one form. It outlives the form's page. */
export type FormControl = ReturnType<typeof createFormControl<Values>>['formControl']
export type FormControls = Map<FormId, FormControl>

/**
 * Creates the form control when it is first asked for.
 * @param post the outcome of a post without scripts. React Hook Form would clear a posted answer that
 * is not among its default values.
 */
export function getFormControl(
  formControls: FormControls,
  { id, fields }: Form,
  post: Outcome | null = null,
): FormControl {
  const existing = formControls.get(id)
  if (existing) return existing
  const posted = post?.status === 'sent' ? undefined : post?.values
  const { formControl } = createFormControl<Values>({
    defaultValues: { ...blankAnswers(fields), ...posted },
    errors: post?.status === 'invalid' ? post.errors : undefined,
  })
  formControls.set(id, formControl)
  return formControl
}

export const blankAnswers = (fields: Form['fields']): Values => readAnswers(fields, new FormData())

export const foldId = (id: FormId) => `${id}-fold`

/**
 * Fills in answers, removes the errors, because the answers may be valid now, and unfolds the form.
 * @param fill gets the current answers and returns those to change. `getValues()` would return the
 * default values until the effects of `useForm` have run.
 */
export function fillForm(
  formControls: FormControls,
  form: Form,
  fill: (answers: Values) => Values,
): void {
  const { setValues, clearErrors } = getFormControl(formControls, form)
  setValues(fill)
  clearErrors()
  const fold = document.getElementById(foldId(form.id))
  if (fold instanceof HTMLDetailsElement) fold.open = true
}
