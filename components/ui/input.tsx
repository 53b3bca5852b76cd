import { cx } from 'class-variance-authority'
import type { ComponentProps } from 'react'

function Input({ className, ...props }: ComponentProps<'input'>) {
  return (
    <input
      className={cx(
        'h-13 field-control appearance-none px-4 leading-tight [&::-webkit-date-and-time-value]:text-left',
        className,
      )}
      {...props}
    />
  )
}

export { Input }
