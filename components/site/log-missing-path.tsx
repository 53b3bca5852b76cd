'use client'
import { useEffect } from 'react'

/** Logs the path in the console, without the query, which may be private. */
export function LogMissingPath({ log }: { log: string }) {
  useEffect(() => console.error(log, location.pathname), [log])
  return null
}
