import { Slot } from '@radix-ui/react-slot'
import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { actionLook, buttonLook } from './button-look'

const buttonVariants = cva(buttonLook, {
  variants: {
    variant: {
      default: actionLook,
      outline: 'border border-field text-ink hover:border-ink active:bg-hairline',
    },
  },
  defaultVariants: { variant: 'default' },
})

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

export { Button }
