import { useSyncExternalStore } from 'react'

export const useIsOnline = () =>
  useSyncExternalStore(
    onChange,
    () => navigator.onLine,
    () => true,
  )

function onChange(notify: () => void) {
  const mounted = new AbortController()
  const { signal } = mounted
  addEventListener('online', notify, { signal })
  addEventListener('offline', notify, { signal })
  return () => mounted.abort()
}
