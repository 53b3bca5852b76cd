import type { ComponentProps } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { Input } from '@/components/ui/input'
import { NativeSelect, NativeSelectOption } from '@/components/ui/native-select'
import { Textarea } from '@/components/ui/textarea'
import type { Field } from '@/lib/inquiry'

// Room for the field and its label below the fixed bar, when a link leads here.
const belowTheBar = 'scroll-mt-12'
// Four digits for the year: without a maximum, browsers let six be typed.
const LAST_DAY = '9999-12-31'

// While empty, a required date shows the order of day, month and year.
const notAnAnswer = 'not-focus:required:invalid:text-fine'

type Attributes = Pick<ComponentProps<'input'>, 'id' | 'autoComplete' | 'inputMode' | 'placeholder'>

export interface ControlProps extends UseFormRegisterReturn, Attributes, Pick<ComponentProps<'textarea'>, 'rows'> {
  field: Field
  /** The words of each option, and of none. */
  options: Record<string, string>
  choose: string
  defaultValue: string | undefined
}

/** The native control for a field: it works, keeps and restores what was typed without any script. */
export function Control({ field, options, choose, rows, placeholder, ...props }: ControlProps) {
  const { kind, required } = field
  // A name may be Urdu: it then runs from the right, whatever the page's language.
  const dir = kind === 'text' || kind === 'multiline' ? 'auto' : undefined
  const shared = { ...props, dir, required, className: belowTheBar }
  if (kind === 'multiline') return <Textarea {...shared} rows={rows} />
  if (kind === 'date')
    return <Input {...shared} type="date" max={LAST_DAY} className={`${belowTheBar} ${notAnAnswer}`} />
  if (kind !== 'choice') return <Input {...shared} type={kind} placeholder={placeholder} />
  return (
    // React resets a select to its first option after an action (facebook/react#30580); a new key gives it its value.
    <NativeSelect key={props.defaultValue} {...shared}>
      <NativeSelectOption value="">{choose}</NativeSelectOption>
      {field.options?.map(option => (
        <NativeSelectOption key={option} value={option}>
          {options[option]}
        </NativeSelectOption>
      ))}
    </NativeSelect>
  )
}

/** One of the options that a question shows at once. */
export function Radio({ children, ...props }: ComponentProps<'input'>) {
  return (
    <label className="flex min-h-13 cursor-pointer items-center gap-4 border-t border-hairline py-2">
      <input
        type="radio"
        className="size-5 shrink-0 scroll-mt-18 appearance-none rounded-full border border-field bg-raised checked:border-6 checked:border-ink"
        {...props}
      />
      {children}
    </label>
  )
}
