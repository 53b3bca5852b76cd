'use server'
import { headers } from 'next/headers'
import { unstable_rethrow } from 'next/navigation'
import { DatabaseError } from '@/db/connect'
import { saveDetailedInquiry, saveInquiry } from '@/db/inquiries'
import { type ClientNetworks, clientNetworks } from '@/lib/client-address'
import { readSiteEnv } from '@/lib/env'
import {
  answerWithRole,
  detailedForm,
  type FormSpec,
  honeypot,
  readAnswers,
  shortForm,
} from '@/lib/inquiry/fields'
import { formatReference } from '@/lib/inquiry/id'
import type { Confirmation, Errors, InquiryAction, Outcome, Values } from '@/lib/inquiry/outcome'
import { countAttempt, isManyFromBlock, uncountAttempt } from '@/lib/inquiry/rate-limit'
import { type Schema, schemas } from '@/lib/inquiry/schema'
import { spamFlags } from '@/lib/inquiry/spam'
import { isNda } from '@/lib/inquiry/stored'
import { findSunset } from '@/lib/inquiry/sunset'
import { indianIsoTime } from '@/lib/india'
import { logEvent, logWithLimit } from '@/lib/log'
import { waitForTurn } from '@/lib/wait-for-turn'

/*
 * An action throws nothing but a redirect, because without scripts an error page would lose what was typed. It
 * ignores the previous outcome, because a browser can forge it.
 */

export const submitInquiry: InquiryAction = async (_previous, data) =>
  storeInquiry(data, { form: shortForm, schema: schemas.inquiry, save: saveInquiry })

export const submitDetailedInquiry: InquiryAction = async (_previous, data) =>
  storeInquiry(data, {
    form: detailedForm,
    schema: schemas['detailed-inquiry'],
    save: saveDetailedInquiry,
  })

interface FormHandler<Answers> {
  form: FormSpec
  schema: Schema<Answers>
  save: (answers: Answers, flags: string[]) => Promise<string>
}
type AnyAnswers = Record<string, string | null>

async function storeInquiry<Answers extends AnyAnswers>(
  data: FormData,
  handler: FormHandler<Answers>,
): Promise<Outcome> {
  const { form } = handler
  let values: Values = {}
  try {
    values = readAnswers(form.fields, data) // first, so that every failure returns them
    if (!(await waitForTurn('submissions'))) return reportLimit('busy', form, values)
    return await countAndSave(values, data.get(honeypot), handler)
  } catch (error) {
    unstable_rethrow(error) // a redirect
    return reportError(error as Error, form, values)
  }
}

async function countAndSave<Answers extends AnyAnswers>(
  values: Values,
  honeypotAnswer: FormDataEntryValue | null,
  handler: FormHandler<Answers>,
): Promise<Outcome> {
  const networks = clientNetworks(await headers())
  const limit = countAttempt(networks)
  const outcome = limit
    ? reportLimit(limit, handler.form, values)
    : await validateAndSave(values, honeypotAnswer, networks, handler).catch((error: Error) =>
        reportError(error, handler.form, values),
      )
  if (outcome.status !== 'sent') uncountAttempt(networks)
  return outcome
}

async function validateAndSave<Answers extends AnyAnswers>(
  values: Values,
  honeypotAnswer: FormDataEntryValue | null,
  networks: ClientNetworks,
  { form: { fields }, schema, save }: FormHandler<Answers>,
): Promise<Outcome> {
  const { success, data: answers, error } = schema.safeParse(values)
  if (!success) return { status: 'invalid', errors: errorsOf(error.issues), values }
  const flags = spamFlags(fields, answers, honeypotAnswer)
  if (isManyFromBlock(networks)) flags.push('many from one address')
  const receivedAt = new Date()
  const sunset = findSunset({
    wedding_date: answerWithRole(fields, 'day', values),
    venue: answerWithRole(fields, 'place', values),
    created_at: receivedAt,
  })
  const id = await save(answers, flags)
  return {
    status: 'sent',
    reference: formatReference(id),
    receivedAt: indianIsoTime(receivedAt),
    values,
    confirmation: announceConfirmation(answers),
    ...(sunset && { sunset }),
  }
}

/** Promises none: `notify` decides. A flagged inquiry has the same receipt, so that no sender learns it. */
function announceConfirmation({ nda = null }: AnyAnswers): Confirmation {
  if (!readSiteEnv().CONFIRMATIONS) return 'none'
  return isNda({ nda }) ? 'fullNda' : 'usual'
}

function errorsOf(issues: { path: PropertyKey[]; code: string; message: string }[]): Errors {
  const errors = issues.map(({ path, code, message }) => [path[0], { type: code, message }])
  return Object.fromEntries(errors) as Errors
}

const limitCodes = {
  busy: 'BUSY',
  'too-many': 'TOO_MANY',
  'too-many-in-all': 'TOO_MANY_IN_ALL',
} as const

/** A stranger can cause these failures without end, so the log takes only a few of them. */
function reportLimit(reason: keyof typeof limitCodes, form: FormSpec, values: Values): Outcome {
  const reference = logWithLimit(`${form.id} not stored`, { code: limitCodes[reason] })
  return { status: 'failed', reason, values, reference }
}

/** Logs no error's message, which may quote the answers. */
function reportError(error: Error, form: FormSpec, values: Values): Outcome {
  const isFromDatabase = error instanceof DatabaseError
  const code = isFromDatabase ? error.code : error.name
  const reference = logEvent(`${form.id} not stored`, { code })
  const reason = isFromDatabase ? 'not-stored' : 'unexpected'
  return { status: 'failed', reason, values, reference }
}
