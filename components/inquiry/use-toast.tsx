import { type ReactNode, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Words } from './copy'

const load = () => Promise.all([import('sonner'), import('@/components/ui/sonner')])

/**
 * Toasts cost 9 KB and a page is read for minutes before there is anything to say: they are fetched when a form is first
 * touched. Where they cannot be, the message in the form says the same, and stays.
 */
export function useToast() {
  const [toaster, setToaster] = useState<ReactNode>(null)

  async function show(kind: 'success' | 'error', { title, description }: Words) {
    const [{ toast }, { Toaster }] = await load()
    toast[kind](title, { description })
    // Inert, because the message by the form says the same: heard once, and nothing beneath is kept from a finger.
    const silent = (
      <div inert>
        <Toaster />
      </div>
    )
    setToaster(createPortal(silent, document.body)) // a container around the form would hold it in
  }

  return {
    announce: (kind: 'success' | 'error', words: Words) => void show(kind, words).catch(() => {}),
    loadToast: () => void load().catch(() => {}),
    toaster,
  }
}
