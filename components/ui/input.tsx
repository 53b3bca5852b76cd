import type { ComponentProps } from 'react'
import { cn } from '@/lib/utils'

function Input({ className, type, ...props }: ComponentProps<'input'>) {
  return (
    <input
      type={type}
      data-slot="input"
      className={cn(
        'h-13 w-full min-w-0 appearance-none rounded border border-field bg-input px-4 text-body leading-tight text-ink hover-fade placeholder:text-fine hover:border-quiet aria-invalid:border-sindoor [&::-webkit-date-and-time-value]:text-left',
        className,
      )}
      {...props}
    />
  )
}

export { Input }
