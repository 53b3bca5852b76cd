'use client'
import {
  createContext,
  lazy,
  type ReactNode,
  type RefObject,
  Suspense,
  use,
  useCallback,
  useRef,
  useState,
} from 'react'
import type { FormRoute, Outcome, Sent, Submit, Values } from '@/lib/action-state'
import type { Words } from './copy'

/** One form, on whichever page its visitor is. In memory only. */
interface FormState {
  isSubmitting: boolean
  /** Undefined until scripts send it: the form then shows what a plain post returned. */
  outcome?: Outcome
  /** What was stored last, until more is sent. */
  receipt?: Sent
  /** What its fields begin with: what was typed before the page was left, or while it was sent. */
  values?: Values
  /** The collection that its visitor begins with. */
  chosen?: Collection
  /** The number of outcomes: the same failure again is a new alert, which is read again. */
  attempt: number
  /** A new one fills the form with `values`, or empties it. */
  resetKey: number
}

/** What a form is begun with. */
export type Collection = Record<'name' | 'investment' | 'budget', string>

/** What a toast says. `away`: the form, which says the same, is not on the page, so that the toast is announced. */
export interface Message {
  route: FormRoute
  sent: boolean
  words: Words
  away: boolean
}

type FormId = FormRoute['id']
type Forms = Record<FormId, FormState>
type FormRef = RefObject<HTMLFormElement | null>

const untouched: FormState = { isSubmitting: false, attempt: 0, resetKey: 0 }

function useForms(actions: Record<FormId, Submit>) {
  const [forms, setForms] = useState<Forms>({ inquiry: untouched, 'detailed-inquiry': untouched })
  const [message, setMessage] = useState<Message>()
  const onPage = useRef<Partial<Record<FormId, FormRef>>>({})

  const update = useCallback(
    ({ id }: FormRoute, change: (form: FormState) => Partial<FormState>) =>
      setForms(forms => ({ ...forms, [id]: { ...forms[id], ...change(forms[id]) } })),
    [],
  )

  /** A form is on the page, until the function that this returns is called. */
  const visit = useCallback(
    (route: FormRoute, form: FormRef) => {
      onPage.current[route.id] = form
      setMessage(message => (message?.away && message.route.id === route.id ? undefined : message))
      return () => {
        onPage.current[route.id] = undefined
        const values = form.current ? textsOf(form.current) : {}
        // A visitor who comes back has seen the list of what to correct.
        update(route, ({ outcome }) => ({ values, outcome: outcome?.status === 'refused' ? undefined : outcome }))
      }
    },
    [update],
  )

  /** @param data what was sent */
  function settle(route: FormRoute, outcome: Outcome, data: FormData, words: Words) {
    const form = onPage.current[route.id]?.current
    const sent = outcome.status === 'sent' ? outcome : undefined
    const refused = outcome.status === 'refused'
    update(route, ({ receipt, values, attempt, resetKey }) => ({
      isSubmitting: false,
      outcome,
      receipt: refused ? receipt : sent,
      attempt: attempt + 1,
      ...(sent && {
        resetKey: resetKey + 1,
        values: typedSince(data, form ? textsOf(form) : values),
        chosen: undefined,
      }),
    }))
    // Beside the form a refusal is a list of answers, which no toast could say.
    setMessage(refused && form ? undefined : { route, sent: Boolean(sent), words, away: !form })
  }

  return { actions, forms, message, setMessage, visit, update, settle }
}

/** The answers in a form as they are typed. */
export const textsOf = (form: HTMLFormElement) =>
  Object.fromEntries([...new FormData(form)].filter(([, value]) => typeof value === 'string')) as Values

/** The answers that are not as they were sent. */
const typedSince = (sent: FormData, now: Values = {}) =>
  Object.fromEntries(Object.entries(now).filter(([name, value]) => value !== sent.get(name)))

const Context = createContext<ReturnType<typeof useForms> | null>(null)

export function useInquiries() {
  const context = use(Context)
  if (!context) throw new Error('useInquiries needs InquiryProvider')
  return context
}

/** With sonner, 10 KB: loaded when a form is first touched. */
export const loadToasts = () => import('./toasts').then(({ Toasts }) => ({ default: Toasts }))
// Without them an outcome is shown where the form is.
const Toasts = lazy(() => loadToasts().catch(() => ({ default: () => <></> })))

/**
 * In the layout, so that a visitor who follows a link while an inquiry is sent sees its outcome on the next page. Both actions
 * are known there too: Next sends an action to the page that its visitor is on.
 */
export function InquiryProvider({ actions, children }: { actions: Record<FormId, Submit>; children: ReactNode }) {
  const inquiries = useForms(actions)
  const { forms, message } = inquiries
  const heard = message?.away
  return (
    <Context value={inquiries}>
      {children}
      {/* Beside the form, which says the same, a toast is inert: not announced again, and in no tap's way. One pixel, because
          a live region without a box may count as hidden. */}
      <div
        inert={!heard}
        role={heard ? (message.sent ? 'status' : 'alert') : undefined}
        className="fixed top-0 right-0 size-px"
      >
        <Suspense>{Object.values(forms).some(({ attempt }) => attempt > 0) && <Toasts {...inquiries} />}</Suspense>
      </div>
    </Context>
  )
}
