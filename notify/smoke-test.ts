import { proofWords } from '@/content/emails'
import type { Database } from '@/db/connect'
import { inquiryId, referenceOf } from '@/lib/inquiry/id'
import { recordProofIds, recordProofsAsAnswered } from '@/db/outbox'
import { asStaff, withConnection } from '@/db/open-database'
import { readSiteUrl, SetupError } from '@/lib/env'
import { readForm } from './html-form'
import { detailedForm, type Fields, shortForm } from '@/lib/inquiry/fields'
import { readAnswers } from '@/lib/inquiry/schema'
import { ask } from './ask'
import { messageOf } from './round'
import { fillSentence, fillWords, type MailWords } from './words'

/** A form waits for its turn for 18 s at most, and for its outcome 6 s. */
const answerMs = 28_000
/** Of four answers, and what is asked of the database. */
const proofMs = 120_000
const dayMs = 86_400_000
/** By a field's kind. deploy/nightly knows the address. */
const answers: Record<string, string> = { email: 'proof@site.invalid', date: '9999-12-31' }

/** As a stranger without scripts. @returns what failed */
export const proveForms = () =>
  asStaff(url => withConnection('DATABASE_STAFF_URL', url, proveBoth, AbortSignal.timeout(proofMs)))

async function proveBoth(db: Database): Promise<MailWords | undefined> {
  let url = new URL('/', readSiteUrl())
  try {
    await proveForm(db, url, shortForm.fields, 'inquiries')
    url = new URL('/contact', url)
    await proveForm(db, url, detailedForm.fields, 'detailed_inquiries')
    return undefined
  } catch (error) {
    return fillWords(proofWords.failed, { page: url.pathname, problem: messageOf(error) })
  }
}

async function proveForm(db: Database, url: URL, fields: Fields, table: string) {
  const data = readForm(await ask(url, {}, answerMs))
  const text = fillSentence(proofWords.answer, { word: crypto.randomUUID().slice(0, 8) })
  for (const [name, { kind, options = [text] }] of Object.entries(fields)) {
    if (!data.has(name)) throw new SetupError(proofWords.noForm)
    data.set(name, answers[kind] ?? options[0]!)
  }
  // The day of an id turns in UTC, perhaps on the way.
  const days = [-dayMs, 0, dayMs].map(distance => new Date(Date.now() + distance))
  const ids = days.map(day => inquiryId(table, readAnswers(fields, data), day))
  await recordProofIds(db, ids)
  const request = { method: 'POST', body: data, headers: { Origin: url.origin } }
  const html = await ask(url, request, answerMs)
  const [failure] = /F-\d{4}-\d{4}/.exec(html) ?? []
  if (failure) throw new SetupError(fillSentence(proofWords.refused, { failure }))
  const id = ids.find(each => html.includes(referenceOf(each)))
  if (!id) throw new SetupError(proofWords.notThanked)
  const stored = await recordProofsAsAnswered(db)
  if (!stored.includes(id)) throw new SetupError(proofWords.notStored)
}
