import { type ComponentProps, type ReactNode, type SyntheticEvent, useState } from 'react'
import { CircleAlertIcon } from 'lucide-react'
import { Label } from '@/components/ui/label'
import { type Doubt, doubtOf } from '@/lib/wedding-day'
import { Control } from './control'
import { useFormField } from './form-context'

/** One field of a form: label, native control, error and hint. */
export function FormField({ className, ...props }: { className?: string } & ComponentProps<typeof Control>) {
  const { id, field, label, hint, error, copy, messages } = useFormField(props.name)
  const [doubt, setDoubt] = useState<Doubt>()
  const isDate = field.kind === 'date'
  // The parts of a date field take the focus and do not announce that it is required; their description, the hint, does.
  const unsaid = isDate && field.required ? copy.required : undefined
  const look = ({ target }: SyntheticEvent) => {
    if (target instanceof HTMLInputElement) setDoubt(doubtOf(target.value, new Date()))
  }
  return (
    // A date is checked when the field is left, and then on each change.
    <div className={className} onBlur={isDate ? look : undefined} onChange={doubt && look}>
      <Label htmlFor={id} className="mb-2 block">
        {label}
        {!field.required && <Optional>{copy.optional}</Optional>}
      </Label>
      <Control {...props} />
      <FieldMessages
        id={id}
        error={error}
        hint={hint}
        unsaid={unsaid}
        doubt={isDate && ((doubt && messages.doubts[doubt]) ?? '')}
      />
    </div>
  )
}

export function Optional({ children }: { children: ReactNode }) {
  return (
    <>
      {' '}
      <span className="font-normal text-fine">{children}</span>
    </>
  )
}

export function FieldMessages({
  id,
  error,
  hint,
  unsaid,
  doubt = false,
}: {
  id: string
  error?: string
  hint?: string
  unsaid?: string
  /** For a field that may get one; empty while there is none. */
  doubt?: string | false
}) {
  return (
    <>
      {error && (
        <p id={`${id}-error`} className="mt-2 flex gap-2 text-small font-medium text-sindoor">
          <CircleAlertIcon aria-hidden strokeWidth={1.5} className="mt-[0.2em] size-4 shrink-0" />
          {error}
        </p>
      )}
      {/* In place of the hint: it appears when a visitor presses the button, which must not move. */}
      {(hint || doubt !== false) && (
        <div className="mt-2 grid text-small *:col-start-1 *:row-start-1">
          {doubt !== false && (
            <p id={`${id}-doubt`} role="status" className="font-medium">
              {doubt}
            </p>
          )}
          {hint && (
            <p id={`${id}-hint`} className={`text-fine ${doubt ? 'invisible' : ''}`}>
              {unsaid && <span className="sr-only">{unsaid} </span>}
              {hint}
            </p>
          )}
        </div>
      )}
    </>
  )
}
