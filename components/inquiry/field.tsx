import { type ReactNode, type SyntheticEvent, useState } from 'react'
import type { UseFormRegister } from 'react-hook-form'
import { Field, FieldDescription, FieldError, FieldLabel, FieldLegend, FieldSet } from '@/components/ui/field'
import type { Messages } from '@/content/inquiry'
import type { Rule, Values } from '@/lib/action-state'
import type { Field as FieldSpec } from '@/lib/inquiry'
import { type Doubt, doubtOf } from '@/lib/doubts'
import { Control, type ControlProps, Radio } from './control'
import { type FormCopy, wordsForRule } from './copy'

/** How a field is presented; lib/inquiry.ts has its type, options and whether it is required. */
export interface Question extends Pick<ControlProps, 'autoComplete' | 'inputMode' | 'rows'> {
  /** The part of a long form. */
  section?: string
  /** Over both columns. */
  wide?: true
  /** A choice that shows all its options at once. */
  radios?: true
}

interface Props extends Question {
  name: string
  /** Of the form: the prefix of every id. */
  formId: string
  field: FieldSpec
  copy: FormCopy
  messages: Messages
  /** The rule that the answer breaks. */
  rule: Rule | undefined
  value: string | undefined
  note: ReactNode
  register: UseFormRegister<Values>
}

/** One question of a form: label, native control, error and hint. */
export function FormField({ name, formId, field, copy, messages, rule, value, note, register, ...question }: Props) {
  const { wide, radios, ...attributes } = question
  const [doubt, setDoubt] = useState<Doubt>()
  const id = `${formId}-${name}`
  const isDate = field.kind === 'date'
  const hint = copy.hints[name]
  const options = copy.options[name] ?? {}
  const describedBy = [rule && `${id}-error`, doubt && `${id}-doubt`, hint && `${id}-hint`].filter(Boolean).join(' ')
  const className = wide && 'col-span-full'
  const described = {
    'aria-describedby': describedBy || undefined,
    // By default Chromium announces a required empty date as invalid before the form is sent.
    'aria-invalid': Boolean(rule),
  }
  const label = (
    <>
      {copy.labels[name]}
      {!field.required && <span className="font-normal text-fine"> {copy.optional}</span>}
    </>
  )
  const error = <FieldError id={`${id}-error`}>{rule && wordsForRule(rule, field, messages)}</FieldError>

  if (radios) {
    return (
      // A plain group cannot have aria-invalid.
      <FieldSet role="radiogroup" className={className} {...described}>
        <FieldLegend>{label}</FieldLegend>
        <div className="border-b border-hairline">
          {/* The first is empty, so that a choice can be undone. It carries the field's own id: links to the field lead to it. */}
          {['', ...(field.options ?? [])].map(option => (
            <Radio
              key={option}
              {...register(name)}
              ref={undefined} // with it React Hook Form unchecks a radio that was chosen before hydration
              id={option ? undefined : id}
              value={option}
              defaultChecked={option === (value ?? '')}
            >
              {option ? options[option] : copy.undecided}
            </Radio>
          ))}
        </div>
        {error}
      </FieldSet>
    )
  }

  function check({ target }: SyntheticEvent) {
    if (target instanceof HTMLInputElement) setDoubt(doubtOf(field, target.value, new Date()))
  }
  return (
    // An answer is checked when its field is left, and then on each change.
    <Field className={className} onBlur={check} onChange={doubt && check}>
      <FieldLabel htmlFor={id}>{label}</FieldLabel>
      <Control
        {...described}
        {...register(name)}
        {...attributes}
        id={id}
        field={field}
        options={options}
        choose={copy.choose}
        placeholder={copy.placeholders[name]}
        defaultValue={value}
      />
      {error}
      <div className={hint ? 'mt-2 grid *:col-start-1 *:row-start-1' : 'relative'}>
        {/* In place of the hint, or in the gap below: it appears when a visitor presses the button, which must not move. */}
        <p
          id={`${id}-doubt`}
          role="status"
          className={`text-small font-medium ${hint ? '' : 'absolute top-0.5 leading-tight'}`}
        >
          {!rule && doubt && messages.doubts[doubt]}
        </p>
        {hint && (
          <FieldDescription id={`${id}-hint`} className={doubt && 'invisible'}>
            {/* The parts of a date field take the focus and do not announce that it is required; the description does. */}
            {isDate && field.required && <span className="sr-only">{copy.required} </span>}
            {hint}
          </FieldDescription>
        )}
      </div>
      {note}
    </Field>
  )
}
