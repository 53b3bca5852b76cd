import * as LabelPrimitive from '@radix-ui/react-label'
import type { ComponentProps } from 'react'

function Label({ className = '', ...props }: ComponentProps<typeof LabelPrimitive.Root>) {
  return <LabelPrimitive.Root data-slot="label" className={`text-small font-medium text-ink ${className}`} {...props} />
}

export { Label }
