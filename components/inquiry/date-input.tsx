import { type ComponentProps, type Ref, useEffect, useRef } from 'react'
import { Input } from '@/components/ui/input'

/**
 * A native date field. While empty it shows the order of day, month and year, which must not look like an answer; no CSS selector
 * tells the two apart.
 */
export function DateInput({ ref, className = '', ...props }: ComponentProps<'input'>) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const element = input.current
    if (!element) return
    const mark = () => element.toggleAttribute('data-empty', !element.value)
    const left = new AbortController()
    mark() // the browser may have restored it
    element.addEventListener('input', mark, left)
    element.addEventListener('change', mark, left) // by autofill
    element.form?.addEventListener('reset', () => setTimeout(mark), left)
    addEventListener('pageshow', mark, left)
    return () => left.abort()
  }, [])
  return (
    <Input
      {...props}
      ref={element => {
        input.current = element
        assign(ref, element)
      }}
      type="date"
      className={`${className} data-empty:not-focus:text-fine`}
    />
  )
}

function assign<Element>(ref: Ref<Element> | undefined, element: Element | null) {
  if (typeof ref === 'function') ref(element)
  else if (ref) ref.current = element
}
