'use server'
import { headers } from 'next/headers'
import { markAnswered } from '@/db/inquiries'
import { clientAddress, trustedHops } from '@/lib/client-address'
import { indianTime } from '@/lib/india'
import { logEvent } from '@/lib/log'
import { admit, release } from '@/lib/rate-limit'
import { isToken } from './token'

/** What the page says after its button was pressed, and whether another press would record or take back. */
export interface Mark {
  text: string
  next?: 'record' | 'take back'
}

/** Records an answer by the link of a mail, or takes the record back. Arguments are untrusted. */
export async function mark(_previous: unknown, data: FormData): Promise<Mark> {
  const [token, isAnswer] = [data.get('token'), data.get('answered') === 'yes']
  const notRecorded: Mark = { text: 'Not recorded. Try again.', next: isAnswer ? 'record' : 'take back' }
  const address = clientAddress((await headers()).get('x-forwarded-for'), trustedHops(process.env.TRUSTED_PROXY_HOPS))
  const admitted = admit(address)
  try {
    const marked = admitted && isToken(token) ? await markAnswered(token, isAnswer) : undefined
    if (!admitted || marked) release(address)
    if (!admitted) return { text: 'Not recorded. Try again in an hour.' }
    if (!marked) return { text: 'This link is not known. Nothing was recorded.' }
    const { reference, at } = marked
    if (at) return { text: `${reference} is recorded as answered, ${indianTime(at)}`, next: 'take back' }
    return { text: `${reference} is no longer recorded as answered.`, next: 'record' }
  } catch (error) {
    release(address)
    logEvent('answer not recorded', { code: (error as { code?: string }).code ?? (error as Error).name })
    return notRecorded
  }
}
