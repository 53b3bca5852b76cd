import type { Outcome, Reason, Submit } from '@/lib/inquiry'

/** In ms. The server has an outcome within six seconds; the rest is for a slow connection. */
const answerWithinMs = 20_000

/** What is sent before: Next runs one action after another, so the time of the next begins with its outcome. */
let before: Promise<unknown> = Promise.resolve()

/** Never throws. A late answer is ignored: the same inquiry, sent again, is stored once. */
export function send(submit: Submit, data: FormData): Promise<Outcome> {
  // Only `navigator` knows whether the device is offline: a `TypeError` may also be an error of ours.
  const answered = submit(null, data).catch(() => failed(navigator.onLine ? 'unexpected' : 'offline'))
  const outcome = before.then(() => inTime(answered))
  before = outcome
  return outcome
}

async function inTime(answered: Promise<Outcome>): Promise<Outcome> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<Outcome>(resolve => {
    timer = setTimeout(() => {
      freeNextsQueue()
      resolve(failed('unexpected'))
    }, answerWithinMs)
  })
  return Promise.race([answered, late]).finally(() => clearTimeout(timer))
}

const failed = (reason: Reason): Outcome => ({ status: 'failed', reason })

/** An action that is never answered blocks the next one. A history change, even to the same address, discards it without a request. */
function freeNextsQueue() {
  history.replaceState(null, '', location.href)
}
