'use client'
import { Button } from '@/components/ui/button'
import type { Field } from '@/lib/inquiry'
import { cn } from '@/lib/utils'
import { useIsOnline } from './connection'
import { useParts } from './form'
import { type Complaint, complaintOf, type Place } from './state'
import { checkWords, wordsFor, wordsForRule } from './words'

export function SubmitArea({ place }: { place: Place }) {
  const { copy, state } = useParts()
  const complaint = state.pressed === place ? complaintOf(state) : undefined
  const isSubmitting = state.phase.status === 'submitting'
  return (
    <>
      {complaint?.status === 'refused' && <Summary />}
      {complaint?.status === 'failed' && (
        // Anew for each try, so that it is announced again.
        <Failure key={state.phase.status} failure={complaint} />
      )}
      {/* Not `disabled`, which would take the focus away. Without a name its value is not sent. */}
      <Button
        value={place}
        variant={place === 'early' ? 'outline' : 'default'}
        aria-disabled={isSubmitting}
        className="mt-8 max-sm:w-full"
      >
        {isSubmitting ? copy.submitting : copy.submit}
      </Button>
    </>
  )
}

const messageClasses = 'mt-8 scroll-mt-6 border-l-2 border-sindoor bg-raised px-6 py-5'

/** While the form is sent once more it keeps its place: the button stays under the thumb. */
function Failure({ failure }: { failure: Extract<Complaint, { status: 'failed' }> }) {
  const { form, copy, contact, state } = useParts()
  const { title, description, reference } = wordsFor(failure, copy)
  const isBackOnline = useIsOnline() && failure.reason === 'offline'
  const isPast = state.phase.status === 'submitting'
  return (
    <div
      id={`${form.id}-outcome`}
      role={isPast ? undefined : 'alert'}
      tabIndex={-1}
      className={cn(messageClasses, isPast && 'invisible')}
    >
      <p className="font-medium text-sindoor">{title}</p>
      <p className="mt-1 max-w-(--measure)">{isBackOnline ? copy.offline.over : description}</p>
      <p className="mt-3 max-w-(--measure)">
        {copy.kept} {!failure.reason.startsWith('too-many') && copy.twice}
      </p>
      <p className="mt-4 mb-2 text-small text-fine">{copy.help}</p>
      {contact}
      {reference && <p className="mt-4 text-small figures">{reference}</p>}
    </div>
  )
}

/** It takes the focus, which announces its name: as an alert it would be announced twice. */
function Summary() {
  const { form, copy, errors } = useParts()
  const wrong = Object.entries<Field>(form.fields).filter(([name]) => errors[name])
  if (wrong.length === 0) return null
  const id = `${form.id}-outcome`
  return (
    <div
      id={id}
      role="group"
      aria-labelledby={`${id}-title`}
      tabIndex={-1}
      className={messageClasses}
    >
      <p id={`${id}-title`} className="font-medium text-sindoor">
        {checkWords(wrong.length, copy)}
      </p>
      <ul className="mt-2">
        {wrong.map(([name, field]) => (
          <li key={name} className="flex flex-wrap items-center gap-x-4">
            <a href={`#${form.id}-${name}`} className="touch text-link">
              {copy.labels[name]}
            </a>
            <span className="text-small text-quiet">
              {wordsForRule(errors[name]!, field, copy)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
