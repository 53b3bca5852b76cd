'use client'
import { createContext, type Dispatch, type ReactNode, use, useReducer } from 'react'
import { type Action, type Inquiries, reduce } from './progress'
import { Toasts } from './toasts'

const Context = createContext<readonly [Inquiries, Dispatch<Action>] | null>(null)

/**
 * Stands in the layout, because an outcome belongs to the site: whoever follows a link while an inquiry is sent is told on
 * the next page. A document that goes, by a reload or a closed tab, takes it along.
 */
export function Outbox({ children }: { children: ReactNode }) {
  const outbox = useReducer(reduce, { forms: {} })
  const [{ message }, dispatch] = outbox
  return (
    <Context value={outbox}>
      {children}
      <Toasts message={message} dispatch={dispatch} />
    </Context>
  )
}

export function useOutbox() {
  const outbox = use(Context)
  if (!outbox) throw new Error('useOutbox needs an Outbox')
  return outbox
}
