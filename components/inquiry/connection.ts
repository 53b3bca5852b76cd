import { useSyncExternalStore } from 'react'

export const useIsOnline = () =>
  useSyncExternalStore(
    onChange,
    () => navigator.onLine,
    () => true,
  )

function onChange(notify: () => void) {
  const controller = new AbortController()
  const { signal } = controller
  addEventListener('online', notify, { signal })
  addEventListener('offline', notify, { signal })
  return () => controller.abort()
}
