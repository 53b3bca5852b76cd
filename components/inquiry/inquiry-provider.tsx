'use client'
import {
  type ComponentType,
  createContext,
  type Dispatch,
  type ReactNode,
  use,
  useEffect,
  useReducer,
  useState,
} from 'react'
import { type Action, type InquiriesState, type Message, inquiryReducer } from './inquiry-reducer'

/** With sonner, 10 KB: loaded when a form is first touched. */
export const loadToasts = () => import('./toasts')

const Context = createContext<readonly [InquiriesState, Dispatch<Action>] | null>(null)

/**
 * In the layout, so that a visitor who follows a link while an inquiry is sent sees its outcome on the next page. The state
 * is lost with the document, by a reload or a closed tab.
 */
export function InquiryProvider({ children }: { children: ReactNode }) {
  const [inquiries, dispatch] = useReducer(inquiryReducer, { forms: {} })
  return (
    <Context value={[inquiries, dispatch]}>
      {children}
      <Messages message={inquiries.message} dispatch={dispatch} />
    </Context>
  )
}

export function useInquiries() {
  const context = use(Context)
  if (!context) throw new Error('useInquiries needs InquiryProvider')
  return context
}

interface Props {
  message?: Message
  dispatch: Dispatch<Action>
}

/**
 * Beside the form, which says the same, a toast is inert: it is not announced again and blocks no tap. Elsewhere it is a
 * status or an alert.
 */
function Messages({ message, dispatch }: Props) {
  const [Toasts, setToasts] = useState<ComponentType<Props>>()
  const [lost, setLost] = useState(false)
  useEffect(() => {
    if (message)
      void loadToasts().then(
        toasts => setToasts(() => toasts.Toasts),
        () => setLost(true),
      )
  }, [message])

  const heard = message?.away
  return (
    // One pixel, because toasts are fixed and a live region without a box may count as hidden.
    <div
      inert={!heard}
      role={heard ? (message.kind === 'error' ? 'alert' : 'status') : undefined}
      className="fixed top-0 right-0 size-px"
    >
      {Toasts && <Toasts message={message} dispatch={dispatch} />}
      {!Toasts && lost && heard && (
        <p className="fixed inset-x-(--margin) top-24 bg-raised p-4">
          {message.words.title} {message.words.description}
        </p>
      )}
    </div>
  )
}
