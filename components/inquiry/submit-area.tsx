'use client'
import type { MouseEvent } from 'react'
import { Button } from '@/components/ui/button'
import type { Field } from '@/lib/inquiry/fields'
import { cn } from '@/lib/utils'
import { useIsOnline } from './connection'
import { useFormParts } from './form-context'
import { describeError, describeOutcome, describeRefusal } from './messages'
import { type ButtonId, type Complaint, complaintOf, outcomeId } from './state'

export function SubmitArea({ button }: { button: ButtonId }) {
  const { copy, state } = useFormParts()
  const complaint = state.pressedButton === button ? complaintOf(state) : undefined
  const isSubmitting = state.phase.status === 'submitting'
  return (
    <>
      {complaint?.status === 'refused' && <RefusalMessage />}
      {complaint?.status === 'failed' && (
        // Anew for each try, so that it is announced again.
        <FailureMessage key={state.phase.status} failure={complaint} isRetrying={isSubmitting} />
      )}
      {/* Not `disabled`, which would take the focus away. Without a name its value is not sent. */}
      <Button
        value={button}
        variant={button === 'early' ? 'outline' : 'default'}
        aria-disabled={isSubmitting}
        className="mt-8 max-sm:w-full"
      >
        {isSubmitting ? copy.submitting : copy.submit}
      </Button>
    </>
  )
}

const messageClasses = 'mt-8 scroll-mt-6 border-l-2 border-sindoor bg-raised px-6 py-5'

interface FailureProps {
  failure: Extract<Complaint, { status: 'failed' }>
  isRetrying: boolean
}

/** While the form is sent once more it keeps its space: the button stays under the thumb. */
function FailureMessage({ failure, isRetrying }: FailureProps) {
  const { form, copy, contact } = useFormParts()
  const { answersStay, twiceIsFine, backOnline, contactTitle } = copy.failure
  const { title, description, reference } = describeOutcome(failure, copy)
  const isBackOnline = useIsOnline() && failure.reason === 'offline'
  return (
    <div
      id={outcomeId(form.id)}
      role={isRetrying ? undefined : 'alert'}
      tabIndex={-1}
      className={cn(messageClasses, isRetrying && 'invisible')}
    >
      <p className="font-medium text-sindoor">{title}</p>
      <p className="mt-1 max-w-(--measure)">{isBackOnline ? backOnline : description}</p>
      <p className="mt-3 max-w-(--measure)">
        {answersStay} {!failure.reason.startsWith('too-many') && twiceIsFine}
      </p>
      <p className="mt-4 mb-2 text-small text-fine">{contactTitle}</p>
      {contact}
      {reference && <p className="mt-4 text-small figures">{reference}</p>}
    </div>
  )
}

/** It takes the focus, which announces its name: as an alert it would be announced twice. */
function RefusalMessage() {
  const { form, copy, errors } = useFormParts()
  const wrongAnswers = Object.entries<Field>(form.fields).flatMap(([name, field]) => {
    const error = errors[name]
    return error ? [{ name, field, error }] : []
  })
  if (wrongAnswers.length === 0) return null // all corrected, or React Hook Form has none yet
  const shownErrors = wrongAnswers.map(({ error }) => error)
  const title = describeRefusal(shownErrors, copy.messages)
  return (
    // Not `aria-labelledby`: reading on, Orca skips what labels an element that can have the focus.
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
            <a href={`#${form.id}-${name}`} onClick={focusField} className="touch text-link">
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

/** In place of the browser: Firefox focuses no date field by its fragment, and drops the focus. */
function focusField(event: MouseEvent<HTMLAnchorElement>) {
  const field = document.getElementById(event.currentTarget.hash.slice(1))
  if (!field) return
  event.preventDefault()
  field.scrollIntoView()
  field.focus({ preventScroll: true })
}
