'use client'
import { useTheme } from 'next-themes'
import type { CSSProperties } from 'react'
import { toast, Toaster as Sonner } from 'sonner'

/** Below the bar, in the room that an outcome keeps there (app/styles/layout.css). */
const offset = { top: 'calc(var(--bar) + 0.75rem)', right: 'var(--margin)', left: 'var(--margin)' }

const toastStyle = {
  '--normal-bg': 'var(--raised)',
  '--normal-text': 'var(--ink)',
  '--normal-border': 'var(--field)',
  '--border-radius': '2px',
  '--width': '26rem',
  fontFamily: 'var(--font-text)',
} as CSSProperties

function Toaster() {
  const { resolvedTheme } = useTheme()
  return (
    <Sonner
      // Its live region is within ours, and a message would be announced twice.
      ref={section => section?.removeAttribute('aria-live')}
      theme={resolvedTheme === 'light' ? 'light' : 'dark'}
      style={toastStyle}
      position="top-right"
      offset={offset}
      mobileOffset={offset}
      toastOptions={{
        classNames: {
          // A replaced toast would slide over the message beside the form.
          toast: 'data-[front=false]:hidden!',
          title: 'text-small!',
          description: 'text-small! text-quiet!',
          error: 'border-sindoor! text-sindoor!',
          closeButton: 'size-7!', // 20 px are too small for a finger
        },
      }}
    />
  )
}

export { toast, Toaster }
