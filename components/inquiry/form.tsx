'use client'
import { type FormEvent, type ReactNode, useActionState, useLayoutEffect, useRef } from 'react'
import { type Resolver, useForm } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import type { FormCopy, Messages } from '@/content/inquiry'
import {
  type Errors,
  type Field,
  type Form,
  honeypot,
  type Outcome,
  type Values,
} from '@/lib/inquiry'
import { FormField } from './field'
import { Failure, Summary, wordsFor } from './outcome'
import { loadToasts, textsOf, thanksOf, useInquiries } from './provider'
import { Receipt } from './receipt'
import { send } from './send'

interface Props {
  form: Form
  copy: FormCopy
  messages: Messages
  /**
   * Rendered on the server, so that the words are in no script: what happens to the answers, in
   * short above the button and in full below it; the next steps below the thanks; the ways to the
   * studio in a failure; words beside a field, by its name; and beside the form, after it on a
   * narrow screen.
   */
  inShort: ReactNode
  notice: ReactNode
  next: ReactNode
  contact: ReactNode
  notes?: Partial<Record<string, ReactNode>>
  beside?: ReactNode
  className?: string
}

/**
 * A form, or both its outcome and it. The provider in the layout keeps what is typed and sent
 * across pages.
 */
export function InquiryForm(props: Props) {
  const { form, copy, next } = props
  const { posted, resetKey, receipt, ...state } = useOutcome(form)
  return (
    <>
      {receipt && (
        <Receipt {...{ form, copy, posted, next }} sent={receipt} outcome={state.outcome} />
      )}
      {/* A new key is the reset: React, React Hook Form and the DOM start afresh. */}
      <Questions key={resetKey} {...props} {...state} />
    </>
  )
}

/** What became of a form by scripts or a plain post, and `values`, which its fields begin with. */
function useOutcome({ id, outcomeUrl }: Form) {
  const { actions, forms, visit } = useInquiries()
  // For plain posts alone. A hydrated form calls the action itself: React would reset it on a
  // refusal (facebook/react#30580).
  const [posted, action] = useActionState(actions[id], null, outcomeUrl)
  const thanks = thanksOf(posted)
  const {
    outcome = posted,
    receipt = thanks,
    values = thanks ? undefined : posted?.values,
    ...state
  } = forms[id]
  // What has had the focus; an outcome that was there before the page takes none.
  const shownRef = useRef(outcome)
  const element = useRef<HTMLFormElement>(null)
  useLayoutEffect(() => visit(id, element, posted ?? undefined), [visit, id, posted])
  return { ...state, posted, action, outcome, receipt, values, shownRef, element }
}

type QuestionsProps = Props & Omit<ReturnType<typeof useOutcome>, 'posted' | 'resetKey' | 'receipt'>

/**
 * One inquiry, until it is stored. Before hydration the browser may have typed, filled in or
 * restored answers, so the fields are the only store: React Hook Form has no `defaultValues` and no
 * `reset()`, and its resolver reads the form itself.
 */
function Questions({
  form,
  copy,
  messages,
  element,
  outcome,
  shownRef,
  values,
  ...props
}: QuestionsProps) {
  const { actions, update, settle } = useInquiries()
  const { isSubmitting, hydrated } = props
  const rules = useRef<Resolver<Values, unknown, object>>(null)
  const refused = outcome?.status === 'refused' ? outcome.errors : undefined
  const { register, handleSubmit, formState } = useForm<Values>({
    // A refusal by the server is validated again on each change, like one made here.
    mode: refused ? 'onChange' : 'onSubmit',
    errors: refused,
    shouldFocusError: false,
    resolver: async (_values, context, options) => {
      const checked = await rules.current?.(textsOf(element.current!), context, options)
      return {
        values: {},
        errors: { ...(checked?.errors as Errors), ...unreadableDays(element.current!) },
      }
    },
  })
  const errors = formState.errors as Errors

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSubmitting) return // the second click of a double click
    const data = new FormData(event.currentTarget)
    let became: Outcome = { status: 'failed', reason: 'unexpected' }
    update(form.id, () => ({ isSubmitting: true }))
    await handleSubmit(
      async () => void (became = await send(actions[form.id], data)),
      broken => void (became = { status: 'refused', errors: broken as Errors }),
    )()
    settle(form, became, data, wordsFor(became, copy, messages))
  }

  /**
   * The rules are 17 KB of zod. If they have not come when the form is sent, the server's suffice.
   */
  async function load() {
    const { zodResolver } = await import('@hookform/resolvers/zod')
    const { schemas } = await import('@/lib/inquiry-schema')
    rules.current = zodResolver<Values, unknown, object>(schemas[form.id])
    await loadToasts()
  }

  // After each change of the form: a refusal is shown once React Hook Form has its errors.
  useLayoutEffect(() => {
    const message = document.getElementById(`${form.id}-outcome`)
    if (!message || shownRef.current === outcome) return
    shownRef.current = outcome
    // A failure is an alert, heard without the focus: that stays on the button, or where its
    // visitor types on.
    if (outcome?.status !== 'failed') message.focus({ preventScroll: true })
    message.scrollIntoView()
  })

  return (
    <form
      ref={element}
      id={form.id}
      action={props.action}
      onSubmit={event => void onSubmit(event)}
      onFocus={() => void load().catch(() => {})}
      tabIndex={-1} // a link leads to the longer form
      noValidate={hydrated}
      data-hydrated={hydrated}
      className={props.className}
    >
      <div className="@container">
        {Object.entries(copy.sections ?? { all: undefined }).map(([section, title], index) => (
          <Section key={section} number={index + 1} title={title}>
            {Object.entries<Field>(form.fields).map(
              ([name, field]) =>
                (!title || field.section === section) && (
                  <FormField
                    key={name}
                    {...{ name, form, copy, messages, register }}
                    error={errors[name]}
                    value={values?.[name]}
                    note={props.notes?.[name]}
                  />
                ),
            )}
          </Section>
        ))}
      </div>
      <div className="@container">
        {/* Bots fill it in; people cannot see, reach or hear it. Not `display: none`, which bots
            recognise. */}
        <label aria-hidden className="absolute -left-[200vw] size-px overflow-hidden">
          {copy.honeypotLabel}
          <input name={honeypot} tabIndex={-1} autoComplete="off" />
        </label>
        {props.inShort}
        {refused && <Summary {...{ form, copy, messages, errors }} />}
        {outcome?.status === 'failed' && !isSubmitting && (
          <Failure {...{ form, copy, messages }} failure={outcome} contact={props.contact} />
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
function Section({
  number,
  title,
  children,
}: {
  number: number
  title?: string
  children: ReactNode
}) {
  const grid = (
    <div className="clear-both grid grid-cols-1 gap-x-6 gap-y-7 @min-[30rem]:grid-cols-2">
      {children}
    </div>
  )
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

/** Dates that the browser shows but cannot parse, such as 31 February. Their value is empty. */
function unreadableDays(form: HTMLFormElement): Errors {
  const unreadable = [...form.querySelectorAll('input')].filter(({ validity }) => validity.badInput)
  return Object.fromEntries(
    unreadable.map(({ name }) => [name, { type: 'badInput', message: 'day' }]),
  )
}
