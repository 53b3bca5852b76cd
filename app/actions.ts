'use server'
import { DatabaseError } from '@/db/connect'
import { saveDetailedInquiry, saveInquiry } from '@/db/inquiries'
import { referenceOf } from '@/lib/inquiry/id'
import { admissions } from '@/lib/inquiry/admission'
import { detailedForm, type Form, honeypot, shortForm } from '@/lib/inquiry/fields'
import type { Errors, InquiryAction, Outcome, Reason, Values } from '@/lib/inquiry/outcome'
import { readAnswers, type Schema, schemas } from '@/lib/inquiry/schema'
import { indianIsoTime } from '@/lib/india'
import { logWithLimit, logEvent } from '@/lib/log'
import {
  countAttempt,
  countText,
  repetitionFlags,
  textDigest,
  uncountAttempt,
} from '@/lib/inquiry/rate-limit'
import { longAnswers, spamFlags } from '@/lib/inquiry/spam'
import { waitForTurn } from '@/lib/wait-for-turn'
import { visitorAddress } from '@/lib/visitor-address'

/*
 * An action never throws, because without scripts an error page would lose what was typed. It
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

interface Destination<Answers> {
  form: Form
  schema: Schema<Answers>
  save: (answers: Answers, flags: string[]) => Promise<string>
}
const limitCodes = { 'too-many': 'TOO_MANY', 'too-many-in-all': 'TOO_MANY_IN_ALL' } as const
type AnyAnswers = Record<string, string | null>

async function storeInquiry<Answers extends AnyAnswers>(
  data: FormData,
  destination: Destination<Answers>,
): Promise<Outcome> {
  const { form } = destination
  let values: Values = {}
  try {
    values = readAnswers(form.fields, data) // first, so that every failure returns them
    if (!(await waitForTurn(admissions.forms))) return logFailure('busy', 'BUSY', form, values)
    return await countAndSave(values, data.get(honeypot), destination)
  } catch (error) {
    return logErrorAsFailure(error as Error, form, values)
  }
}

async function countAndSave<Answers extends AnyAnswers>(
  values: Values,
  hiddenAnswer: FormDataEntryValue | null,
  destination: Destination<Answers>,
): Promise<Outcome> {
  const address = await visitorAddress()
  const limit = countAttempt(address)
  let isStored = false
  try {
    if (limit) return logFailure(limit, limitCodes[limit], destination.form, values)
    const outcome = await validateAndSave(values, hiddenAnswer, address, destination)
    isStored = outcome.status === 'sent'
    return outcome
  } finally {
    if (!isStored) uncountAttempt(address)
  }
}

async function validateAndSave<Answers extends AnyAnswers>(
  values: Values,
  hiddenAnswer: FormDataEntryValue | null,
  address: string,
  { form: { fields }, schema, save }: Destination<Answers>,
): Promise<Outcome> {
  const { success, data: answers, error } = schema.safeParse(values)
  if (!success) return { status: 'refused', errors: errorsOf(error.issues), values }
  const digest = textDigest(longAnswers(fields, answers))
  const flags = [...spamFlags(fields, answers, hiddenAnswer), ...repetitionFlags(address, digest)]
  const id = await save(answers, flags)
  countText(digest)
  return {
    status: 'sent',
    reference: referenceOf(id),
    receivedAt: indianIsoTime(new Date()),
    values,
  }
}

function errorsOf(issues: { path: PropertyKey[]; code: string; message: string }[]): Errors {
  const errors = issues.map(({ path, code, message }) => [path[0], { type: code, message }])
  return Object.fromEntries(errors) as Errors
}

/** Omits the error's message, which may quote the answers. */
function logErrorAsFailure(error: Error, form: Form, values: Values): Outcome {
  if (error instanceof DatabaseError) return logFailure('not-stored', error.code, form, values)
  return logFailure('unexpected', error.name, form, values)
}

/** Logs a failure, and returns it with the log line's reference. */
function logFailure(reason: Reason, code: string, form: Form, values: Values): Outcome {
  // Anybody can cause these at will, so their log lines are limited.
  const log = reason === 'busy' || reason in limitCodes ? logWithLimit : logEvent
  const reference = log(`${form.id} not stored`, { code })
  return { status: 'failed', reason, values, reference }
}
