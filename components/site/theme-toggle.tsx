'use client'
import { MoonIcon, SunIcon } from 'lucide-react'
import { useTheme } from 'next-themes'
import { useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'

/** CSS shows one of the two icons. `aria-pressed` waits for hydration: prerendering knows no theme. */
export function ThemeToggle({ label }: { label: string }) {
  const { theme, setTheme } = useTheme()
  const isHydrated = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={isHydrated && theme === 'light'}
      className="grid h-12 w-[min(3rem,12vw)] place-items-center noscript:hidden"
      onClick={() => fade(() => setTheme(theme => (theme === 'dark' ? 'light' : 'dark')))}
    >
      <SunIcon aria-hidden className="size-5 light:hidden" strokeWidth={1.5} />
      <MoonIcon aria-hidden className="size-5 dark:hidden" strokeWidth={1.5} />
    </button>
  )
}

/** One fade of the whole window, whose length is in app/styles/motion.css, or none. */
function fade(update: () => void) {
  const canFade = 'ViewTransition' in window && 'types' in ViewTransition.prototype
  if (!canFade || matchMedia('(prefers-reduced-motion: reduce)').matches) return update()
  document.startViewTransition({ update: () => flushSync(update), types: ['theme'] })
}
