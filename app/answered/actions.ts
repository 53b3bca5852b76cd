'use server'
import { answered } from '@/content/answered'
import { databaseErrorCode } from '@/db/connection'
import { markAnswered } from '@/db/inquiries'
import { indianTime } from '@/lib/india'
import { logEvent } from '@/lib/log'
import { isToken } from './token'

export interface AnsweredState {
  reference?: string
  text: string
  next?: 'record' | 'take back'
}

/** Tries are not counted: nobody guesses one of 2^122 tokens. */
export async function recordAnswer(_previous: unknown, data: FormData): Promise<AnsweredState> {
  let isAnswer = true
  try {
    isAnswer = data.get('answered') === 'yes'
    const token = data.get('token')
    const inquiry = isToken(token) ? await markAnswered(token, isAnswer) : undefined
    return inquiry ? stateOf(inquiry) : { text: answered.unknownLink }
  } catch (error) {
    const code = databaseErrorCode(error)
    logEvent('answer not recorded', { code })
    const failed = isAnswer ? answered.notRecorded : answered.notTakenBack
    return {
      text: code === 'BUSY' ? answered.busy : failed,
      next: isAnswer ? 'record' : 'take back',
    }
  }
}

function stateOf({ reference, at }: { reference: string; at: Date | null }): AnsweredState {
  if (!at) return { reference, text: answered.takenBack, next: 'record' }
  const text = answered.recorded.replace('{time}', indianTime(at))
  return { reference, text, next: 'take back' }
}
