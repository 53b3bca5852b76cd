'use client'
import {
  createContext,
  type ReactNode,
  use,
  useActionState,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import type { UseFormRegister } from 'react-hook-form'
import type { FormCopy } from '@/content/inquiry'
import { type Form, honeypot } from '@/lib/inquiry/fields'
import type { Errors, Values } from '@/lib/inquiry/outcome'
import { loadToasts } from './lazy-toasts'
import { type FormRef, useInquiries, useIsHydrated } from './provider'
import { Receipt } from './receipt'
import { type FormState, initialState } from './state'
import { useInquiryForm } from './use-inquiry-form'

interface InquiryFormContextValue {
  form: Form
  copy: FormCopy
  state: FormState
  /** The errors on display. */
  errors: Errors
  register: UseFormRegister<Values>
  /** The studio's contact details, shown in a failure. */
  contact: ReactNode
}
const InquiryFormContext = createContext<InquiryFormContextValue | null>(null)

export function useInquiryFormContext(): InquiryFormContextValue {
  const value = use(InquiryFormContext)
  if (!value) throw new Error('<Fields> and <SubmitArea> must be rendered inside <InquiryForm>.')
  return value
}

interface Props {
  form: Form
  copy: FormCopy
  /** Shown below the receipt's title. */
  nextSteps: ReactNode
  /** For the message to the family. */
  siteAddress: string
  /** The studio's contact details, shown in a failure. */
  contact: ReactNode
  children: ReactNode
  className?: string
}

/**
 * Wrap it around `<Fields />` and `<SubmitArea button="last" />`. use-inquiry-form.ts handles a
 * submit; reducer.ts defines what each event changes.
 */
export function InquiryForm({ nextSteps, siteAddress, ...props }: Props) {
  const { form, copy } = props
  const { actions, forms, onMount } = useInquiries()
  // Only for posts without scripts. A hydrated form calls the action itself, because React would
  // reset the form even if answers are invalid (facebook/react#30580).
  const [postOutcome, action] = useActionState(actions[form.id], null, form.outcomeUrl)
  const formRef = useRef<HTMLFormElement>(null)
  // A layout effect, because its cleanup reads the fields before React removes them.
  useLayoutEffect(() => onMount(form, formRef, postOutcome), [onMount, form, postOutcome])
  const state = forms[form.id] ?? initialState(postOutcome)
  return (
    <>
      <Receipt
        form={form}
        copy={copy}
        state={state}
        postOutcome={postOutcome}
        nextSteps={nextSteps}
        siteAddress={siteAddress}
      />
      {state.receipt && (
        // The form is its sibling, because inside it would lose the page's columns.
        <details key={state.resetKey} open={hasAnswers(state)} className="folds-form">
          <summary className="touch-target text-link">{copy.receipt.nextForm}</summary>
        </details>
      )}
      {/* A new key resets the form's state in React, React Hook Form and the DOM. */}
      <FormBody key={state.resetKey} {...props} state={state} formRef={formRef} action={action} />
    </>
  )
}

/** “Correct and send again” fills the form in, as do some links. */
const hasAnswers = ({ initialValues }: FormState) => Object.values(initialValues).some(Boolean)

interface FormBodyProps extends Omit<Props, 'nextSteps' | 'siteAddress'> {
  state: FormState
  formRef: FormRef
  action: (data: FormData) => void
}

function FormBody({ children, className, action, contact, ...props }: FormBodyProps) {
  const { form, copy, state, formRef } = props
  const isHydrated = useIsHydrated(form.id)
  const { register, errors, handleSubmitEvent, handleInput, loadRules } = useInquiryForm(props)
  return (
    // Without `aria-invalid` Firefox calls an untouched form invalid. ARIA 1.2 deprecates it on forms.
    // eslint-disable-next-line jsx-a11y/role-supports-aria-props
    <form
      ref={formRef}
      id={form.id}
      action={action}
      onSubmit={event => void handleSubmitEvent(event)}
      onInput={handleInput}
      onFocus={() =>
        void loadRules()
          .then(loadToasts)
          .catch(() => {})
      }
      tabIndex={-1} // the link to the detailed form moves the focus here
      noValidate={isHydrated}
      aria-invalid="false"
      className={className}
    >
      <InquiryFormContext value={{ form, copy, state, errors, register, contact }}>
        {children}
      </InquiryFormContext>
      <Honeypot id={`${form.id}-${honeypot}`} label={copy.honeypot} />
      <div aria-live="polite" className="sr-only">
        {state.phase.status === 'submitting' && <SubmittingStatus text={copy.submitting} />}
      </div>
    </form>
  )
}

/** Off screen and not `display: none`, which bots recognise. */
function Honeypot({ id, label }: { id: string; label: string }) {
  return (
    <div aria-hidden className="absolute -left-[200vw] size-px overflow-hidden">
      <label htmlFor={id}>{label}</label>
      <input id={id} name={honeypot} tabIndex={-1} autoComplete="off" />
    </div>
  )
}

/** “Submitting…” is announced only if no outcome has arrived by then. */
const announceSubmittingAfterMs = 1_000

function SubmittingStatus({ text }: { text: string }) {
  const [isAnnounced, setIsAnnounced] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsAnnounced(true), announceSubmittingAfterMs)
    return () => clearTimeout(timer)
  }, [])
  return isAnnounced && text
}
