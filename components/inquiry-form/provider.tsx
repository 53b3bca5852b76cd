'use client'
import { type ComponentType, createContext, type ReactNode, use, useState } from 'react'
import type { FormId } from '@/lib/inquiry/fields'
import type { InquiryAction } from '@/lib/inquiry/outcome'
import type { FormControls } from './form-control'
import { emptyState, type InquiryState } from './state'
import type { showToast } from './toasts'
import { useUnloadWarning } from './unload-warning'

interface Inquiries {
  actions: Record<FormId, InquiryAction>
  /** A form's first effect creates its state, so a form that has one is hydrated. */
  states: Partial<Record<FormId, InquiryState>>
  updateState: (id: FormId, change: Partial<InquiryState>) => void
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

  const updateState: Inquiries['updateState'] = (id, change) =>
    setStates(all => ({ ...all, [id]: { ...emptyState, ...all[id], ...change } }))

  /** Sonner has 10 KB, so it is loaded when a form first gets the focus. */
  async function loadToasts() {
    const { Toasts, showToast } = await import('./toasts')
    setToasts(() => Toasts)
    return showToast
  }

  return (
    <InquiryContext value={{ actions, states, updateState, formControls, loadToasts }}>
      {children}
      {Toasts && <Toasts />}
    </InquiryContext>
  )
}
