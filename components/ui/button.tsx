import { Slot } from '@radix-ui/react-slot'
import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { buttonClasses, defaultClasses } from './button-classes'

/** Also for a link that looks like a button. */
const buttonVariants = cva(buttonClasses, {
  variants: {
    variant: {
      default: defaultClasses,
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

export { Button, buttonVariants }
