'use client'
import { type ReactNode, type SyntheticEvent, useState } from 'react'
import { Field, FieldDescription, FieldError, FieldLabel } from '@/components/ui/field'
import { type Doubt, findDoubt } from '@/lib/inquiry/doubts'
import type { Field as FieldSpec } from '@/lib/inquiry/fields'
import { cn } from '@/lib/utils'
import { Control } from './control'
import { useFormParts } from './form-context'
import { describeError } from './messages'

export function Fields({ section, dateNote }: { section?: string; dateNote?: ReactNode }) {
  const { fields } = useFormParts().form
  const shown = Object.entries<FieldSpec>(fields).filter(([, field]) => field.section === section)
  return (
    <div className="clear-both grid grid-cols-1 gap-x-6 gap-y-8 @min-[30rem]:grid-cols-2">
      {shown.map(([name, field]) => (
        <FormField
          key={name}
          name={name}
          field={field}
          note={field.kind === 'date' ? dateNote : undefined}
        />
      ))}
    </div>
  )
}

interface FieldProps {
  name: string
  field: FieldSpec
  note: ReactNode
}

function FormField({ name, field, note }: FieldProps) {
  const { form, copy, state, errors, register } = useFormParts()
  const { optional, choose, rules, doubts } = copy.field
  const [doubt, setDoubt] = useState<Doubt>()
  const id = `${form.id}-${name}`
  const error = errors[name]
  const shownDoubt = error ? undefined : doubt
  const label = copy.labels[name]
  const hint = copy.hints[name]
  const describedBy = [error && `${id}-error`, shownDoubt && `${id}-doubt`, hint && `${id}-hint`]

  function checkAnswer({ target }: SyntheticEvent) {
    if (target instanceof HTMLInputElement) setDoubt(findDoubt(field, target.value, localToday()))
  }
  return (
    // A doubt comes when its field is left, and then follows each change.
    <Field
      className={cn(field.wide && 'col-span-full')}
      onBlur={checkAnswer}
      onChange={doubt && checkAnswer}
    >
      <FieldLabel htmlFor={id}>
        {label} {!field.required && <span className="font-normal text-fine">{optional}</span>}
      </FieldLabel>
      <Control
        {...register(name)}
        id={id}
        field={field}
        placeholder={copy.placeholders[name]}
        emptyOption={choose}
        options={copy.options[name]}
        defaultValue={state.initialValues[name]}
        aria-describedby={describedBy.filter(Boolean).join(' ') || undefined}
        // By default Chromium announces a required empty date as invalid before the form is sent.
        aria-invalid={Boolean(error)}
      />
      <FieldError id={`${id}-error`}>{error && describeError(error, field, rules)}</FieldError>
      <Advice
        id={id}
        label={label}
        isRequired={field.kind === 'date' && field.required}
        hint={hint}
        doubt={shownDoubt && doubts[shownDoubt]}
      />
      {note}
    </Field>
  )
}

interface AdviceProps {
  id: string
  label?: string
  /** The parts of a date field take the focus and do not announce that it is required. */
  isRequired: boolean
  hint?: string
  doubt?: string
}

/**
 * A doubt lies over the hint or in the gap below: tapping the button blurs a field, which may show
 * one, and the button must not move from under the finger.
 */
function Advice({ id, label, isRequired, hint, doubt }: AdviceProps) {
  const { required } = useFormParts().copy.field
  return (
    <div className="relative">
      {hint && (
        <FieldDescription id={`${id}-hint`} className={cn('mt-2', doubt && 'invisible')}>
          {isRequired && <span className="sr-only">{required} </span>}
          {hint}
        </FieldDescription>
      )}
      <p
        id={`${id}-doubt`}
        aria-hidden // announced below, with its field
        className={cn(
          'pt-0.5 text-small leading-tight font-medium',
          hint ? 'absolute inset-x-0 top-0' : '-mb-8 min-h-8',
        )}
      >
        {doubt}
      </p>
      {/* No role: Orca announces that of an empty status. One text: it announces each node. */}
      <div aria-live="polite" aria-atomic className="sr-only">
        {doubt && `${label}: ${doubt}`}
      </div>
    </div>
  )
}

/** By the visitor's calendar. Sweden writes a day as a date field does. */
const localToday = () => new Date().toLocaleDateString('sv-SE')
