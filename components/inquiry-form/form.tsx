'use client'
import {
  createContext,
  Fragment,
  type FormEvent,
  type ReactNode,
  use,
  useActionState,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { FormProvider, useForm, useFormState } from 'react-hook-form'
import type { FormCopy } from '@/content/inquiry'
import { type FormSpec, honeypot } from '@/lib/inquiry/fields'
import type { Values } from '@/lib/inquiry/outcome'
import { Fold } from './fold'
import { getFormControl } from './form-control'
import { useInquiries } from './provider'
import { Receipt } from './receipt'
import { createResolver, loadSchemas } from './resolver'
import { type InquiryState, initialState } from './state'
import { useSubmit } from './use-submit'

interface InquiryFormContextValue {
  form: FormSpec
  copy: FormCopy
  state: InquiryState
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
  form: FormSpec
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
 * Wrap it around `<Fields />` and `<SubmitArea button="last" />`. React Hook Form owns the answers,
 * their errors and `isSubmitting`; state.ts lists what else there is to know. use-submit.ts sends.
 */
export function InquiryForm(props: Props) {
  const { form, copy, nextSteps, siteAddress, contact, children, className } = props
  const { actions, states, updateState, formControls, loadToasts } = useInquiries()
  // Only for posts without scripts. A hydrated form calls the action itself, because React would
  // reset the form even if answers are invalid (facebook/react#30580).
  const [postOutcome, action] = useActionState(actions[form.id], null, form.outcomeUrl)
  const state = states[form.id] ?? initialState(postOutcome)

  const formControl = getFormControl(formControls, form, postOutcome)
  const methods = useForm<Values>({
    formControl,
    resolver: createResolver(form.id),
    // Validate on each change after errors of a post, too.
    mode: state.error?.status === 'invalid' ? 'onChange' : 'onSubmit',
    shouldFocusError: false,
  })
  const submit = useSubmit(form, copy, formControl)

  // A post's outcome stays when its page is left. What was typed before hydration counts as typed.
  const createState = useEffectEvent(() => {
    if (states[form.id]) return
    const isDirty = Object.keys(form.fields).some(name => formControl.getFieldState(name).isDirty)
    updateState(form.id, { ...state, hasTyped: state.hasTyped || isDirty })
  })
  useEffect(() => createState(), [])

  const formRef = useRef<HTMLFormElement>(null)
  useLayoutEffect(() => markEmptyDates(formRef.current!))

  function handleInput({ nativeEvent, currentTarget }: FormEvent<HTMLFormElement>) {
    markEmptyDates(currentTarget)
    // A selected option or autofill is no `InputEvent`.
    if (nativeEvent instanceof InputEvent && !state.hasTyped)
      updateState(form.id, { hasTyped: true })
  }

  function loadScripts() {
    void loadSchemas()
      .then(loadToasts)
      .catch(() => {}) // the next focus tries again
  }

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
      {/* A new key makes a fold that is closed, and removes the doubts about the answers sent. */}
      <Fragment key={state.receipt && state.receipt.reference + state.receipt.receivedAt}>
        {state.receipt && (
          // The form is its sibling, because inside it would lose the page's columns.
          <Fold
            id={form.id}
            label={copy.receipt.nextForm}
            startsOpen={Object.values(formControl.getValues()).some(Boolean)}
          />
        )}
        {/* Without `aria-invalid` Firefox calls an untouched form invalid. ARIA 1.2 deprecates it on
            forms. */}
        {/* eslint-disable-next-line jsx-a11y/role-supports-aria-props */}
        <form
          ref={formRef}
          id={form.id}
          action={action}
          onSubmit={event => void submit(event)}
          onInput={handleInput}
          onFocus={loadScripts}
          tabIndex={-1} // the link to the detailed form moves the focus here
          noValidate={Boolean(states[form.id])}
          aria-invalid="false"
          className={className}
        >
          <FormProvider {...methods}>
            <InquiryFormContext value={{ form, copy, state, contact }}>
              {children}
            </InquiryFormContext>
            <div aria-live="polite" className="sr-only">
              <SubmittingStatus text={copy.submitting} />
            </div>
          </FormProvider>
          <Honeypot id={`${form.id}-${honeypot}`} label={copy.honeypot} />
        </form>
      </Fragment>
    </>
  )
}

/** CSS can select an empty date only if the field is required. */
function markEmptyDates(form: HTMLFormElement) {
  for (const date of form.querySelectorAll<HTMLInputElement>('[type=date]'))
    date.toggleAttribute('data-empty', !date.value)
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
  const { isSubmitting } = useFormState()
  return isSubmitting && <DelayedText text={text} />
}

function DelayedText({ text }: { text: string }) {
  const [isShown, setIsShown] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsShown(true), announceSubmittingAfterMs)
    return () => clearTimeout(timer)
  }, [])
  return isShown && text
}
