import { createFormControl, useFormState } from 'react-hook-form'
import { type FormId, type FormSpec, readAnswers } from '@/lib/inquiry/fields'
import type { Errors, Outcome, Values } from '@/lib/inquiry/outcome'
import { openFold } from './fold'

/** React Hook Form's answers and errors of one form. It outlives the form's page. */
export type FormControl = ReturnType<typeof createFormControl<Values>>['formControl']
export type FormControls = Map<FormId, FormControl>

/**
 * Creates the form control when it is first asked for.
 * @param postOutcome of a post without scripts. React Hook Form would clear a posted answer that is
 * not among its default values.
 */
export function getFormControl(
  formControls: FormControls,
  { id, fields }: FormSpec,
  postOutcome: Outcome | null = null,
): FormControl {
  const existing = formControls.get(id)
  if (existing) return existing
  const posted = postOutcome?.status === 'sent' ? undefined : postOutcome?.values
  const { formControl } = createFormControl<Values>({
    defaultValues: { ...blankAnswers(fields), ...posted },
    errors: postOutcome?.status === 'invalid' ? postOutcome.errors : undefined,
  })
  formControls.set(id, formControl)
  return formControl
}

/** React Hook Form allows any text as a message. Ours are rules. */
export const useErrors = () => useFormState<Values>().errors as Errors

export const blankAnswers = (fields: FormSpec['fields']): Values =>
  readAnswers(fields, new FormData())

/**
 * Fills in answers, removes the errors, because the answers may be valid now, and unfolds the form.
 * @param fill gets the current answers and returns those to change. `getValues()` would return the
 * default values until the effects of `useForm` have run.
 */
export function fillForm(
  formControls: FormControls,
  form: FormSpec,
  fill: (answers: Values) => Values,
): void {
  const { setValues, clearErrors } = getFormControl(formControls, form)
  setValues(fill)
  clearErrors()
  openFold(form.id)
}
