'use server'
import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { saveDetailedInquiry, saveInquiry } from '@/db/inquiries'
import { clientAddress, trustedHops } from '@/lib/client-address'
import { type ActionState, detailedInquiryRoute, type Errors, inquiryRoute, type Reason } from '@/lib/action-state'
import { detailedInquiryFields, type Field, honeypot, inquiryFields } from '@/lib/inquiry'
import { detailedInquirySchema, inquirySchema, type Schema } from '@/lib/inquiry-schema'
import { logEvent } from '@/lib/log'
import { admit, release, remember, repetitionFlags, textDigest } from '@/lib/rate-limit'
import { readAnswers } from '@/lib/read-answers'
import { longAnswers, spamFlags } from '@/lib/spam-flags'

/*
 * What happens when a form is sent. A page whose scripts run calls `send…`, which never throws. `post…` is the action of the
 * form itself, for browsers without scripts or before they have loaded; on success it redirects, so that reloading sends
 * nothing again. Arguments are untrusted, and the previous state is never read.
 */

interface Form<Answers> {
  name: string
  fields: Record<string, Field>
  schema: () => Schema<Answers>
  save: (answers: Answers, flags: string[]) => Promise<string>
}
const shortForm = { name: 'inquiry', fields: inquiryFields, schema: inquirySchema, save: saveInquiry }
const detailedForm = {
  name: 'detailed inquiry',
  fields: detailedInquiryFields,
  schema: detailedInquirySchema,
  save: saveDetailedInquiry,
}

export async function sendInquiry(data: FormData): Promise<ActionState> {
  return receive(shortForm, data)
}

export async function postInquiry(_previous: ActionState, data: FormData): Promise<ActionState> {
  const state = await sendInquiry(data)
  if (state.status === 'sent') redirect(inquiryRoute.sent)
  return state
}

export async function sendDetailedInquiry(data: FormData): Promise<ActionState> {
  return receive(detailedForm, data)
}

export async function postDetailedInquiry(_previous: ActionState, data: FormData): Promise<ActionState> {
  const state = await sendDetailedInquiry(data)
  if (state.status === 'sent') redirect(detailedInquiryRoute.sent)
  return state
}

async function receive<Answers extends Record<string, string | null>>(
  form: Form<Answers>,
  data: unknown,
): Promise<ActionState> {
  if (!(data instanceof FormData)) return failed('unexpected', {})
  let state: ActionState
  let values = {}
  const address = await visitorsAddress()
  try {
    const admitted = admit(address)
    values = readAnswers(form.fields, data)
    if (admitted) state = await check(form, values, data.get(honeypot), address)
    else state = failed('too-many', values, logEvent(`${form.name} not stored`, { code: 'TOO_MANY' }))
  } catch (error) {
    state = failed('unexpected', values, logEvent(`${form.name} failed unexpectedly`, { code: errorCodeOrName(error) }))
  }
  if (state.status !== 'sent') release(address)
  return state
}

/** @param reference of the log line, which a visitor can quote on the telephone */
function failed(reason: Reason, values: Record<string, string>, reference?: string): ActionState {
  return { status: 'failed', reason, values, reference }
}

async function check<Answers extends Record<string, string | null>>(
  { name, fields, schema, save }: Form<Answers>,
  values: Record<string, string>,
  filledHoneypot: FormDataEntryValue | null,
  address: string | null,
): Promise<ActionState> {
  const parsed = schema().safeParse(values)
  if (!parsed.success) return { status: 'refused', errors: rulesBroken(parsed.error), values }
  const digest = textDigest(longAnswers(fields, parsed.data))
  const flags = [...spamFlags(fields, parsed.data, filledHoneypot), ...repetitionFlags(address, digest)]
  const code = await save(parsed.data, flags).then(() => null, errorCodeOrName)
  if (code !== null) return failed('not-stored', values, logEvent(`${name} not stored`, { code }))
  remember(digest)
  return { status: 'sent' }
}

/** The visitor's address, for the rate limit. An error here must not cost an inquiry. */
async function visitorsAddress(): Promise<string | null> {
  try {
    return clientAddress((await headers()).get('x-forwarded-for'), trustedHops(process.env.TRUSTED_PROXY_HOPS))
  } catch {
    return null
  }
}

function rulesBroken({ issues }: { issues: { path: PropertyKey[]; message: string }[] }): Errors {
  return Object.fromEntries(issues.map(issue => [issue.path[0], issue.message]))
}

/** The code of an error, or its name. Never its message: a database error quotes the answers. */
function errorCodeOrName(error: unknown): string {
  if (!(error instanceof Error)) return typeof error
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name
}
