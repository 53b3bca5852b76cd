import type { Instrumentation } from 'next'
import { logEvent } from '@/lib/log'

/** An error nobody caught: where and of what kind, and never its message, which may quote an answer. */
export const onRequestError: Instrumentation.onRequestError = (error, _request, { routePath, routeType }) => {
  const { name, digest } = error as { name?: string; digest?: string }
  logEvent('unexpected error', { route: routePath, in: routeType, kind: name, digest })
}
