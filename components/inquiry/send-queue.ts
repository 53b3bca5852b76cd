import type { Outcome, Send } from '@/lib/action-state'

let last: Promise<unknown> = Promise.resolve()

/**
 * Sends an inquiry once the one before it, from either form, has its outcome. Next has a queue of its own, but lets a
 * navigation overtake what is under way, and then two inquiries would share the server's six seconds.
 */
export function sendQueued(send: Send, data: FormData): Promise<Outcome> {
  const outcome = last.then(() => attempt(send, data))
  last = outcome
  return outcome
}

/** Only the browser knows that it is offline: a `TypeError` may be a lost line, or an error of ours. Never throws. */
async function attempt(send: Send, data: FormData): Promise<Outcome> {
  if (!navigator.onLine) return { status: 'failed', reason: 'offline' }
  try {
    const state = await send(data)
    return state.status === 'idle' ? { status: 'failed', reason: 'unexpected' } : state
  } catch {
    return { status: 'failed', reason: navigator.onLine ? 'unexpected' : 'offline' }
  }
}
