import { useSyncExternalStore } from 'react'

export const useIsOnline = () =>
  useSyncExternalStore(
    onChange,
    () => navigator.onLine,
    () => true,
  )

function onChange(notify: () => void) {
  const end = new AbortController()
  addEventListener('online', notify, end)
  addEventListener('offline', notify, end)
  return () => end.abort()
}
