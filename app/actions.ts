'use server'
import { headers } from 'next/headers'
import { referenceOf, saveDetailedInquiry, saveInquiry } from '@/db/inquiries'
import { clientAddress, trustedHops } from '@/lib/client-address'
import type { Errors, Outcome, Reason, Values } from '@/lib/action-state'
import { detailedInquiryFields, type Field, honeypot, inquiryFields } from '@/lib/inquiry'
import { detailedInquirySchema, inquirySchema, type Schema } from '@/lib/inquiry-schema'
import { logEvent } from '@/lib/log'
import { admit, release, remember, repetitionFlags, textDigest } from '@/lib/rate-limit'
import { readAnswers } from '@/lib/read-answers'
import { longAnswers, spamFlags } from '@/lib/spam-flags'

/*
 * What happens when a form is sent: by scripts, or by the browser itself before they have loaded. Never throws: without scripts
 * what was typed would be gone. Arguments are untrusted, and the previous outcome is never read.
 */

interface Form<Answers> {
  name: string
  fields: Record<string, Field>
  schema: Schema<Answers>
  /** Resolves with the id of the row. */
  save: (answers: Answers, flags: string[]) => Promise<string>
}

export async function submitInquiry(_previous: Outcome | null, data: FormData): Promise<Outcome> {
  return receive({ name: 'inquiry', fields: inquiryFields, schema: inquirySchema, save: saveInquiry }, data)
}

export async function submitDetailedInquiry(_previous: Outcome | null, data: FormData): Promise<Outcome> {
  const [fields, schema] = [detailedInquiryFields, detailedInquirySchema]
  return receive({ name: 'detailed inquiry', fields, schema, save: saveDetailedInquiry }, data)
}

async function receive<Answers extends Record<string, string | null>>(form: Form<Answers>, data: FormData) {
  let outcome: Outcome
  let values = {}
  const address = await visitorsAddress()
  try {
    const admitted = admit(address)
    values = readAnswers(form.fields, data)
    if (admitted) outcome = await check(form, values, data.get(honeypot), address)
    else outcome = failed('too-many', values, logEvent(`${form.name} not stored`, { code: 'TOO_MANY' }))
  } catch (error) {
    const code = errorCodeOrName(error)
    outcome = failed('unexpected', values, logEvent(`${form.name} failed unexpectedly`, { code }))
  }
  if (outcome.status !== 'sent') release(address)
  return outcome
}

/** @param reference of the log line, which a visitor can quote on the telephone */
const failed = (reason: Reason, values: Values, reference?: string): Outcome => {
  return { status: 'failed', reason, values, reference }
}

async function check<Answers extends Record<string, string | null>>(
  { name, fields, schema, save }: Form<Answers>,
  values: Values,
  filledHoneypot: FormDataEntryValue | null,
  address: string | null,
): Promise<Outcome> {
  const { success, data: answers, error } = schema.safeParse(values)
  if (!success) {
    const errors = error.issues.map(({ path, message }) => [path[0], message])
    return { status: 'refused', errors: Object.fromEntries(errors) as Errors, values }
  }
  const digest = textDigest(longAnswers(fields, answers))
  const flags = [...spamFlags(fields, answers, filledHoneypot), ...repetitionFlags(address, digest)]
  try {
    const id = await save(answers, flags)
    remember(digest)
    return { status: 'sent', reference: referenceOf(id), values }
  } catch (error) {
    return failed('not-stored', values, logEvent(`${name} not stored`, { code: errorCodeOrName(error) }))
  }
}

/** The visitor's address, for the rate limit. An error here must not cost an inquiry. */
async function visitorsAddress(): Promise<string | null> {
  try {
    return clientAddress((await headers()).get('x-forwarded-for'), trustedHops(process.env.TRUSTED_PROXY_HOPS))
  } catch {
    return null
  }
}

/** The code of an error, or its name. Never its message: a database error quotes the answers. */
function errorCodeOrName(error: unknown): string {
  if (!(error instanceof Error)) return typeof error
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name
}
