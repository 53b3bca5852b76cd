import type { ComponentProps } from 'react'
import { cn } from '@/lib/cn'

function Input({ className, ...props }: ComponentProps<'input'>) {
  return (
    <input
      className={cn(
        'h-13 field-control appearance-none px-4 leading-tight [&::-webkit-date-and-time-value]:text-left',
        className,
      )}
      {...props}
    />
  )
}

export { Input }
