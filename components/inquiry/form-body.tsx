import { type FormEvent, type ReactNode, type RefObject, useLayoutEffect, useMemo, useRef } from 'react'
import { type FieldErrors, useForm } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import type { Errors, Outcome, Rule, Values } from '@/lib/action-state'
import { honeypot } from '@/lib/inquiry'
import type { Check } from '@/lib/inquiry-check'
import { wordsFor } from './copy'
import { FormField } from './field'
import type { Props as FormProps } from './form'
import { Failure, Summary } from './outcome'
import { loadToasts, useInquiries } from './provider'
import { send } from './send'

interface Props extends FormProps {
  form: RefObject<HTMLFormElement | null>
  /** For a plain post. */
  action: (data: FormData) => void
  outcome: Outcome | null
  /** The outcome that has had the focus. */
  shownRef: RefObject<Outcome | null>
  /** What the fields begin with. */
  values: Values | undefined
  hydrated: boolean
}

/**
 * One inquiry, until it is stored. Before hydration the browser may have typed, filled in or restored answers, so the fields are
 * the only store: React Hook Form has no `defaultValues` and no `reset()` (a stored inquiry remounts the form), and its resolver
 * reads the form itself.
 */
export function FormBody({
  route,
  fields,
  questions,
  copy,
  messages,
  form,
  outcome,
  shownRef,
  values,
  hydrated,
  ...props
}: Props) {
  const { actions, forms, update, settle } = useInquiries()
  const { isSubmitting, attempt } = forms[route.id]
  const check = useRef<Check>(null)
  const refused = outcome?.status === 'refused' ? outcome.errors : undefined
  const { register, handleSubmit, formState } = useForm<Values>({
    mode: refused ? 'onChange' : 'onSubmit', // a refusal by the server is validated again on each change, like one made here
    errors: useMemo(() => refused && fieldErrors(refused), [refused]),
    shouldFocusError: false,
    resolver: async (_values, _context, options) => {
      const broken = await check.current?.(new FormData(form.current!), options).catch(() => ({}))
      return { values: {}, errors: { ...broken, ...fieldErrors(unreadableDays(form.current!)) } }
    },
  })
  const errors = rulesOf(formState.errors)

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSubmitting) return // the second click of a double click
    const data = new FormData(event.currentTarget)
    let became: Outcome = { status: 'failed', reason: 'unexpected' }
    update(route, () => ({ isSubmitting: true }))
    await handleSubmit(
      async () => void (became = await send(actions[route.id], data)),
      broken => void (became = { status: 'refused', errors: rulesOf(broken) }),
    )()
    settle(route, became, data, wordsFor(became, copy, messages))
  }

  /** The rules are 17 KB of zod. If they have not come when the form is sent, the server's suffice. */
  async function onFocus() {
    await import('@/lib/inquiry-check').then(({ checks }) => void (check.current = checks[route.id]), nothing)
    await loadToasts().catch(nothing)
  }

  // After each change of the form: a refusal is shownRef once React Hook Form has its errors.
  useLayoutEffect(() => {
    const message = document.getElementById(route.outcomeId)
    if (!message || shownRef.current === outcome) return
    shownRef.current = outcome
    // A failure is an alert, and needs no focus to be heard: that stays on the button, to send again.
    const target = outcome?.status === 'failed' ? form.current?.querySelector('button') : message
    target?.focus({ preventScroll: true })
    message.scrollIntoView()
  })

  const message = { id: route.outcomeId, copy, messages }
  return (
    <form
      ref={form}
      id={route.id}
      action={props.action}
      onSubmit={event => void onSubmit(event)}
      onFocus={() => void onFocus()}
      noValidate={hydrated}
      data-hydrated={hydrated}
      className={props.className}
    >
      <div className="@container">
        {Object.entries(copy.sections ?? { all: undefined }).map(([section, title], index) => (
          <FormSection key={section} number={index + 1} title={title}>
            {Object.entries(questions).map(
              ([name, { section: own = section, ...question }]) =>
                own === section && (
                  <FormField
                    key={name}
                    {...question}
                    {...{ name, copy, messages, register }}
                    formId={route.id}
                    field={fields[name]!}
                    rule={errors[name]}
                    value={values?.[name]}
                    note={props.notes?.[name]}
                  />
                ),
            )}
          </FormSection>
        ))}
      </div>
      <div className="@container">
        <Honeypot label={copy.honeypotLabel} />
        {props.inShort}
        {refused && <Summary key={attempt} {...message} formId={route.id} errors={errors} fields={fields} />}
        {outcome?.status === 'failed' && !isSubmitting && (
          <Failure key={attempt} {...message} failure={outcome} studio={props.studio} />
        )}
        {/* Not `disabled`, which would take the focus away: a second click is not sent. */}
        <Button aria-disabled={isSubmitting} className="mt-8 max-sm:w-full">
          {isSubmitting ? copy.submitting : copy.submit}
        </Button>
        <p role="status" className="sr-only">
          {isSubmitting && copy.submitting}
        </p>
        {props.notice}
      </div>
      {props.beside}
    </form>
  )
}

/** A numbered part of a long form, or the whole of a short one. */
function FormSection({ number, title, children }: { number: number; title?: string; children: ReactNode }) {
  const grid = <div className="clear-both grid grid-cols-1 gap-x-6 gap-y-7 @min-[30rem]:grid-cols-2">{children}</div>
  if (!title) return grid
  return (
    <fieldset className="mt-18 min-w-0 border-t border-hairline pt-6 first-of-type:mt-0 lg:mt-24 lg:pt-8">
      <legend className="float-left mb-6 flex w-full items-baseline gap-5 lg:mb-8">
        <span aria-hidden className="font-display text-h3 font-light text-fine figures">
          {number}
        </span>
        <h3 className="text-h3">{title}</h3>
      </legend>
      {grid}
    </fieldset>
  )
}

/** Bots fill it in; people cannot see, reach or hear it. Not `display: none`, which bots recognise. */
function Honeypot({ label }: { label: string }) {
  return (
    <div aria-hidden className="absolute -left-[200vw] size-px overflow-hidden">
      <label>
        {label}
        <input name={honeypot} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}

const nothing = () => {}

/** Dates that the browser shows but cannot parse, such as 31 February. Their value is empty. */
function unreadableDays(form: HTMLFormElement): Errors {
  const inputs = [...form.elements].filter(control => control instanceof HTMLInputElement)
  return Object.fromEntries(inputs.filter(({ validity }) => validity.badInput).map(({ name }) => [name, 'day']))
}

const fieldErrors = (errors: Errors): FieldErrors<Values> =>
  Object.fromEntries(Object.entries(errors).map(([name, rule]) => [name, { type: rule, message: rule }]))

const rulesOf = (errors: FieldErrors<Values>): Errors =>
  Object.fromEntries(Object.entries(errors).map(([name, error]) => [name, error?.message as Rule]))
