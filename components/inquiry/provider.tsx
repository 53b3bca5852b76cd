'use client'
import {
  createContext,
  type Dispatch,
  type ReactNode,
  type RefObject,
  use,
  useReducer,
  useState,
} from 'react'
import type { Outcome, Submit } from '@/lib/inquiry'
import { textsOf } from '@/lib/answers'
import { UnloadWarning } from './unload-warning'
import { NewsToast } from './news-toast'
import { reducer } from './reducer'
import type { Chosen, Fill, FormId, InquiryEvent, State } from './state'

type FormElement = RefObject<HTMLFormElement | null>

/** The same functions for as long as the site is open. */
function formsOnPage(dispatch: Dispatch<InquiryEvent>) {
  const elements = new Map<FormId, FormElement>()

  function typedIn(id: FormId) {
    const form = elements.get(id)?.current
    return form ? textsOf(form) : undefined
  }

  /** A form is on the page until what this returns is called. */
  function visit(id: FormId, element: FormElement, posted: Outcome | null) {
    elements.set(id, element)
    dispatch({ type: 'visited', id, posted })
    return () => {
      dispatch({ type: 'left', id, typed: typedIn(id) ?? {} })
      elements.delete(id)
    }
  }

  const fill = (id: FormId, fill: Fill, chosen?: Chosen) =>
    dispatch({ type: 'filled', id, typed: typedIn(id), fill, chosen })

  return { typedIn, visit, fill }
}

interface Inquiries extends ReturnType<typeof formsOnPage> {
  actions: Record<FormId, Submit>
  forms: State['forms']
  dispatch: Dispatch<InquiryEvent>
}
const Context = createContext({} as Inquiries) // the layout has it above every form
export const useInquiries = () => use(Context)

/**
 * In the layout, so that a visitor who follows a link while an inquiry is sent sees its outcome on
 * the next page. With both actions: Next sends an action to the page that its visitor is on.
 */
export function InquiryProvider({
  actions,
  children,
}: Pick<Inquiries, 'actions'> & { children: ReactNode }) {
  const [{ forms, news }, dispatch] = useReducer(reducer, { forms: {} })
  const [functions] = useState(() => formsOnPage(dispatch))
  const all = Object.values(forms)
  return (
    <Context value={{ actions, forms, dispatch, ...functions }}>
      {children}
      <NewsToast
        news={news}
        isNear={all.some(({ phase }) => phase.status !== 'open')}
        dispatch={dispatch}
      />
      <UnloadWarning isActive={all.some(({ isTyped }) => isTyped)} />
    </Context>
  )
}
