'use server'
import { visitorAddress } from '@/app/visitor-address'
import { answered } from '@/content/answered'
import { databaseErrorCode } from '@/db/connection'
import { markAnswered } from '@/db/inquiries'
import { indianTime } from '@/lib/india'
import { logEvent } from '@/lib/log'
import { countAttempt, uncountAttempt, unknownLinks } from '@/lib/rate-limit'
import { isToken } from './token'

/** What the page says, and whether a press of its button would record or take back. */
export interface AnsweredState {
  /** Once it is known. */
  reference?: string
  text: string
  next?: 'record' | 'take back'
}

/** Records an answer by the link of a mail, or takes the record back. Arguments are untrusted. */
export async function recordAnswer(_previous: unknown, data: FormData): Promise<AnsweredState> {
  const address = await visitorAddress()
  if (!countAttempt(address, unknownLinks)) {
    uncountAttempt(address, unknownLinks)
    return { text: answered.tooMany }
  }
  let isAnswer = true
  try {
    isAnswer = data.get('answered') === 'yes'
    const token = data.get('token')
    const inquiry = isToken(token) ? await markAnswered(token, isAnswer) : undefined
    if (!inquiry) return { text: answered.unknownLink }
    uncountAttempt(address, unknownLinks)
    return stateOf(inquiry)
  } catch (error) {
    uncountAttempt(address, unknownLinks)
    logEvent('answer not recorded', { code: databaseErrorCode(error) })
    return isAnswer
      ? { text: answered.notRecorded, next: 'record' }
      : { text: answered.notTakenBack, next: 'take back' }
  }
}

function stateOf({ reference, at }: { reference: string; at: Date | null }): AnsweredState {
  if (!at) return { reference, text: answered.takenBack, next: 'record' }
  const text = answered.recorded.replace('{time}', indianTime(at))
  return { reference, text, next: 'take back' }
}
