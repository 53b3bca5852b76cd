'use client'
import { useTheme } from 'next-themes'
import type { ReactNode } from 'react'

/** Both labels are rendered and CSS shows one: the theme is not known when the page is prerendered. */
export function ThemeToggle({ children }: { children: ReactNode }) {
  const { setTheme } = useTheme()
  return (
    <button
      type="button"
      className="needs-script grid h-12 w-[min(3rem,12vw)] place-items-center"
      onClick={() => setTheme(theme => (theme === 'dark' ? 'light' : 'dark'))}
    >
      {children}
    </button>
  )
}
