import { type MailWords, proofWords } from '@/content/mails'
import { type Database, databaseErrorCode } from '@/db/connection'
import { inquiryId, referenceOf } from '@/db/inquiries'
import { recordProof, recordProofIds, recordProofsAsAnswered } from '@/db/mail-queue'
import { SetupError } from '@/lib/env'
import { readForm } from '@/lib/html-form'
import { detailedForm, type Field, type Form, shortForm } from '@/lib/inquiry'
import { readAnswers } from '@/lib/inquiry-schema'

const answerMs = 20_000
const dayMs = 86_400_000
/** By a field's kind. deploy/nightly knows the address. */
const answers: Record<string, string> = { email: 'proof@site.invalid', date: '9999-12-31' }

/** @returns what failed */
export async function proveForms(db: Database): Promise<MailWords | undefined> {
  let page = '/'
  try {
    await proveForm(db, page, shortForm, 'inquiries')
    page = '/contact'
    await proveForm(db, page, detailedForm, 'detailed_inquiries')
    await recordProof(db)
    return undefined
  } catch (error) {
    return proofWords.failed(page, problemOf(error as Error))
  }
}

/** As a stranger without scripts sends it. */
async function proveForm(db: Database, page: string, form: Form, table: string) {
  const url = new URL(page, process.env.SITE_URL)
  const data = readForm(await ask(url))
  const text = proofWords.answer(crypto.randomUUID().slice(0, 8))
  for (const [name, { kind, options = [text] }] of Object.entries<Field>(form.fields)) {
    if (!data.has(name)) throw new SetupError(proofWords.noForm)
    data.set(name, answers[kind] ?? options[0]!)
  }
  // The day of an id turns in UTC, perhaps on the way.
  const days = [-dayMs, 0, dayMs].map(distance => new Date(Date.now() + distance))
  const ids = days.map(day => inquiryId(table, readAnswers(form.fields, data), day))
  await recordProofIds(db, ids)
  const html = await ask(url, { method: 'POST', body: data, headers: { Origin: url.origin } })
  const [failure] = /F-\d{4}-\d{4}/.exec(html) ?? []
  if (failure) throw new SetupError(proofWords.refused(failure))
  const id = ids.find(each => html.includes(referenceOf(each)))
  if (!id) throw new SetupError(proofWords.notThanked)
  const stored = await recordProofsAsAnswered(db)
  if (!stored.includes(id)) throw new SetupError(proofWords.notStored)
}

async function ask(url: URL, request: RequestInit = {}): Promise<string> {
  const signal = AbortSignal.timeout(answerMs)
  const answer = await fetch(url, { ...request, redirect: 'manual', signal })
  if (!answer.ok) throw new SetupError(proofWords.code(answer.status))
  return answer.text()
}

function problemOf(error: Error): string {
  if (error instanceof SetupError) return error.message
  return proofWords.code(error.name === 'TimeoutError' ? 'ETIMEDOUT' : databaseErrorCode(error))
}
