'use server'
import { headers } from 'next/headers'
import { DatabaseError } from '@/db/connection'
import { referenceOf, saveDetailedInquiry, saveInquiry } from '@/db/inquiries'
import { clientAddress, trustedHops } from '@/lib/client-address'
import {
  detailedForm,
  type Errors,
  type Form,
  honeypot,
  type Outcome,
  type Reason,
  shortForm,
} from '@/lib/inquiry'
import { readAnswers, type Schema, schemas } from '@/lib/inquiry-schema'
import { logEvent } from '@/lib/log'
import { countAttempt, uncount, countText, repetitionFlags, textDigest } from '@/lib/rate-limit'
import { longAnswers, spamFlags } from '@/lib/spam-flags'

/*
 * What happens when a form is sent: by scripts, or by the browser itself before they have loaded.
 * Never throws: without scripts what was typed would be gone. Arguments are untrusted, and the
 * previous outcome is never read.
 */

export async function submitInquiry(_previous: Outcome | null, data: FormData): Promise<Outcome> {
  return receive(data, shortForm, schemas.inquiry, saveInquiry)
}

export async function submitDetailedInquiry(
  _previous: Outcome | null,
  data: FormData,
): Promise<Outcome> {
  return receive(data, detailedForm, schemas['detailed-inquiry'], saveDetailedInquiry)
}

/** @param save resolves with the id of the row */
async function receive<Answers extends Record<string, string | null>>(
  data: FormData,
  { id: form, fields }: Form,
  schema: Schema<Answers>,
  save: (answers: Answers, flags: string[]) => Promise<string>,
) {
  const address = clientAddress(
    (await headers()).get('x-forwarded-for'),
    trustedHops(process.env.TRUSTED_PROXY_HOPS),
  )
  const admitted = countAttempt(address)
  let values = {}
  /** The visitor can quote the reference of the log line on the telephone. */
  const fail = (reason: Reason, code: string): Outcome => {
    return { status: 'failed', reason, values, reference: logEvent(`${form} not stored`, { code }) }
  }

  async function validateAndSave(): Promise<Outcome> {
    values = readAnswers(fields, data)
    if (!admitted) return fail('too-many', 'TOO_MANY')
    const { success, data: answers, error } = schema.safeParse(values)
    if (!success) {
      const errors = error.issues.map(({ path, code: type, message }) => [
        path[0],
        { type, message },
      ])
      return { status: 'refused', errors: Object.fromEntries(errors) as Errors, values }
    }
    const digest = textDigest(longAnswers(fields, answers))
    const flags = [
      ...spamFlags(fields, answers, data.get(honeypot)),
      ...repetitionFlags(address, digest),
    ]
    const id = await save(answers, flags)
    countText(digest)
    return { status: 'sent', reference: referenceOf(id), values }
  }

  // Never the message of an error: it may quote the answers.
  const outcome = await validateAndSave().catch((error: Error) =>
    error instanceof DatabaseError
      ? fail('not-stored', error.code)
      : fail('unexpected', error.name),
  )
  if (outcome.status !== 'sent') uncount(address)
  return outcome
}
