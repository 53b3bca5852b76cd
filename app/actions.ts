'use server'
import { randomUUID } from 'node:crypto'
import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import type * as z from 'zod/mini'
import { type Arrival, floodCode, saveDetailedInquiry, saveInquiry } from '@/db/inquiries'
import { clientAddress, trustedHops } from '@/lib/client-address'
import { detailedInquiryPlace, type FormState, inquiryPlace, type Rule } from '@/lib/form-state'
import { detailedInquiryFields, type Field, honeypot, inquiryFields } from '@/lib/inquiry'
import { detailedInquirySchema, inquirySchema, type Schema } from '@/lib/inquiry-schema'
import { readAnswers } from '@/lib/read-answers'
import { suspicions } from '@/lib/suspicion'

/*
 * What happens when a form is sent. `send…` is called by a page whose scripts run and never throws; `post…` is the form's
 * own action, for a browser without scripts, or before they have arrived: on success it redirects, so that reloading sends
 * nothing again. Every argument is whatever a stranger sends, and the previous state is never read.
 */

export async function sendInquiry(data: FormData): Promise<FormState> {
  return receive('inquiry', data, inquiryFields, inquirySchema(), saveInquiry)
}

export async function postInquiry(_previous: FormState, data: FormData): Promise<FormState> {
  const state = await sendInquiry(data)
  if (state.status === 'sent') redirect(inquiryPlace.sent)
  return state
}

export async function sendDetailedInquiry(data: FormData): Promise<FormState> {
  return receive('detailed inquiry', data, detailedInquiryFields, detailedInquirySchema(), saveDetailedInquiry)
}

export async function postDetailedInquiry(_previous: FormState, data: FormData): Promise<FormState> {
  const state = await sendDetailedInquiry(data)
  if (state.status === 'sent') redirect(detailedInquiryPlace.sent)
  return state
}

async function receive<Answers extends Record<string, string | null>>(
  form: string,
  data: unknown,
  fields: Record<string, Field>,
  schema: Schema<Answers>,
  save: (answers: Answers, arrival: Arrival) => Promise<void>,
): Promise<FormState> {
  if (!(data instanceof FormData)) return { status: 'unexpected', values: {} }
  let values: Record<string, string> = {}
  try {
    values = readAnswers(fields, data)
    const parsed = schema.safeParse(values)
    if (!parsed.success) return { status: 'refused', errors: rulesBroken(parsed.error), values }
    const arrival = { flags: suspicions(fields, parsed.data, data.get(honeypot)), client: await client() }
    const code = await save(parsed.data, arrival).then(() => null, codeOf)
    if (code === null) return { status: 'sent' }
    log(form, 'not stored', code)
    return { status: code === floodCode ? 'too-many' : 'not-stored', values }
  } catch (error) {
    log(form, 'failed unexpectedly', codeOf(error))
    return { status: 'unexpected', values }
  }
}

/** The visitor's address, to be counted. Whatever hinders reading it must not cost an inquiry. */
async function client(): Promise<string | null> {
  try {
    return clientAddress((await headers()).get('x-forwarded-for'), trustedHops(process.env.TRUSTED_PROXY_HOPS))
  } catch {
    return null
  }
}

function rulesBroken(error: z.core.$ZodError): Record<string, Rule> {
  return Object.fromEntries(error.issues.map(issue => [issue.path[0], issue.message]))
}

/** A code, or the name of the error's kind. Never its message: a database's holds the couple's answers. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name
}

function log(form: string, event: string, code: string) {
  console.error(JSON.stringify({ event: `${form} ${event}`, reference: randomUUID(), code }))
}
