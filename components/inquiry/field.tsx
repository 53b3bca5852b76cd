import { type ReactNode, type SyntheticEvent, useState } from 'react'
import type { UseFormRegister } from 'react-hook-form'
import { Field, FieldDescription, FieldError, FieldLabel } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { NativeSelect, NativeSelectOption } from '@/components/ui/native-select'
import { Textarea } from '@/components/ui/textarea'
import type { FormCopy, Messages } from '@/content/inquiry'
import { type Warning, warningFor } from '@/lib/warnings'
import type { Errors, Field as FieldSpec, Form, Values } from '@/lib/inquiry'
import { wordsForRule } from './outcome'

interface Props {
  name: string
  form: Form
  copy: FormCopy
  messages: Messages
  /** The rule that the answer breaks. */
  error: Errors[string] | undefined
  value: string | undefined
  note: ReactNode
  register: UseFormRegister<Values>
}

/**
 * One question: label, native control, error and hint. The control works, and keeps what was typed,
 * without any script.
 */
export function FormField({ name, form, copy, messages, error, value, note, register }: Props) {
  const [doubt, setDoubt] = useState<Warning>()
  const field: FieldSpec = form.fields[name]!
  const { kind, required, autoComplete } = field
  const id = `${form.id}-${name}`
  const hint = copy.hints[name]
  const describedBy = [error && `${id}-error`, doubt && `${id}-doubt`, hint && `${id}-hint`]
    .filter(Boolean)
    .join(' ')
  const control = {
    ...register(name),
    id,
    required,
    autoComplete,
    defaultValue: value,
    // A name or story may be Urdu: it then runs from the right, whatever the page's language.
    dir: 'auto',
    // Room below the fixed bar when a link leads here. An empty required date shows the order of
    // its parts, which is no answer.
    className: `scroll-mt-12 ${kind === 'date' ? 'not-focus:required:invalid:text-fine' : ''}`,
    'aria-describedby': describedBy || undefined,
    // By default Chromium announces a required empty date as invalid before the form is sent.
    'aria-invalid': Boolean(error),
  }

  function check({ target }: SyntheticEvent) {
    if (target instanceof HTMLInputElement) setDoubt(warningFor(field, target.value, new Date()))
  }
  return (
    // An answer is checked when its field is left, and then on each change.
    <Field className={field.wide && 'col-span-full'} onBlur={check} onChange={doubt && check}>
      <FieldLabel htmlFor={id}>
        {copy.labels[name]}
        {!required && <span className="font-normal text-fine"> {copy.optional}</span>}
      </FieldLabel>
      {kind === 'multiline' && <Textarea {...control} rows={4} />}
      {kind === 'choice' && (
        <NativeSelect {...control}>
          <NativeSelectOption value="">{copy.choose}</NativeSelectOption>
          {Object.entries(copy.options[name] ?? {}).map(([option, words]) => (
            <NativeSelectOption key={option} value={option}>
              {words}
            </NativeSelectOption>
          ))}
        </NativeSelect>
      )}
      {kind !== 'multiline' && kind !== 'choice' && (
        <Input
          {...control}
          type={kind}
          // Browsers would let six digits of a year be typed.
          max={kind === 'date' ? '9999-12-31' : undefined}
          placeholder={copy.placeholders[name]}
        />
      )}
      <FieldError id={`${id}-error`}>{error && wordsForRule(error, field, messages)}</FieldError>
      {hint && (
        <FieldDescription id={`${id}-hint`} className="mt-2">
          {/* The parts of a date field take the focus and do not announce that it is required; the
              description does. */}
          {kind === 'date' && required && <span className="sr-only">{copy.required} </span>}
          {hint}
        </FieldDescription>
      )}
      {note}
      {/* As high as the gap below: it appears when a visitor presses the button, which must not
          move. */}
      <p
        id={`${id}-doubt`}
        role="status"
        className="-mb-7 min-h-7 pt-0.5 text-small leading-tight font-medium"
      >
        {!error && doubt && messages.warnings[doubt]}
      </p>
    </Field>
  )
}
