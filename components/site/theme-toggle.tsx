'use client'
import { useTheme } from 'next-themes'
import { useEffect } from 'react'
import { Moon, Sun } from '@/components/ui/icon'
import type { Navigation } from '@/content/studio'
import { shown } from '@/lib/shown'

/** Both labels are rendered and CSS shows one: which theme is on is not known while the page is prerendered. */
export function ThemeToggle({ labels }: { labels: Navigation['theme'] }) {
  const { setTheme } = useTheme()
  useEffect(() => void dispatchEvent(new Event('react-is-here')), []) // late-scripts.tsx waits for it
  return (
    <button
      type="button"
      className="needs-script grid h-12 w-[min(3rem,12vw)] place-items-center"
      // It styles every element anew, and on a slow phone the finger would wait for that.
      onClick={() => void shown().then(() => setTheme(theme => (theme === 'dark' ? 'light' : 'dark')))}
    >
      <span className="hidden dark:block">
        <Sun className="size-5" />
        <span className="sr-only">{labels.toLight}</span>
      </span>
      <span className="dark:hidden">
        <Moon className="size-5" />
        <span className="sr-only">{labels.toDark}</span>
      </span>
    </button>
  )
}
