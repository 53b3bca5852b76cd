import { useSyncExternalStore } from 'react'

// True on a server.
export const isOnline = () => globalThis.navigator?.onLine !== false

export const useIsOnline = () => useSyncExternalStore(onChange, isOnline, isOnline)

function onChange(notify: () => void) {
  addEventListener('online', notify)
  addEventListener('offline', notify)
  return () => {
    removeEventListener('online', notify)
    removeEventListener('offline', notify)
  }
}
