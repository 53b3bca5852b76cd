'use client'
import { cx } from 'class-variance-authority'
import { Fragment, type ReactNode, type SyntheticEvent, useState } from 'react'
import { useFormContext, useFormState } from 'react-hook-form'
import { Field, FieldDescription, FieldError, FieldLabel } from '@/components/ui/field'
import { type Doubt, findDoubt } from '@/lib/inquiry/doubts'
import type { Field as FieldSpec } from '@/lib/inquiry/fields'
import type { Values } from '@/lib/inquiry/outcome'
import { FieldInput } from './field-input'
import { useInquiryFormContext } from './form'
import { useErrors } from './form-control'
import { describeError } from './messages'

export function Fields({ section, dateNote }: { section?: string; dateNote?: ReactNode }) {
  const { fields } = useInquiryFormContext().form
  const sectionFields = Object.entries<FieldSpec>(fields).filter(
    ([, field]) => field.section === section,
  )
  return (
    // `dense`, so that the next field stands beside the date and the note below both.
    <div className="clear-both grid grid-flow-row-dense grid-cols-1 gap-x-6 gap-y-8 @min-[30rem]:grid-cols-2">
      {sectionFields.map(([name, field]) => (
        <Fragment key={name}>
          <FormField name={name} field={field} />
          {field.kind === 'date' && dateNote}
        </Fragment>
      ))}
    </div>
  )
}

interface FieldProps {
  name: string
  field: FieldSpec
}

function FormField({ name, field }: FieldProps) {
  const { form, copy } = useInquiryFormContext()
  const { register } = useFormContext<Values>()
  const { defaultValues } = useFormState<Values>()
  const { optional, choose, rules, doubts } = copy.field
  const [doubt, setDoubt] = useState<Doubt>()
  const id = `${form.id}-${name}`
  const error = useErrors()[name]
  const shownDoubt = error ? undefined : doubt
  const label = copy.labels[name]
  const hint = copy.hints[name]
  const describedBy = [error && `${id}-error`, shownDoubt && `${id}-doubt`, hint && `${id}-hint`]

  function checkAnswer({ target }: SyntheticEvent) {
    if (target instanceof HTMLInputElement) setDoubt(findDoubt(field, target.value, localToday()))
  }
  return (
    // A doubt appears when the field loses the focus, and from then on follows each change.
    <Field
      className={cx(field.wide && 'col-span-full')}
      onBlur={checkAnswer}
      onChange={doubt && checkAnswer}
    >
      <FieldLabel htmlFor={id}>
        {label} {!field.required && <span className="font-normal text-fine">{optional}</span>}
      </FieldLabel>
      <FieldInput
        {...register(name)}
        id={id}
        field={field}
        placeholder={copy.placeholders[name]}
        emptyOption={choose}
        options={copy.options[name]}
        defaultValue={defaultValues?.[name] || undefined} // for the markup without scripts
        aria-describedby={describedBy.filter(Boolean).join(' ') || undefined}
        // Without it Chromium announces an empty required date as invalid before the form is sent.
        aria-invalid={Boolean(error)}
      />
      <FieldError id={`${id}-error`}>{error && describeError(error, field, rules)}</FieldError>
      <HintAndDoubt
        id={id}
        label={label}
        isRequired={field.kind === 'date' && field.required}
        hint={hint}
        doubt={shownDoubt && doubts[shownDoubt]}
      />
    </Field>
  )
}

interface HintAndDoubtProps {
  id: string
  label?: string
  /**
   * True for a required date. Its day, month and year take the focus and do not announce that the
   * field is required, so the hint does.
   */
  isRequired: boolean
  hint?: string
  doubt?: string
}

/**
 * A doubt covers the hint, or the gap below the field, so that nothing moves. A tap on the submit
 * button blurs the field and may show a doubt; the button must stay under the finger.
 */
function HintAndDoubt({ id, label, isRequired, hint, doubt }: HintAndDoubtProps) {
  const { required } = useInquiryFormContext().copy.field
  return (
    <div className="relative">
      {hint && (
        <FieldDescription id={`${id}-hint`} className={cx('mt-2', doubt && 'invisible')}>
          {isRequired && <span className="sr-only">{required} </span>}
          {hint}
        </FieldDescription>
      )}
      <p
        id={`${id}-doubt`}
        aria-hidden // announced below, together with the label
        className={cx(
          'pt-0.5 text-small leading-tight font-medium',
          hint ? 'absolute inset-x-0 top-0' : '-mb-8 min-h-8',
        )}
      >
        {doubt}
      </p>
      {/* Without a role, because Orca announces an empty status. One text node, because Orca
          announces each node on its own. */}
      <div aria-live="polite" aria-atomic className="sr-only">
        {doubt && `${label}: ${doubt}`}
      </div>
    </div>
  )
}

/** In the visitor's time zone. Swedish dates have the format of a date field. */
const localToday = () => new Date().toLocaleDateString('sv-SE')
