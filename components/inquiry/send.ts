import type { Outcome, Reason, Submit } from '@/lib/inquiry'
import { isOnline } from './connection'

/** In ms. The server has an outcome within six seconds; the rest is for a slow connection. */
const answerWithinMs = 20_000

/** Never throws. A late answer is ignored: the same inquiry, sent again, is stored once. */
export async function send(submit: Submit, data: FormData): Promise<Outcome> {
  const page = location.pathname
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<Outcome>(resolve => {
    timer = setTimeout(() => {
      if (location.pathname === page) freeNextsQueue() // a link has freed it already
      resolve(failed('unexpected'))
    }, answerWithinMs)
  })
  // A `TypeError` may also be an error of ours, so the browser says whether the device is offline.
  const answered = submit(null, data).catch(() => failed(isOnline() ? 'unexpected' : 'offline'))
  return Promise.race([answered, late]).finally(() => clearTimeout(timer))
}

export const failed = (reason: Reason): Outcome => ({ status: 'failed', reason })

/**
 * An action that is never answered blocks the next one. A history change, even to the same address,
 * discards it without a request.
 */
function freeNextsQueue() {
  history.replaceState(null, '', location.href)
}
