import { CircleAlertIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cn } from '@/lib/utils'
import { Label } from './label'

function Field({ className, ...props }: ComponentProps<'div'>) {
  return <div data-slot="field" className={cn('min-w-0', className)} {...props} />
}

function FieldLabel(props: ComponentProps<typeof Label>) {
  return <Label data-slot="field-label" className="mb-2 block" {...props} />
}

function FieldDescription({ className, ...props }: ComponentProps<'p'>) {
  return (
    <p data-slot="field-description" className={cn('text-small text-fine', className)} {...props} />
  )
}

/** No alert: the summary of a form says that there are errors. */
function FieldError({ children, ...props }: ComponentProps<'p'>) {
  if (!children) return null
  return (
    <p
      data-slot="field-error"
      className="mt-2 flex gap-2 text-small font-medium text-sindoor"
      {...props}
    >
      <CircleAlertIcon aria-hidden className="mt-[0.2em] size-4 shrink-0" />
      {children}
    </p>
  )
}

export { Field, FieldDescription, FieldError, FieldLabel }
