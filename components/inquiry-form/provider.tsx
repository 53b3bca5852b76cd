'use client'
import {
  type ComponentType,
  createContext,
  type ReactNode,
  use,
  useCallback,
  useState,
} from 'react'
import type { InquiryAction } from '@/lib/inquiry/outcome'
import type { FormControls } from './form-control'
import { emptyState, type FormId, type FormState } from './state'
import type { showToast } from './toasts'
import { useUnloadWarning } from './unload-warning'

interface Inquiries {
  actions: Record<FormId, InquiryAction>
  /** A form's first effect creates its state. */
  states: Partial<Record<FormId, FormState>>
  update: (id: FormId, change: Partial<FormState>) => void
  /** Read them with `getFormControl`, which creates them: pages without a form lack React Hook Form. */
  formControls: FormControls
  loadToasts: () => Promise<typeof showToast>
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

export const useIsHydrated = (id: FormId) => Boolean(useInquiries().states[id])

/**
 * It belongs in the layout: both forms keep their answers while a visitor reads other pages, and an
 * outcome that arrives meanwhile is shown there. Next posts an action to the page that the visitor is
 * on, so every page must bundle both actions.
 */
export function InquiryProvider({
  actions,
  children,
}: Pick<Inquiries, 'actions'> & { children: ReactNode }) {
  const [states, setStates] = useState<Inquiries['states']>({})
  const [formControls] = useState<FormControls>(() => new Map())
  const [Toasts, setToasts] = useState<ComponentType>()
  useUnloadWarning(Object.values(states).some(({ hasTyped }) => hasTyped))

  const update = useCallback(
    (id: FormId, change: Partial<FormState>) =>
      setStates(all => ({ ...all, [id]: { ...emptyState, ...all[id], ...change } })),
    [],
  )
  /** Sonner has 10 KB, so it is loaded when a form first gets the focus. */
  const loadToasts = useCallback(async () => {
    const { Toasts, showToast } = await import('./toasts')
    setToasts(() => Toasts)
    return showToast
  }, [])

  return (
    <InquiryContext value={{ actions, states, update, formControls, loadToasts }}>
      {children}
      {Toasts && <Toasts />}
    </InquiryContext>
  )
}
