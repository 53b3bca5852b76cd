'use client'
import { useTheme } from 'next-themes'
import type { CSSProperties } from 'react'
import { toast, Toaster as Sonner, type ToasterProps } from 'sonner'

/** Below the bar. An outcome's scroll margin leaves that room free (submit-area.tsx, receipt-card.tsx). */
const offset = { top: 'calc(var(--bar) + 0.75rem)', right: 'var(--margin)', left: 'var(--margin)' }

const toastStyle = {
  '--normal-bg': 'var(--raised)',
  '--normal-text': 'var(--ink)',
  '--normal-border': 'var(--field)',
  '--border-radius': '2px',
  '--width': '26rem',
  fontFamily: 'var(--font-text)',
} as CSSProperties

function Toaster(props: ToasterProps) {
  const { resolvedTheme } = useTheme()
  return (
    <Sonner
      theme={resolvedTheme === 'light' ? 'light' : 'dark'}
      style={toastStyle}
      position="top-right"
      offset={offset}
      mobileOffset={offset}
      toastOptions={{
        classNames: {
          // Hide a replaced toast immediately, or it slides over the message in the form.
          toast: 'data-[front=false]:hidden!',
          title: 'text-small!',
          description: 'text-small! text-quiet!',
          error: 'border-sindoor! text-sindoor!',
          closeButton: 'size-7!', // Sonner's 20 px are too small for a finger
        },
      }}
      {...props}
    />
  )
}

export { toast, Toaster }
