import type { ComponentProps } from 'react'
import { Input } from '@/components/ui/input'
import { NativeSelect, NativeSelectOption } from '@/components/ui/native-select'
import { Textarea } from '@/components/ui/textarea'
import { DateInput } from './date-input'
import { useFormField } from './form-context'

// Room for the field and its label below the fixed bar, when a link leads here.
const belowTheBar = 'scroll-mt-12'
// Four digits for the year: without a maximum, browsers let six be typed.
const LAST_DAY = '9999-12-31'

type Props = { name: string } & Pick<ComponentProps<'input'>, 'autoComplete' | 'inputMode'> &
  Pick<ComponentProps<'textarea'>, 'rows'>

/** The native control for a field: it works, keeps and restores what was typed without any script. */
export function Control({ name, rows, ...props }: Props) {
  const { id, field, value, options, placeholder, copy, control } = useFormField(name)
  // A name may be Urdu: it then runs from the right, whatever the page's language.
  const dir = field.kind === 'text' || field.kind === 'multiline' ? 'auto' : undefined
  const shared = { ...control, id, dir, required: field.required, defaultValue: value, className: belowTheBar }

  if (field.kind === 'multiline') return <Textarea {...shared} rows={rows} />
  if (field.kind === 'choice') {
    return (
      // React resets a select to its first option after an action (facebook/react#30580); a new key gives it its value.
      <NativeSelect key={value} {...shared}>
        <NativeSelectOption value="">{copy.choose}</NativeSelectOption>
        {field.options?.map(option => (
          <NativeSelectOption key={option} value={option}>
            {options[option]}
          </NativeSelectOption>
        ))}
      </NativeSelect>
    )
  }
  if (field.kind === 'date') return <DateInput {...shared} {...props} max={LAST_DAY} />
  return <Input {...shared} {...props} type={field.kind} placeholder={placeholder} />
}
