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
import { type Form, readAnswers } from '@/lib/inquiry/fields'
import type { InquiryAction, Outcome, Values } from '@/lib/inquiry/outcome'
import { LazyToasts } from './lazy-toasts'
import { reducer } from './reducer'
import type { FormId, InquiryEvent, State } from './state'
import { useUnloadWarning } from './unload-warning'

export type FormRef = RefObject<HTMLFormElement | null>

/** Called once, so that its functions keep their identity between renders. */
function createMountedForms(dispatch: Dispatch<InquiryEvent>) {
  const mounted = new Map<FormId, { form: Form; formRef: FormRef }>()

  /** Returns undefined for a form that is not on the page. */
  function readMountedValues(id: FormId): Values | undefined {
    const { form, formRef } = mounted.get(id) ?? {}
    return form && formRef?.current
      ? readAnswers(form.fields, new FormData(formRef.current))
      : undefined
  }

  /** Returns the function to call before the form leaves the page. */
  function onMount(form: Form, formRef: FormRef, postOutcome: Outcome | null) {
    const { id } = form
    mounted.set(id, { form, formRef })
    dispatch({ type: 'mounted', id, postOutcome })
    return () => {
      dispatch({ type: 'unmounted', id, values: readMountedValues(id) ?? {} })
      mounted.delete(id)
    }
  }

  return { readMountedValues, onMount }
}

interface Inquiries extends ReturnType<typeof createMountedForms> {
  actions: Record<FormId, InquiryAction>
  forms: State['forms']
  dispatch: Dispatch<InquiryEvent>
  /** What a form's fields contain, or contained when the visitor left its page. */
  readCurrentValues: (id: FormId) => Values
}
const InquiryContext = createContext<Inquiries | null>(null)

export function useInquiries(): Inquiries {
  const inquiries = use(InquiryContext)
  if (!inquiries)
    throw new Error(
      'useInquiries() needs an <InquiryProvider> above it. app/layout.tsx renders one.',
    )
  return inquiries
}

/** A form counts as hydrated once its first effect has created its state. */
export const useIsHydrated = (id: FormId) => Boolean(useInquiries().forms[id])

/**
 * It belongs in the layout: a visitor who follows a link while an inquiry is being sent then sees the
 * outcome on the next page. Next posts an action to the page that the visitor is on, so every page
 * must bundle both actions.
 */
export function InquiryProvider({
  actions,
  children,
}: Pick<Inquiries, 'actions'> & { children: ReactNode }) {
  const [{ forms, toast }, dispatch] = useReducer(reducer, { forms: {} })
  const [mountedForms] = useState(() => createMountedForms(dispatch))
  const states = Object.values(forms)
  useUnloadWarning(states.some(({ isDirty }) => isDirty))

  function readCurrentValues(id: FormId): Values {
    return mountedForms.readMountedValues(id) ?? forms[id]?.initialValues ?? {}
  }

  return (
    <InquiryContext value={{ actions, forms, dispatch, readCurrentValues, ...mountedForms }}>
      {children}
      <LazyToasts
        toast={toast}
        shouldPreload={states.some(({ phase }) => phase.status !== 'idle')}
        dispatch={dispatch}
      />
    </InquiryContext>
  )
}
