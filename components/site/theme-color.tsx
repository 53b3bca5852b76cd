'use client'
import { useTheme } from 'next-themes'
import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * The colour of the browser's own bars. Rendered and not in `viewport`, which a change of page would set back to the dark one;
 * the page is prerendered dark, so light may come only once React has taken it over.
 */
export function ThemeColor({ dark, light }: { dark: string; light: string }) {
  const { resolvedTheme } = useTheme()
  const prerendered = useSyncExternalStore(never, isFalse, isTrue)
  return <meta name="theme-color" content={!prerendered && resolvedTheme === 'light' ? light : dark} />
}

const isTrue = () => true
const isFalse = () => false
