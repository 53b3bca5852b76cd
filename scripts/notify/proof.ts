import { type MailWords, proofWords } from '@/content/mails'
import type { Database } from '@/db/connection'
import { inquiryId, referenceOf } from '@/db/inquiries'
import { readProvedAt, recordProof, recordProofIds, recordProofsAsAnswered } from '@/db/mail-queue'
import { readSiteUrl, SetupError } from '@/lib/env'
import { readForm } from '@/lib/html-form'
import { detailedForm, type Field, type Form, shortForm } from '@/lib/inquiry'
import { readAnswers } from '@/lib/inquiry-schema'
import type { Round } from './round'
import { codeOf } from './site-watch'

const answerMs = 20_000
/** An update may be under way. */
const retryMs = 600_000
/** The second has failed by then. */
export const proofPatienceMs = retryMs + 60_000
/** Of four answers, and what is asked of the database. */
const proofMs = 120_000
const dayMs = 86_400_000
/** Of a day in UTC: 02:00 IST. */
const nightBeginsMs = 73_800_000
/** By a field's kind. deploy/nightly knows the address. */
const answers: Record<string, string> = { email: 'proof@site.invalid', date: '9999-12-31' }

/** Once more after a failure, which is an alarm until both forms are proved. */
export async function proveEachNight(round: Round, db: Database) {
  const { memory, now, sentences, queryLimit } = round
  if (!readSiteUrl()?.startsWith('https:')) return
  await recordProofsAsAnswered(db)
  const time = now.getTime()
  const nightBegan = time - ((time - nightBeginsMs) % dayMs)
  const provedAt = await readProvedAt(db)
  if (provedAt && provedAt.getTime() >= nightBegan) {
    memory.proofFailure = undefined
    sentences.push(proofWords.proved(provedAt))
  } else if (time >= memory.nextProofAt) {
    memory.nextProofAt = memory.proofFailure ? nightBegan + dayMs : time + retryMs
    queryLimit?.start(proofMs)
    memory.proofFailure = await proveForms(db).finally(queryLimit?.start)
  }
}

export async function proveForms(db: Database): Promise<MailWords | undefined> {
  let page = '/'
  try {
    await proveForm(db, page, shortForm, 'inquiries')
    page = '/contact'
    await proveForm(db, page, detailedForm, 'detailed_inquiries')
    await recordProof(db)
    return undefined
  } catch (error) {
    const isOurs = error instanceof SetupError
    return proofWords.failed(page, isOurs ? error.message : proofWords.code(codeOf(error as Error)))
  }
}

async function proveForm(db: Database, page: string, form: Form, table: string) {
  const url = new URL(page, readSiteUrl())
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
