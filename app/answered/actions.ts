'use server'
import { headers } from 'next/headers'
import { databaseErrorCode } from '@/db/connection'
import { markAnswered } from '@/db/inquiries'
import { clientAddress, trustedHops } from '@/lib/client-address'
import { indianTime } from '@/lib/india'
import { logEvent } from '@/lib/log'
import { countAttempt, uncount, unknownLinks } from '@/lib/rate-limit'
import { isToken } from './token'

/**
 * What the page says after its button was pressed, and whether another press would record or take
 * back.
 */
export interface Mark {
  text: string
  next?: 'record' | 'take back'
}

/** Records an answer by the link of a mail, or takes the record back. Arguments are untrusted. */
export async function mark(_previous: unknown, data: FormData): Promise<Mark> {
  const [token, isAnswer] = [data.get('token'), data.get('answered') === 'yes']
  const notRecorded: Mark = isAnswer
    ? { text: 'Not recorded. Try again.', next: 'record' }
    : { text: 'Not taken back. Try again.', next: 'take back' }
  const address = clientAddress(
    (await headers()).get('x-forwarded-for'),
    trustedHops(process.env.TRUSTED_PROXY_HOPS),
  )
  const admitted = countAttempt(address, unknownLinks)
  try {
    const marked = admitted && isToken(token) ? await markAnswered(token, isAnswer) : undefined
    if (!admitted || marked) uncount(address, unknownLinks)
    if (!admitted) return { text: 'Not recorded. Try again in an hour.' }
    if (!marked) return { text: 'This link is not known. Nothing was recorded.' }
    const { reference, at } = marked
    if (at)
      return { text: `${reference} is recorded as answered, ${indianTime(at)}`, next: 'take back' }
    return { text: `${reference} is no longer recorded as answered.`, next: 'record' }
  } catch (error) {
    uncount(address, unknownLinks)
    logEvent('answer not recorded', { code: databaseErrorCode(error) })
    return notRecorded
  }
}
