import { ChevronDownIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cn } from '@/lib/cn'

function NativeSelect({ className, ...props }: ComponentProps<'select'>) {
  return (
    <div className="relative">
      <select
        className={cn(
          'h-13 field-control appearance-none truncate pr-12 pl-4 leading-tight',
          "has-[option[value='']:checked]:text-fine",
          className,
        )}
        {...props}
      />
      <ChevronDownIcon
        aria-hidden
        strokeWidth={1.5}
        className="pointer-events-none absolute top-1/2 right-4 size-5 -translate-y-1/2 text-quiet"
      />
    </div>
  )
}

function NativeSelectOption(props: ComponentProps<'option'>) {
  return <option className="text-ink" {...props} />
}

export { NativeSelect, NativeSelectOption }
