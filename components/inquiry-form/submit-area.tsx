'use client'
import { cx } from 'class-variance-authority'
import { type MouseEvent, useSyncExternalStore } from 'react'
import { useFormState } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import type { Field } from '@/lib/inquiry/fields'
import { useInquiryFormContext } from './form'
import { useErrors } from './form-control'
import { describeError, describeOutcome, summariseErrors } from './messages'
import { type ButtonId, outcomeId, type SubmissionError } from './state'

export function SubmitArea({ button }: { button: ButtonId }) {
  const { copy, state } = useInquiryFormContext()
  const { isSubmitting } = useFormState()
  const isPressed = state.button === button
  const error = isPressed ? state.error : undefined
  return (
    <>
      {error?.status === 'invalid' && <ErrorSummary />}
      {error?.status === 'failed' && (
        // A new element for each attempt, so that a screen reader announces it again.
        <FailureMessage key={String(isSubmitting)} failure={error} isRetrying={isSubmitting} />
      )}
      {/* Not `disabled`, which would lose the focus. It has no name, so its value is not sent. */}
      <Button
        value={button}
        variant={button === 'early' ? 'outline' : 'default'}
        aria-disabled={isSubmitting}
        className="mt-8 max-sm:w-full"
      >
        {isSubmitting && isPressed ? copy.submitting : copy.submit}
      </Button>
    </>
  )
}

/** The scroll margin leaves room for a toast (components/ui/sonner.tsx). */
const messageClasses = 'mt-8 scroll-mt-40 border-l-2 border-sindoor bg-raised px-6 py-5'

interface FailureProps {
  failure: Extract<SubmissionError, { status: 'failed' }>
  isRetrying: boolean
}

/** It keeps its space while the form is sent again, so that the button stays under the thumb. */
function FailureMessage({ failure, isRetrying }: FailureProps) {
  const { form, copy, contact } = useInquiryFormContext()
  const { answersStay, twiceIsFine, backOnline, contactTitle } = copy.failure
  const { title, description, reference } = describeOutcome(failure, copy)
  const isBackOnline = useIsOnline() && failure.reason === 'offline'
  return (
    <div
      id={outcomeId(form.id)}
      role={isRetrying ? undefined : 'alert'}
      tabIndex={-1}
      className={cx(messageClasses, isRetrying && 'invisible')}
    >
      <p className="font-medium text-sindoor">{title}</p>
      <p className="mt-1 max-w-(--measure)">{isBackOnline ? backOnline : description}</p>
      <p className="mt-3 max-w-(--measure)">
        {answersStay} {!failure.reason.startsWith('too-many') && twiceIsFine}
      </p>
      <p className="mt-4 mb-2 text-small text-fine">{contactTitle}</p>
      {contact}
      {reference && <p className="mt-4 text-small lining-nums tabular-nums">{reference}</p>}
    </div>
  )
}

const useIsOnline = () =>
  useSyncExternalStore(
    watchConnection,
    () => navigator.onLine,
    () => true,
  )

function watchConnection(onChange: () => void) {
  const controller = new AbortController()
  const { signal } = controller
  addEventListener('online', onChange, { signal })
  addEventListener('offline', onChange, { signal })
  return () => controller.abort()
}

/** Not an alert: it takes the focus, which announces its name, and an alert would repeat that. */
function ErrorSummary() {
  const { form, copy } = useInquiryFormContext()
  const errors = useErrors()
  const wrongAnswers = Object.entries<Field>(form.fields).flatMap(([name, field]) => {
    const error = errors[name]
    return error ? [{ name, field, error }] : []
  })
  if (wrongAnswers.length === 0) return null // all are corrected
  const shownErrors = wrongAnswers.map(({ error }) => error)
  const title = summariseErrors(shownErrors, copy.messages)
  return (
    // Not `aria-labelledby`: Orca then skips the title when a visitor reads on.
    <div
      id={outcomeId(form.id)}
      role="group"
      aria-label={title}
      tabIndex={-1}
      className={messageClasses}
    >
      <p className="font-medium text-sindoor">{title}</p>
      <ul className="mt-2">
        {wrongAnswers.map(({ name, field, error }) => (
          <li key={name} className="flex flex-wrap items-center gap-x-4">
            <a href={`#${form.id}-${name}`} onClick={focusField} className="touch-target text-link">
              {copy.labels[name]}
            </a>
            <span className="text-small text-quiet">
              {describeError(error, field, copy.field.rules)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Replaces the browser's own jump: Firefox loses the focus on the way to a date field. */
function focusField(event: MouseEvent<HTMLAnchorElement>) {
  const field = document.getElementById(event.currentTarget.hash.slice(1))
  if (!field) return
  event.preventDefault()
  field.scrollIntoView()
  field.focus({ preventScroll: true })
}
