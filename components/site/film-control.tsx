import { useSyncExternalStore } from 'react'
import { Pause, Play } from '@/components/ui/icon'

/** Whether the visitor has paused all films, on every page. */
let paused = false
const listeners = new Set<() => void>()

export function useFilmsPaused(): boolean {
  return useSyncExternalStore(
    listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => paused,
    () => false,
  )
}

function setPaused(value: boolean) {
  paused = value
  for (const listener of listeners) listener()
}

/** The button on each film, which pauses or plays all of them. Its props are its labels. */
export function FilmControl({ pause, play }: { pause: string; play: string }) {
  const stopped = useFilmsPaused()
  const Icon = stopped ? Play : Pause
  return (
    <button
      type="button"
      aria-label={stopped ? play : pause}
      onClick={() => setPaused(!stopped)}
      className="film-control on-picture"
    >
      <Icon className="size-4 fill-current" strokeWidth={1} />
    </button>
  )
}
