'use client'
import { useEffect } from 'react'

/** Logs the missing path to the console, without the query, which may be private. */
export function MissingPath({ log }: { log: string }) {
  useEffect(() => console.error(log, window.location.pathname), [log])
  return null
}
