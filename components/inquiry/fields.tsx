'use client'
import { type ReactNode, type SyntheticEvent, useState } from 'react'
import { Field, FieldDescription, FieldError, FieldLabel } from '@/components/ui/field'
import type { Field as FieldSpec } from '@/lib/inquiry/fields'
import { cn } from '@/lib/utils'
import { type Warning, warningFor } from '@/lib/inquiry/doubts'
import { Control } from './control'
import { useInquiryFormContext } from './form'
import { wordsForRule } from './words'

export function Fields({ section, dateNote }: { section?: string; dateNote?: ReactNode }) {
  const { fields } = useInquiryFormContext().form
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
  const { form, copy, state, errors, register } = useInquiryFormContext()
  const [warning, setWarning] = useState<Warning>()
  const id = `${form.id}-${name}`
  const error = errors[name]
  const doubt = error ? undefined : warning
  const hint = copy.hints[name]
  const describedBy = [error && `${id}-error`, doubt && `${id}-doubt`, hint && `${id}-hint`]

  function checkAnswer({ target }: SyntheticEvent) {
    if (target instanceof HTMLInputElement) setWarning(warningFor(field, target.value, new Date()))
  }
  return (
    // A warning comes when its field is left, and then follows each change.
    <Field
      className={cn(field.wide && 'col-span-full')}
      onBlur={checkAnswer}
      onChange={warning && checkAnswer}
    >
      <FieldLabel htmlFor={id}>
        {copy.labels[name]}{' '}
        {!field.required && <span className="font-normal text-fine">{copy.optional}</span>}
      </FieldLabel>
      <Control
        {...register(name)}
        id={id}
        field={field}
        copy={copy}
        defaultValue={state.initialValues?.[name]}
        aria-describedby={describedBy.filter(Boolean).join(' ') || undefined}
        // By default Chromium announces a required empty date as invalid before the form is sent.
        aria-invalid={Boolean(error)}
      />
      <FieldError id={`${id}-error`}>{error && wordsForRule(error, field, copy)}</FieldError>
      <Advice id={id} field={field} hint={hint} doubt={doubt && copy.warnings[doubt]} />
      {note}
    </Field>
  )
}

interface AdviceProps {
  id: string
  field: FieldSpec
  hint?: string
  doubt?: string
}

/**
 * A doubt lies over the hint or in the gap below: tapping the button blurs a field, which may show
 * one, and the button must not move from under the finger.
 */
function Advice({ id, field, hint, doubt }: AdviceProps) {
  const { copy } = useInquiryFormContext()
  return (
    <div className="relative">
      {hint && (
        <FieldDescription id={`${id}-hint`} className={cn('mt-2', doubt && 'invisible')}>
          {/* The parts of a date field take the focus and do not announce that it is required. */}
          {field.kind === 'date' && field.required && (
            <span className="sr-only">{copy.required} </span>
          )}
          {hint}
        </FieldDescription>
      )}
      <p
        id={`${id}-doubt`}
        role="status"
        className={cn(
          'pt-0.5 text-small leading-tight font-medium',
          hint ? 'absolute inset-x-0 top-0' : '-mb-8 min-h-8',
        )}
      >
        {doubt}
      </p>
    </div>
  )
}
