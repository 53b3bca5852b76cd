import type { Outcome, Send } from '@/lib/action-state'

/** In ms. The server has an outcome within six seconds; the rest is a slow line's. */
const answerWithinMs = 20_000

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

const unexpected: Outcome = { status: 'failed', reason: 'unexpected' }
const offline: Outcome = { status: 'failed', reason: 'offline' }

/**
 * Only the browser knows that it is offline: a `TypeError` may be a lost line, or an error of ours. Never throws. An answer that
 * comes too late is not read: the same inquiry, sent again, is stored once.
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
 * Next runs one server action after another, so that the next would wait for one that is never answered. A change of the
 * history, even to the same address, makes it give that one up, and asks the server for nothing.
 */
function leaveNextsQueue() {
  history.replaceState(null, '', location.href)
}
