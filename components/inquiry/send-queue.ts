import type { Outcome, Send } from '@/lib/action-state'

/** In ms. The server has an outcome within six seconds; the rest is for a slow connection. */
const answerWithinMs = 20_000

let last: Promise<unknown> = Promise.resolve()

/**
 * Sends an inquiry once the one before it, from either form, has its outcome. Next queues actions too, but a navigation
 * overtakes a running one, and two inquiries would then share the server's six seconds.
 */
export function sendQueued(send: Send, data: FormData): Promise<Outcome> {
  const outcome = last.then(() => attempt(send, data))
  last = outcome
  return outcome
}

const unexpected: Outcome = { status: 'failed', reason: 'unexpected' }
const offline: Outcome = { status: 'failed', reason: 'offline' }

/**
 * Never throws. Whether the browser is offline only `navigator` says: a `TypeError` may also be an error of ours. A late answer is
 * ignored: the same inquiry, sent again, is stored once.
 */
async function attempt(send: Send, data: FormData): Promise<Outcome> {
  if (!navigator.onLine) return offline
  const answered = send(data).then(
    state => (state.status === 'idle' ? unexpected : state),
    () => (navigator.onLine ? unexpected : offline),
  )
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<Outcome>(resolve => {
    timer = setTimeout(() => {
      leaveNextsQueue()
      resolve(unexpected)
    }, answerWithinMs)
  })
  return Promise.race([answered, late]).finally(() => clearTimeout(timer))
}

/**
 * Next runs server actions one after another, so an action that is never answered blocks the next. A history change, even to
 * the same address, discards it without a request.
 */
function leaveNextsQueue() {
  history.replaceState(null, '', location.href)
}
