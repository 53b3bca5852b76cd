import type { ComponentProps } from 'react'

interface Look {
  variant?: keyof typeof variants
  className?: string
}

const look =
  'button inline-flex min-h-13 items-center justify-center gap-3 rounded px-8 py-3 text-center text-body leading-tight font-medium whitespace-normal hover-fade disabled:cursor-progress disabled:opacity-75'
const variants = {
  default: 'bg-action text-on-action hover:bg-action-hover active:bg-action',
  outline: 'border border-field text-ink hover:border-ink active:bg-hairline',
}

/** For a link that looks like a button. Plain words: cva and Radix's Slot would cost each page with a form 2 KB of script. */
export function buttonVariants({ variant = 'default', className = '' }: Look = {}) {
  return `${look} ${variants[variant]} ${className}`
}

export function Button({ variant, className, ...props }: ComponentProps<'button'> & Look) {
  return <button className={buttonVariants({ variant, className })} {...props} />
}
