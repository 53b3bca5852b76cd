import { type ComponentProps, type Ref, useEffect, useRef } from 'react'
import { Input } from '@/components/ui/input'

/**
 * A native date. Empty, it shows the order of day, month and year, which must not look like an answer; no selector tells the
 * two apart.
 */
export function DateInput({ ref, className = '', ...props }: ComponentProps<'input'>) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const element = input.current
    if (!element) return
    const mark = () => element.toggleAttribute('data-empty', !element.value)
    const markOnceReset = () => setTimeout(mark)
    const { form } = element
    mark() // the browser may have restored it
    element.addEventListener('input', mark)
    element.addEventListener('change', mark) // by autofill
    form?.addEventListener('reset', markOnceReset)
    window.addEventListener('pageshow', mark)
    return () => {
      element.removeEventListener('input', mark)
      element.removeEventListener('change', mark)
      form?.removeEventListener('reset', markOnceReset)
      window.removeEventListener('pageshow', mark)
    }
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
