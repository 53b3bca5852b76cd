import { cx } from 'class-variance-authority'
import type { ReactElement } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { Input } from '@/components/ui/input'
import { NativeSelect, NativeSelectOption } from '@/components/ui/native-select'
import { Textarea } from '@/components/ui/textarea'
import type { Field } from '@/lib/inquiry/fields'

interface Props extends UseFormRegisterReturn {
  id: string
  field: Field
  placeholder?: string
  /** The label of a select's first option, which means no answer. */
  emptyOption: string
  options?: Readonly<Record<string, string>>
  defaultValue?: string
  'aria-describedby'?: string
  'aria-invalid': boolean
}

const emptyDateClasses = 'not-focus:data-empty:text-fine not-focus:required:invalid:text-fine'

export function FieldInput({
  field,
  placeholder,
  emptyOption,
  options = {},
  ...props
}: Props): ReactElement {
  const { kind, required, autoComplete } = field
  const attributes = {
    ...props,
    required,
    autoComplete,
    // A name or story may be in Urdu, which is written from right to left.
    dir: 'auto',
    className: cx('scroll-mt-12', kind === 'date' && emptyDateClasses),
  }
  // Without a default case, so that the compiler names this function for a new kind of field.
  switch (kind) {
    case 'text':
    case 'email':
    case 'tel':
      return <Input {...attributes} type={kind} placeholder={placeholder} />
    case 'date': // without `max` browsers accept a year of six digits
      return <Input {...attributes} type={kind} max="9999-12-31" />
    case 'multiline':
      return <Textarea {...attributes} rows={4} />
    case 'choice':
      return (
        <NativeSelect {...attributes}>
          <NativeSelectOption value="">{emptyOption}</NativeSelectOption>
          {Object.entries(options).map(([option, label]) => (
            <NativeSelectOption key={option} value={option}>
              {label}
            </NativeSelectOption>
          ))}
        </NativeSelect>
      )
  }
}
