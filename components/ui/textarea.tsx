import type { ComponentProps } from 'react'
import { cn } from '@/lib/utils'

/**
 * Grows with its text, up to most of a screen; without support for `field-sizing` it keeps its
 * rows.
 */
function Textarea({ className, ...props }: ComponentProps<'textarea'>) {
  return (
    <textarea
      data-slot="textarea"
      className={cn(
        'block field-sizing-content max-h-[70svh] min-h-36 w-full min-w-0 resize-y rounded border border-field bg-input px-4 py-3 text-body text-ink hover-fade placeholder:text-fine hover:border-quiet aria-invalid:border-sindoor',
        className,
      )}
      {...props}
    />
  )
}

export { Textarea }
