'use client'
import { MoonIcon, SunIcon } from 'lucide-react'
import { useTheme } from 'next-themes'

/** CSS shows one of two labels: prerendering knows no theme. */
export function ThemeToggle({ toLight, toDark }: { toLight: string; toDark: string }) {
  const { setTheme } = useTheme()
  return (
    <button
      type="button"
      className="grid h-12 w-[min(3rem,12vw)] place-items-center noscript:hidden"
      onClick={() => setTheme(theme => (theme === 'dark' ? 'light' : 'dark'))}
    >
      <SunIcon aria-hidden className="size-5 not-dark:hidden" strokeWidth={1.5} />
      <span className="sr-only not-dark:hidden">{toLight}</span>
      <MoonIcon aria-hidden className="size-5 dark:hidden" strokeWidth={1.5} />
      <span className="sr-only dark:hidden">{toDark}</span>
    </button>
  )
}
