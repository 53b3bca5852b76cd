import type { ComponentProps, ReactNode } from 'react'
import { Warning } from '@/components/ui/icon'
import { Label } from '@/components/ui/label'
import { Control } from './control'
import { useFormField } from './form-context'

/** One field of a form: label, native control, error and hint. */
export function FormField({ className, ...props }: { className?: string } & ComponentProps<typeof Control>) {
  const { id, field, label, hint, error, copy } = useFormField(props.name)
  // The parts of a date take the focus, and do not say that it is required. Their description, the hint, does.
  const unsaid = field.kind === 'date' && field.required ? copy.required : undefined
  return (
    <div className={className}>
      <Label htmlFor={id} className="mb-2 block">
        {label}
        {!field.required && <Optional>{copy.optional}</Optional>}
      </Label>
      <Control {...props} />
      <FieldMessages id={id} error={error} hint={hint} unsaid={unsaid} />
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
}: {
  id: string
  error?: string
  hint?: string
  unsaid?: string
}) {
  return (
    <>
      {error && (
        <p id={`${id}-error`} className="mt-2 flex gap-2 text-small font-medium text-sindoor">
          <Warning className="mt-[0.2em] size-4 shrink-0" />
          {error}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className="mt-2 text-small text-fine">
          {unsaid && <span className="sr-only">{unsaid} </span>}
          {hint}
        </p>
      )}
    </>
  )
}
