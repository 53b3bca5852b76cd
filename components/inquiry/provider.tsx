'use client'
import {
  createContext,
  type Dispatch,
  lazy,
  type ReactNode,
  type RefObject,
  type SetStateAction,
  Suspense,
  use,
  useState,
} from 'react'
import type { Collection } from '@/content/home'
import type { Form, Outcome, Sent, Submit, Values } from '@/lib/inquiry'
import type { Words } from './outcome'

/** One form, on whichever page its visitor is. In memory only. */
interface FormState {
  hydrated?: true
  isSubmitting?: boolean
  /** Undefined until it is sent, null once what was to be corrected has been seen. */
  outcome?: Outcome | null
  /** The last thanks, which stay until the next. */
  receipt?: Sent
  /** What its fields begin with: what was typed before the page was left, or while it was sent. */
  values?: Values
  /** The collection that its visitor begins with. */
  chosen?: Chosen
  /** A new one fills the form with `values`. */
  resetKey: number
}

/**
 * What a toast says. `away`: the form, which says the same, is not on the page, so that the toast
 * is announced.
 */
export interface Message extends Pick<Form, 'outcomeUrl'> {
  id: FormId
  sent: boolean
  words: Words
  away: boolean
}

/** What a form is begun with. */
export type Chosen = Pick<Collection, 'name' | 'investment' | 'budget'>
type FormId = Form['id']
type Forms = Record<FormId, FormState>
export type SetMessage = Dispatch<SetStateAction<Message | undefined>>

/** The same functions for as long as the page is there. */
function handlersFor(setForms: Dispatch<SetStateAction<Forms>>, setMessage: SetMessage) {
  const onPage: Partial<Record<FormId, RefObject<HTMLFormElement | null>>> = {}

  const update = (id: FormId, change: (form: FormState) => Partial<FormState>) =>
    setForms(forms => ({ ...forms, [id]: { ...forms[id], ...change(forms[id]) } }))

  /** Fills a form, wherever its visitor is. @param change of what is typed in it */
  function fill(id: FormId, change: (typed: Values) => Values, more: Partial<FormState> = {}) {
    const typed = onPage[id]?.current && textsOf(onPage[id].current)
    update(id, ({ values = {}, outcome, resetKey }) => ({
      outcome: outcome?.status === 'refused' ? null : outcome, // it may be corrected
      values: change(typed ?? values),
      resetKey: resetKey + 1,
      ...more,
    }))
  }

  /**
   * A form is on the page, until what this returns is called. @param posted what a plain post
   * became
   */
  function visit(id: FormId, form: RefObject<HTMLFormElement | null>, posted?: Outcome) {
    onPage[id] = form
    update(id, state => ({ hydrated: true, outcome: posted, receipt: thanksOf(posted), ...state }))
    setMessage(message => (message?.away && message.id === id ? undefined : message))
    return () => {
      fill(id, typed => typed)
      delete onPage[id]
    }
  }

  /** @param data what was sent */
  function settle({ id, outcomeUrl }: Form, outcome: Outcome, data: FormData, words: Words) {
    const done = { isSubmitting: false, outcome }
    const receipt = thanksOf(outcome)
    if (receipt) fill(id, typed => typedSince(data, typed), { ...done, receipt, chosen: undefined })
    else update(id, () => done)
    const away = !onPage[id]
    // Beside the form a refusal is a list of answers, which no toast could say.
    const said = away || outcome.status !== 'refused'
    const message = said ? { id, outcomeUrl, sent: !!receipt, words, away } : undefined
    // That the other form failed stays said until it is closed, or its form is visited.
    setMessage(before => (before?.away && !before.sent && before.id !== id ? before : message))
  }

  return { update, fill, visit, settle }
}

/** The answers in a form as they are typed. */
export const textsOf = (form: HTMLFormElement) => Object.fromEntries(new FormData(form)) as Values

/** The answers that are not as they were sent. */
const typedSince = (sent: FormData, now: Values) =>
  Object.fromEntries(Object.entries(now).filter(([name, value]) => value !== sent.get(name)))

export const thanksOf = (outcome?: Outcome | null) =>
  outcome?.status === 'sent' ? outcome : undefined

interface Inquiries extends ReturnType<typeof handlersFor> {
  actions: Record<FormId, Submit>
  forms: Forms
}
const Context = createContext({} as Inquiries) // the layout has it above every form
export const useInquiries = () => use(Context)

/** With sonner, 10 KB: loaded when a form is first touched. */
export const loadToasts = () => import('./toasts').then(({ Toasts }) => ({ default: Toasts }))
// Without them an outcome is shown where the form is.
const Toasts = lazy(() => loadToasts().catch(() => ({ default: () => <></> })))

/**
 * In the layout, so that a visitor who follows a link while an inquiry is sent sees its outcome on
 * the next page. Both actions are known there too: Next sends an action to the page that its
 * visitor is on.
 */
export function InquiryProvider({
  actions,
  children,
}: Pick<Inquiries, 'actions'> & { children: ReactNode }) {
  const [forms, setForms] = useState<Forms>({
    inquiry: { resetKey: 0 },
    'detailed-inquiry': { resetKey: 0 },
  })
  const [message, setMessage] = useState<Message>()
  const [handlers] = useState(() => handlersFor(setForms, setMessage))
  return (
    <Context value={{ actions, forms, ...handlers }}>
      {children}
      {/* Beside the form, which says the same, a toast is inert: not announced again, and in no
          tap's way. One pixel, because a live region without a box may count as hidden. */}
      <div
        inert={!message?.away}
        role={message?.away ? (message.sent ? 'status' : 'alert') : undefined}
        className="fixed top-0 right-0 size-px"
      >
        <Suspense>
          {Object.values(forms).some(({ outcome }) => outcome) && (
            <Toasts {...{ message, setMessage }} />
          )}
        </Suspense>
      </div>
    </Context>
  )
}
