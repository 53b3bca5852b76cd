import type { ComponentProps } from 'react'

export function Label({ className = '', ...props }: ComponentProps<'label'>) {
  return <label data-slot="label" className={`text-small font-medium text-ink ${className}`} {...props} />
}
