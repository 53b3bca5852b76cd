import type { ComponentProps } from 'react'
import { cn } from '@/lib/cn'

/** It grows with its text. Browsers without `field-sizing` keep the number of rows. */
function Textarea({ className, ...props }: ComponentProps<'textarea'>) {
  return (
    <textarea
      className={cn(
        'block field-sizing-content max-h-[70svh] min-h-36 field-control resize-y px-4 py-3',
        className,
      )}
      {...props}
    />
  )
}

export { Textarea }
