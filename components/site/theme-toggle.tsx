'use client'
import { useTheme } from 'next-themes'
import type { ReactNode } from 'react'

/** Its children are both labels, of which CSS shows one: which theme is on is not known while the page is prerendered. */
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
