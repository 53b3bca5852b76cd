'use client'
import { useTheme } from 'next-themes'
import { useSyncExternalStore } from 'react'

const noSubscription = () => () => {}

/**
 * The colour of the browser's bars. Not in `viewport`, which a client-side navigation would reset to dark. The page is
 * prerendered dark, so the light colour is set after hydration.
 */
export function ThemeColor({ dark, light }: { dark: string; light: string }) {
  const { resolvedTheme } = useTheme()
  const prerendered = useSyncExternalStore(noSubscription, isFalse, isTrue)
  return <meta name="theme-color" content={!prerendered && resolvedTheme === 'light' ? light : dark} />
}

const isTrue = () => true
const isFalse = () => false
