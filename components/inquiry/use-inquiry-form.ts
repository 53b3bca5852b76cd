import { type FormEvent, type RefObject, useLayoutEffect, useRef } from 'react'
import { type Resolver, useForm } from 'react-hook-form'
import type { FormCopy } from '@/content/inquiry'
import { markEmptyDates, textsOf, unreadableDays } from '@/lib/answers'
import type { Errors, Form, Outcome, Values } from '@/lib/inquiry'
import { loadToasts } from './news-toast'
import { useInquiries } from './provider'
import { failed, send } from './send'
import { complaintOf, type FormState, type Place } from './state'
import { wordsFor } from './words'

interface Props {
  form: Form
  copy: FormCopy
  state: FormState
  element: RefObject<HTMLFormElement | null>
}

/**
 * The DOM has the values: a browser may have typed, filled in or restored them before hydration.
 * React Hook Form has the errors, the server's too; the reducer has what became of the form.
 */
export function useInquiryForm({ form, copy, state, element }: Props) {
  const { id, outcomeUrl } = form
  const { actions, dispatch, typedIn } = useInquiries()
  const { register, handleSubmit, errors, load } = useRules(id, state, element)
  useLeadToOutcome(id, state)
  useLayoutEffect(() => markEmptyDates(element.current!))

  const validateAndSend = (data: FormData) =>
    new Promise<Outcome>((resolve, reject) => {
      const refuse = (broken: object) => resolve({ status: 'refused', errors: broken as Errors })
      handleSubmit(() => send(actions[id], data).then(resolve), refuse)().catch(reject)
    })

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (state.phase.status === 'submitting') return // the second click of a double click
    const data = new FormData(event.currentTarget)
    dispatch({ type: 'submitted', id, pressed: placeOf(event) })
    const outcome = await validateAndSend(data).catch(() => failed('unexpected'))
    const sent = Object.fromEntries(data) as Values
    const words = wordsFor(outcome, copy)
    dispatch({ type: 'answered', id, outcomeUrl, outcome, words, sent, typed: typedIn(id) })
  }

  function noteInput({ nativeEvent, currentTarget }: FormEvent<HTMLFormElement>) {
    markEmptyDates(currentTarget)
    if (!(nativeEvent instanceof InputEvent)) return // chosen, or filled in by the browser
    const texts = textsOf(currentTarget)
    const isTyped = Object.keys(form.fields).some(name => texts[name])
    if (isTyped !== state.isTyped) dispatch({ type: 'typed', id, isTyped })
  }

  return { register, errors, submit, noteInput, load }
}

function useRules(id: Form['id'], state: FormState, element: Props['element']) {
  const rules = useRef<Resolver<Values, unknown, object>>(null)
  const complaint = complaintOf(state)
  const refused = complaint?.status === 'refused' ? complaint.errors : undefined
  const { register, handleSubmit, formState } = useForm<Values>({
    // A refusal by the server is validated again on each change, like one made here.
    mode: refused ? 'onChange' : 'onSubmit',
    errors: refused,
    shouldFocusError: false,
    resolver: async (_values, context, options) => {
      const checked = await rules.current?.(textsOf(element.current!), context, options)
      const broken = { ...(checked?.errors as Errors), ...unreadableDays(element.current!) }
      return { values: {}, errors: broken }
    },
  })

  /** 17 KB of zod. Until they have come, the server's rules suffice. */
  async function load() {
    const { zodResolver } = await import('@hookform/resolvers/zod')
    const { schemas } = await import('@/lib/inquiry-schema')
    rules.current = zodResolver<Values, unknown, object>(schemas[id])
    await loadToasts()
  }

  return { register, handleSubmit, errors: formState.errors as Errors, load }
}

function useLeadToOutcome(id: Form['id'], { isSeen, phase }: FormState) {
  const { dispatch } = useInquiries()
  // After each change of the form: a refusal is shown once React Hook Form has its errors.
  useLayoutEffect(() => {
    const message = document.getElementById(`${id}-outcome`)
    if (isSeen || !message) return
    // A failure is an alert, heard without the focus.
    if (phase.status !== 'failed') message.focus({ preventScroll: true })
    const scroll = () => message.scrollIntoView()
    scroll()
    // After Back the browser scrolls to where the page was, in the frame that is drawn next.
    requestAnimationFrame(() => requestAnimationFrame(scroll))
    dispatch({ type: 'seen', id })
  })
}

function placeOf({ nativeEvent }: FormEvent): Place {
  const { submitter } = nativeEvent as SubmitEvent
  return submitter instanceof HTMLButtonElement && submitter.value === 'early' ? 'early' : 'last'
}
