'use client'
import {
  createContext,
  type ReactNode,
  type RefObject,
  use,
  useActionState,
  useLayoutEffect,
  useRef,
} from 'react'
import type { FormCopy } from '@/content/inquiry'
import { type Form, honeypot } from '@/lib/inquiry'
import { useInquiries } from './provider'
import { Receipt } from './receipt'
import { type FormState, openedBy } from './state'
import { useInquiryForm } from './use-inquiry-form'

interface Props {
  form: Form
  copy: FormCopy
  /** What happens next, below the thanks. */
  next: ReactNode
  /** The ways to the studio, in a failure. */
  contact: ReactNode
  children: ReactNode
  className?: string
}

export function InquiryForm({ next, ...props }: Props) {
  const { form, copy } = props
  const { actions, forms, visit } = useInquiries()
  // For plain posts alone. A hydrated form calls the action itself: React would reset it on a
  // refusal (facebook/react#30580).
  const [posted, action] = useActionState(actions[form.id], null, form.outcomeUrl)
  const element = useRef<HTMLFormElement>(null)
  useLayoutEffect(() => visit(form.id, element, posted), [visit, form.id, posted])
  const state = forms[form.id] ?? openedBy(posted)
  return (
    <>
      <Receipt form={form} copy={copy} state={state} posted={posted} next={next} />
      {/* A new key is the reset: React, React Hook Form and the DOM start afresh. */}
      <OpenForm key={state.resetKey} {...props} state={state} element={element} action={action} />
    </>
  )
}

interface OpenFormProps extends Omit<Props, 'next'> {
  state: FormState
  element: RefObject<HTMLFormElement | null>
  action: (data: FormData) => void
}

function OpenForm({ children, className, action, contact, ...props }: OpenFormProps) {
  const { form, copy, state, element } = props
  const isHydrated = Boolean(useInquiries().forms[form.id])
  const { register, errors, submit, noteInput, load } = useInquiryForm(props)
  return (
    <form
      ref={element}
      id={form.id}
      action={action}
      onSubmit={event => void submit(event)}
      onInput={noteInput}
      onFocus={() => void load().catch(() => {})}
      tabIndex={-1} // a link leads to the longer form
      noValidate={isHydrated}
      className={className}
    >
      <Parts value={{ form, copy, contact, state, register, errors }}>{children}</Parts>
      {/* Not `display: none`, which bots recognise. */}
      <div aria-hidden className="absolute -left-[200vw] size-px overflow-hidden">
        <label htmlFor={`${form.id}-${honeypot}`}>{copy.honeypotLabel}</label>
        <input id={`${form.id}-${honeypot}`} name={honeypot} tabIndex={-1} autoComplete="off" />
      </div>
      <p role="status" className="sr-only">
        {state.phase.status === 'submitting' && copy.submitting}
      </p>
    </form>
  )
}

interface FormParts
  extends
    Pick<OpenFormProps, 'form' | 'copy' | 'contact' | 'state'>,
    Pick<ReturnType<typeof useInquiryForm>, 'register' | 'errors'> {}
const Parts = createContext({} as FormParts) // around all that stands in a form
export const useParts = () => use(Parts)
