import { useSyncExternalStore } from 'react'

/** Whether scripts have taken the page over. */
export const useHydrated = () =>
  useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
