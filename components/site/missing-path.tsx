'use client'
import { useEffect } from 'react'

/** Names the missing path in the console. The query is left out: it may say who is looking. */
export function MissingPath({ log }: { log: string }) {
  useEffect(() => console.error(log, window.location.pathname), [log])
  return null
}
