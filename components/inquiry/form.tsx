import { type ReactNode, useActionState, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import type { Messages } from '@/content/inquiry'
import type { ContactMethods } from '@/content/studio'
import type { FormRoute } from '@/lib/action-state'
import type { Fields } from '@/lib/inquiry'
import type { FormCopy } from './copy'
import type { Question } from './field'
import { FormBody } from './form-body'
import { useInquiries } from './provider'
import { Receipt } from './receipt'

/** What the page gives a form. */
export interface FormProps<Copy> {
  copy: Copy
  messages: Messages
  studio: ContactMethods
  /**
   * Rendered on the server, so that the words are in no script: what happens to the answers, in short above the button and in full
   * below it, and the next steps below the thanks.
   */
  inShort: ReactNode
  notice: ReactNode
  next: ReactNode
  className?: string
  /** Beside the form; after it on a narrow screen. */
  beside?: ReactNode
}

/** What a form is. */
export interface Props extends FormProps<FormCopy> {
  route: FormRoute
  fields: Fields
  /** In their order. */
  questions: Record<string, Question>
  /** Words beside a field, by its name. */
  notes?: Record<string, ReactNode>
}

/** A form and its last receipt. The provider in the layout keeps both across pages. */
export function Form(props: Props) {
  const { route, fields, copy, next } = props
  const { actions, forms, visit } = useInquiries()
  // For plain posts alone. A hydrated form calls the action itself: React would reset it on a refusal (facebook/react#30580).
  const [posted, action] = useActionState(actions[route.id], null, route.outcome)
  const refilled = posted?.status === 'sent' ? undefined : posted?.values
  const { outcome = posted, receipt, values = refilled, resetKey } = forms[route.id]
  const shownRef = useRef(outcome) // the outcome that was there before the page takes no focus
  const hydrated = useHydrated()
  const form = useRef<HTMLFormElement>(null)
  useLayoutEffect(() => visit(route, form), [visit, route])

  const sent = receipt ?? (outcome?.status === 'sent' ? outcome : undefined)
  return (
    <>
      {sent && (
        <Receipt
          {...{ route, fields, copy, sent, hydrated, next }}
          latest={outcome === sent}
          posted={sent === posted}
        />
      )}
      {/* A new key is the reset: React, React Hook Form and the DOM start afresh. */}
      <FormBody key={resetKey} {...props} {...{ form, action, outcome, shownRef, values, hydrated }} />
    </>
  )
}

const noSubscription = () => () => {}

/** Whether the page is hydrated. */
const useHydrated = () =>
  useSyncExternalStore(
    noSubscription,
    () => true,
    () => false,
  )
