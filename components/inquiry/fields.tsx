'use client'
import { type ReactNode, type SyntheticEvent, useState } from 'react'
import { Field, FieldDescription, FieldError, FieldLabel } from '@/components/ui/field'
import type { Field as FieldSpec } from '@/lib/inquiry'
import { cn } from '@/lib/utils'
import { type Warning, warningFor } from '@/lib/warnings'
import { Control } from './control'
import { useParts } from './form'
import { wordsForRule } from './words'

export function Fields({ section, dateNote }: { section?: string; dateNote?: ReactNode }) {
  const { fields } = useParts().form
  const asked = Object.entries<FieldSpec>(fields).filter(([, field]) => field.section === section)
  return (
    <div className="clear-both grid grid-cols-1 gap-x-6 gap-y-8 @min-[30rem]:grid-cols-2">
      {asked.map(([name, field]) => (
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
  const { form, copy, state, errors, register } = useParts()
  const [warning, setWarning] = useState<Warning>()
  const id = `${form.id}-${name}`
  const error = errors[name]
  const doubt = error ? undefined : warning
  const hint = copy.hints[name]
  const describedBy = [error && `${id}-error`, doubt && `${id}-doubt`, hint && `${id}-hint`]

  function check({ target }: SyntheticEvent) {
    if (target instanceof HTMLInputElement) setWarning(warningFor(field, target.value, new Date()))
  }
  return (
    // An answer is checked when its field is left, and then on each change.
    <Field className={cn(field.wide && 'col-span-full')} onBlur={check} onChange={warning && check}>
      <FieldLabel htmlFor={id}>
        {copy.labels[name]}{' '}
        {!field.required && <span className="font-normal text-fine">{copy.optional}</span>}
      </FieldLabel>
      <Control
        {...register(name)}
        id={id}
        field={field}
        copy={copy}
        defaultValue={state.values?.[name]}
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
 * A doubt takes the place of the hint, or lies in the gap below: it appears when a visitor presses
 * the button, which must not move.
 */
function Advice({ id, field, hint, doubt }: AdviceProps) {
  const { copy } = useParts()
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
