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
import type { InquiryAction, Outcome, Values } from '@/lib/inquiry/outcome'
import { readValues } from './answers'
import { NewsToast } from './news-toast'
import { reducer } from './reducer'
import type { FormId, InquiryEvent, Presence, State } from './state'
import { useUnloadWarning } from './unload-warning'

export type FormRef = RefObject<HTMLFormElement | null>

/** The same functions for as long as the site is open. */
function createMountedForms(dispatch: Dispatch<InquiryEvent>) {
  const formRefs = new Map<FormId, FormRef>()

  function readPresence(id: FormId): Presence {
    const element = formRefs.get(id)?.current
    return element ? { isOnPage: true, values: readValues(element) } : { isOnPage: false }
  }

  /** A form is on the page until what this returns is called. */
  function onMount(id: FormId, formRef: FormRef, postOutcome: Outcome | null) {
    formRefs.set(id, formRef)
    dispatch({ type: 'mounted', id, postOutcome })
    return () => {
      const values = formRef.current ? readValues(formRef.current) : {}
      dispatch({ type: 'unmounted', id, values })
      formRefs.delete(id)
    }
  }

  return { readPresence, onMount }
}

interface Inquiries extends ReturnType<typeof createMountedForms> {
  actions: Record<FormId, InquiryAction>
  forms: State['forms']
  dispatch: Dispatch<InquiryEvent>
  /** What stands in a form's fields, or stood there when their page was left. */
  readAnswers: (id: FormId) => Values
}
const InquiryContext = createContext<Inquiries | null>(null)

export function useInquiries(): Inquiries {
  const inquiries = use(InquiryContext)
  if (!inquiries) throw new Error('Inquiries need <InquiryProvider>, which app/layout.tsx has.')
  return inquiries
}

/** A form has a state from its first effect on. */
export const useIsHydrated = (id: FormId) => Boolean(useInquiries().forms[id])

/**
 * In the layout, so that a visitor who follows a link while an inquiry is sent sees its outcome on
 * the next page. Next sends an action to the page that its visitor is on, so every page must
 * bundle both actions.
 */
export function InquiryProvider({
  actions,
  children,
}: Pick<Inquiries, 'actions'> & { children: ReactNode }) {
  const [{ forms, news }, dispatch] = useReducer(reducer, { forms: {} })
  const [mountedForms] = useState(() => createMountedForms(dispatch))
  const states = Object.values(forms)
  useUnloadWarning(states.some(({ isDirty }) => isDirty))

  function readAnswers(id: FormId): Values {
    const presence = mountedForms.readPresence(id)
    return presence.isOnPage ? presence.values : (forms[id]?.initialValues ?? {})
  }

  return (
    <InquiryContext value={{ actions, forms, dispatch, readAnswers, ...mountedForms }}>
      {children}
      <NewsToast
        news={news}
        shouldPreload={states.some(({ phase }) => phase.status !== 'idle')}
        dispatch={dispatch}
      />
    </InquiryContext>
  )
}
