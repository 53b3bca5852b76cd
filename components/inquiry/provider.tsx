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
import type { InquiryAction, Outcome } from '@/lib/inquiry/outcome'
import { valuesIn } from './answers'
import { NewsToast } from './news-toast'
import { reducer } from './reducer'
import type { Chosen, FormId, InquiryEvent, State, UpdateValues } from './state'
import { useUnloadWarning } from './unload-warning'

export type FormRef = RefObject<HTMLFormElement | null>

/** The same functions for as long as the site is open. */
function createMountedForms(dispatch: Dispatch<InquiryEvent>) {
  const formRefs = new Map<FormId, FormRef>()

  /** Undefined while the form is not on the page. */
  function readValues(id: FormId) {
    const element = formRefs.get(id)?.current
    return element ? valuesIn(element) : undefined
  }

  /** A form is on the page until what this returns is called. */
  function onMount(id: FormId, formRef: FormRef, posted: Outcome | null) {
    formRefs.set(id, formRef)
    dispatch({ type: 'mounted', id, posted })
    return () => {
      dispatch({ type: 'unmounted', id, values: readValues(id) ?? {} })
      formRefs.delete(id)
    }
  }

  const fill = (id: FormId, update: UpdateValues, chosen?: Chosen) =>
    dispatch({ type: 'filled', id, values: readValues(id), update, chosen })

  return { readValues, onMount, fill }
}

interface Inquiries extends ReturnType<typeof createMountedForms> {
  actions: Record<FormId, InquiryAction>
  forms: State['forms']
  dispatch: Dispatch<InquiryEvent>
}
const Context = createContext({} as Inquiries) // the layout has it above every form
export const useInquiries = () => use(Context)

/** A form has a state from its first effect on. */
export const useIsHydrated = (id: FormId) => Boolean(useInquiries().forms[id])

/**
 * In the layout, so that a visitor who follows a link while an inquiry is sent sees its outcome on
 * the next page. Next sends an action to the page that its visitor is on, so every page must
 * include both.
 */
export function InquiryProvider({
  actions,
  children,
}: Pick<Inquiries, 'actions'> & { children: ReactNode }) {
  const [{ forms, news }, dispatch] = useReducer(reducer, { forms: {} })
  const [mountedForms] = useState(() => createMountedForms(dispatch))
  const states = Object.values(forms)
  useUnloadWarning(states.some(({ isDirty }) => isDirty))
  return (
    <Context value={{ actions, forms, dispatch, ...mountedForms }}>
      {children}
      <NewsToast
        news={news}
        shouldPreload={states.some(({ phase }) => phase.status !== 'idle')}
        dispatch={dispatch}
      />
    </Context>
  )
}
