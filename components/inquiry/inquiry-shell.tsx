import { useActionState, useLayoutEffect, useRef } from 'react'
import type { ActionState } from '@/lib/action-state'
import { Form, type ShellProps } from './form'
import { focusOutcome, Thanks } from './outcome'
import { useInquiries } from './inquiry-provider'
import { type Progress, untouched } from './inquiry-reducer'
import { valuesIn } from './values'

const idle: ActionState = { status: 'idle' }

/** Keeps the outcome and the typed values of either form across pages. */
export function InquiryShell(props: ShellProps) {
  const { copy, route } = props
  const [posted, action] = useActionState(props.post, idle, route.outcome)
  const [{ forms }, dispatch] = useInquiries()
  const inquiry = forms[route.id] ?? untouched
  const progress: Progress = inquiry.progress ?? posted
  const shown = progress.status === 'sending' ? progress.shown : progress

  // A client-side navigation loads no document, so the browser restores nothing on the way back.
  useLayoutEffect(() => {
    dispatch({ type: 'open', route })
    return () => dispatch({ type: 'leave', route, values: valuesIn(route) ?? {} })
  }, [dispatch, route])

  // An outcome from before the form was shown takes no focus.
  const focusedOutcomes = useRef(inquiry.outcomes)
  function focusNewOutcome() {
    if (focusedOutcomes.current !== inquiry.outcomes && focusOutcome(shown.status, route))
      focusedOutcomes.current = inquiry.outcomes
  }

  return (
    <>
      <Thanks route={route} copy={copy} status={shown.status} sentTo={inquiry.sentTo}>
        {props.next}
      </Thanks>
      {/* A new key is the reset: React, React Hook Form and the DOM start afresh. */}
      <Form
        key={inquiry.thanks}
        {...props}
        action={action}
        sending={progress.status === 'sending'}
        shown={shown}
        values={inquiry.values ?? ('values' in posted ? posted.values : undefined)}
        outcomes={inquiry.outcomes}
        onRendered={focusNewOutcome}
      />
    </>
  )
}
