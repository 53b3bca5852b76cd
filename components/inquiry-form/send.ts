import type { FailureReason, InquiryAction, Outcome } from '@/lib/inquiry/outcome'

/**
 * The form waits at most 15 s for its turn, and its outcome takes at most 6 s. So an inquiry may be
 * stored after this timeout has shown a failure. If it is sent again on the same day, it is still stored once.
 */
const replyTimeoutMs = 20_000

/** Never throws. A late reply is ignored. */
export async function sendInquiry(action: InquiryAction, data: FormData): Promise<Outcome> {
  const page = location.pathname
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<Outcome>(resolve => {
    timer = setTimeout(() => {
      if (location.pathname === page) unblockActionQueue() // else a link has already unblocked it
      resolve(createConnectionFailure())
    }, replyTimeoutMs)
  })
  const reply = action(null, data).catch(createConnectionFailure)
  return Promise.race([reply, timeout]).finally(() => clearTimeout(timer))
}

/** Asks the browser, because a `TypeError` can be either a network error or a bug. */
const createConnectionFailure = () => createFailure(navigator.onLine ? 'unexpected' : 'offline')

export const createFailure = (reason: FailureReason): Outcome => ({ status: 'failed', reason })

/**
 * Next runs one action at a time, so one without a reply blocks the next. A history change, even to
 * the same URL, makes Next stop waiting. If a reply still arrives, the promise resolves.
 */
function unblockActionQueue() {
  history.replaceState(null, '', location.href)
}
