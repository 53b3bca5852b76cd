import type { UseFormRegisterReturn } from 'react-hook-form'
import { Input } from '@/components/ui/input'
import { NativeSelect, NativeSelectOption } from '@/components/ui/native-select'
import { Textarea } from '@/components/ui/textarea'
import type { Field } from '@/lib/inquiry/fields'
import { cn } from '@/lib/utils'

interface Props extends UseFormRegisterReturn {
  id: string
  field: Field
  placeholder?: string
  /** The first choice, which is no answer. */
  emptyOption: string
  options?: Readonly<Record<string, string>>
  defaultValue?: string
  'aria-describedby'?: string
  'aria-invalid': boolean
}

const emptyDate = 'not-focus:data-empty:text-fine not-focus:required:invalid:text-fine'

export function Control({ field, placeholder, emptyOption, options = {}, ...props }: Props) {
  const { kind, required, autoComplete } = field
  const isDate = kind === 'date'
  const control = {
    ...props,
    required,
    autoComplete,
    // A name or story may be Urdu, which runs from the right.
    dir: 'auto',
    className: cn('scroll-mt-12', isDate && emptyDate),
  }
  if (kind === 'multiline') return <Textarea {...control} rows={4} />
  if (kind !== 'choice') {
    const max = isDate ? '9999-12-31' : undefined // browsers would let six digits of a year be typed
    return <Input {...control} type={kind} max={max} placeholder={placeholder} />
  }
  return (
    <NativeSelect {...control}>
      <NativeSelectOption value="">{emptyOption}</NativeSelectOption>
      {Object.entries(options).map(([option, label]) => (
        <NativeSelectOption key={option} value={option}>
          {label}
        </NativeSelectOption>
      ))}
    </NativeSelect>
  )
}
