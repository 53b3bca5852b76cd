import type { Instrumentation } from 'next'
import { logEvent } from '@/lib/log'

/** Runs when the server starts: ends it if the built pages are missing, and warns if it was built with placeholders. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { exitWithoutBuiltPages } = await import('@/lib/built-pages')
  exitWithoutBuiltPages()
  if (process.env.PLACEHOLDERS === 'allowed') logEvent('placeholders are allowed', { cure: 'npm run launch:check' })
}

/** Logs the place and the name of an uncaught error. Never its message, which may quote an answer. */
export const onRequestError: Instrumentation.onRequestError = (error, _request, { routePath, routeType }) => {
  const { name, digest } = error as { name?: string; digest?: string }
  logEvent('unexpected error', { route: routePath, in: routeType, kind: name, digest })
}
