'use server'
import { unstable_rethrow } from 'next/navigation'
import { answered } from '@/content/answered'
import { waitForTurn } from '@/lib/wait-for-turn'
import { databaseErrorCode } from '@/db/connect'
import { markAnswered } from '@/db/inquiries'
import { weekdayTime } from '@/lib/india'
import { logEvent } from '@/lib/log'
import { isToken } from '@/lib/answered-token'

export interface AnsweredState {
  reference?: string
  text: string
  next?: 'record' | 'take back'
}

/** The limit on attempts keeps strangers from blocking staff. It does not protect the 122-bit tokens. */
export async function setAnswered(_previous: unknown, data: FormData): Promise<AnsweredState> {
  let next: AnsweredState['next'] = 'record'
  try {
    const isAnswered = data.get('answered') === 'yes'
    if (!isAnswered) next = 'take back'
    if (!(await waitForTurn('links'))) return { text: answered.busy, next }
    const token = data.get('token')
    const inquiry = isToken(token) ? await markAnswered(token, isAnswered) : undefined
    return inquiry ? stateOf(inquiry) : { text: answered.unknownLink }
  } catch (error) {
    unstable_rethrow(error) // a redirect
    logEvent('answer not recorded', { code: databaseErrorCode(error) })
    return { text: next === 'record' ? answered.notRecorded : answered.notTakenBack, next }
  }
}

type MarkedInquiry = NonNullable<Awaited<ReturnType<typeof markAnswered>>>

function stateOf({ reference, at, isNew }: MarkedInquiry): AnsweredState {
  if (!at) return { reference, text: answered.takenBack, next: 'record' }
  const sentence = isNew ? answered.recorded : answered.alreadyRecorded
  return { reference, text: sentence.replace('{time}', weekdayTime(at)), next: 'take back' }
}
