import { Slot } from '@radix-ui/react-slot'
import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'

const buttonVariants = cva(
  'inline-flex min-h-13 items-center justify-center gap-3 rounded px-8 py-3 text-center text-body leading-tight font-medium whitespace-normal transition-colors duration-180 disabled:cursor-progress disabled:opacity-75',
  {
    variants: {
      variant: {
        default: 'bg-action text-on-action hover:bg-action-hover active:bg-action',
        outline: 'border border-field text-ink hover:border-ink active:bg-hairline',
      },
    },
    defaultVariants: { variant: 'default' },
  },
)

/** Class names are joined, not merged: tailwind-merge would cost every page with a form 8 KB of script. */
function Button({
  className,
  variant,
  asChild = false,
  ...props
}: ComponentProps<'button'> & VariantProps<typeof buttonVariants> & { asChild?: boolean }) {
  const Component = asChild ? Slot : 'button'
  return <Component data-slot="button" className={buttonVariants({ variant, className })} {...props} />
}

export { Button, buttonVariants }
