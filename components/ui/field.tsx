import { CircleAlertIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cn } from '@/lib/cn'
import { Label } from './label'

function Field({ className, ...props }: ComponentProps<'div'>) {
  return <div className={cn('min-w-0', className)} {...props} />
}

function FieldLabel(props: ComponentProps<typeof Label>) {
  return <Label className="mb-2 block" {...props} />
}

function FieldDescription({ className, ...props }: ComponentProps<'p'>) {
  return <p className={cn('text-small text-fine', className)} {...props} />
}

/** Not an alert, because the form's summary announces the errors. */
function FieldError({ children, ...props }: ComponentProps<'p'>) {
  if (!children) return null
  return (
    <p className="mt-2 flex gap-2 text-small font-medium text-sindoor" {...props}>
      <CircleAlertIcon aria-hidden className="mt-[0.2em] size-4 shrink-0" />
      {children}
    </p>
  )
}

export { Field, FieldDescription, FieldError, FieldLabel }
