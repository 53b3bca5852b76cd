import { Optional, FieldMessages } from './form-field'
import { useFormField } from './form-context'

/** A choice as radios; the first is empty, so that a choice can be undone. */
export function RadioGroup({ name, className = '' }: { name: string; className?: string }) {
  const { id, field, label, hint, error, value, options, copy, control } = useFormField(name)
  // Without its ref: with it React Hook Form unchecks a radio that was chosen before hydration.
  const { name: group, onChange, onBlur, 'aria-describedby': describedBy, 'aria-invalid': invalid } = control
  const choices = [['', copy.undecided ?? copy.choose], ...(field.options ?? []).map(o => [o, options[o]])] as const
  return (
    // A plain group cannot have aria-invalid.
    <fieldset
      role="radiogroup"
      aria-describedby={describedBy}
      aria-invalid={invalid}
      className={`min-w-0 ${className}`}
    >
      <legend className="mb-2 text-small font-medium">
        {label}
        {!field.required && <Optional>{copy.optional}</Optional>}
      </legend>
      <div className="border-b border-hairline">
        {choices.map(([choice = '', words], index) => (
          <label key={choice} className="flex min-h-13 cursor-pointer items-center gap-4 border-t border-hairline py-2">
            <input
              type="radio"
              name={group}
              onChange={onChange}
              onBlur={onBlur}
              // The first carries the field's own id: links to the field lead to it.
              id={index === 0 ? id : undefined}
              value={choice}
              defaultChecked={choice === (value ?? '')}
              className="size-5 shrink-0 scroll-mt-18 appearance-none rounded-full border border-field bg-raised checked:border-6 checked:border-ink"
            />
            {words}
          </label>
        ))}
      </div>
      <FieldMessages id={id} error={error} hint={hint} />
    </fieldset>
  )
}
