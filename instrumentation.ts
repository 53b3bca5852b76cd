import type { Instrumentation } from 'next'
import { logEvent } from '@/lib/log'

/** Before the server takes a request: ends it where its pages could not work, and says where it was built for a trial. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { exitWithoutBuiltPages } = await import('@/lib/built-pages')
  exitWithoutBuiltPages()
  if (process.env.PLACEHOLDERS === 'allowed') logEvent('placeholders are allowed', { cure: 'npm run launch:check' })
}

/** Logs where an uncaught error happened and its name. Never its message, which may quote an answer. */
export const onRequestError: Instrumentation.onRequestError = (error, _request, { routePath, routeType }) => {
  const { name, digest } = error as { name?: string; digest?: string }
  logEvent('unexpected error', { route: routePath, in: routeType, kind: name, digest })
}
