'use client'
import { useEffect } from 'react'

/** Without the query, which may be private. */
export function MissingPath({ log }: { log: string }) {
  useEffect(() => console.error(log, location.pathname), [log])
  return null
}
