'use client'
import * as LabelPrimitive from '@radix-ui/react-label'
import { cx } from 'class-variance-authority'
import type { ComponentProps } from 'react'

function Label({ className, ...props }: ComponentProps<typeof LabelPrimitive.Root>) {
  return (
    <LabelPrimitive.Root className={cx('text-small font-medium text-ink', className)} {...props} />
  )
}

export { Label }
