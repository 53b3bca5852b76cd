import type { Instrumentation } from 'next'
import { logEvent } from '@/lib/log'

/** Logs where an uncaught error happened and its name. Never its message, which may quote an answer. */
export const onRequestError: Instrumentation.onRequestError = (error, _request, { routePath, routeType }) => {
  const { name, digest } = error as { name?: string; digest?: string }
  logEvent('unexpected error', { route: routePath, in: routeType, kind: name, digest })
}
