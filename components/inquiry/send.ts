import type { InquiryAction, Outcome, Reason } from '@/lib/inquiry/outcome'

/**
 * In ms. The server has an outcome within six seconds of its turn, for which it waits 18 s at most. So
 * a success may come after this failure is shown: sent again on the same day, it is stored once.
 */
const replyWithinMs = 20_000

/** Never throws. A late reply is ignored. */
export async function sendInquiry(action: InquiryAction, data: FormData): Promise<Outcome> {
  const page = location.pathname
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<Outcome>(resolve => {
    timer = setTimeout(() => {
      if (location.pathname === page) unblockActionQueue() // a link has unblocked it already
      resolve(failureByConnection())
    }, replyWithinMs)
  })
  const reply = action(null, data).catch(failureByConnection)
  return Promise.race([reply, timeout]).finally(() => clearTimeout(timer))
}

/** A `TypeError` may also be an error of ours, so the browser says whether the device is offline. */
const failureByConnection = () => failure(navigator.onLine ? 'unexpected' : 'offline')

export const failure = (reason: Reason): Outcome => ({ status: 'failed', reason })

/**
 * An action without a reply blocks the next one. At a history change, even to the same address,
 * Next waits no longer. If a reply comes, its promise still resolves.
 */
function unblockActionQueue() {
  history.replaceState(null, '', location.href)
}
