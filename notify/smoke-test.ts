import { messages } from '@/content/inquiry'
import { type Database, databaseErrorCode } from '@/db/connect'
import { closeSmokeTest, isStored, recordSmokeTestIds } from '@/db/outbox'
import { readSiteUrl, SetupError } from '@/lib/env'
import { detailedForm, type Fields, readAnswers, shortForm } from '@/lib/inquiry/fields'
import { inquiryId, formatReference } from '@/lib/inquiry/id'
import { readForm } from './html-form'
import { request, requestText } from './http'

/** A form waits for its turn for 15 s at most, and for its outcome 6 s. */
const responseMs = 28_000
const dayMs = 86_400_000
/** By a field's kind. deploy/nightly erases rows with this address. */
const answers: Record<string, string> = { email: 'smoke-test@site.invalid', date: '9999-12-31' }
/** A couple reads one of these when too many people write. The site works. */
const wordsOfBusyForm = [
  messages.busy.description,
  messages.tooMany.description,
  messages.tooManyInAll.description,
]

/** The site takes no more inquiries for now. */
class BusyError extends Error {}

export type SmokeTestResult =
  { outcome: 'passed' | 'busy' } | { outcome: 'failed'; page: string; detail: string }

/** Sends both forms as a stranger does without scripts, and looks for both rows. */
export async function runSmokeTest(db: Database): Promise<SmokeTestResult> {
  let url = new URL('/', readSiteUrl())
  try {
    await testForm(db, url, shortForm.fields, 'inquiries')
    url = new URL('/contact', url)
    await testForm(db, url, detailedForm.fields, 'detailed_inquiries')
    return { outcome: 'passed' }
  } catch (error) {
    if (error instanceof BusyError) return { outcome: 'busy' }
    const detail = error instanceof SetupError ? error.message : databaseErrorCode(error)
    return { outcome: 'failed', page: url.pathname, detail }
  }
}

async function testForm(db: Database, url: URL, fields: Fields, table: string) {
  const data = readForm(await requestText(url, {}, responseMs))
  const text = `Smoke test ${crypto.randomUUID().slice(0, 8)}`
  for (const [name, { kind, options = [text] }] of Object.entries(fields)) {
    if (!data.has(name)) throw new SetupError('the form is not there')
    data.set(name, answers[kind] ?? options[0]!)
  }
  // An id contains the day in UTC, which may change while the form is sent.
  const days = [-dayMs, 0, dayMs].map(distance => new Date(Date.now() + distance))
  const ids = days.map(day => inquiryId(table, readAnswers(fields, data), day))
  await recordSmokeTestIds(db, ids)
  const html = await sendForm(url, data)
  const id = ids.find(each => html.includes(formatReference(each)))
  if (!id) throw new SetupError('an inquiry is not thanked for')
  if (!(await isStored(db, id))) throw new SetupError('receipt shown, row missing')
  await closeSmokeTest(db)
}

/** @throws {SetupError} with what went wrong, or the failure's reference in the site's log */
async function sendForm(url: URL, body: FormData): Promise<string> {
  const init = { method: 'POST', body, headers: { Origin: url.origin } }
  const { status, isOk, text } = await request(url, init, responseMs)
  if (status === 303) throw new BusyError() // to the page that says so (lib/wait-for-turn.ts)
  if (!isOk) throw new SetupError(`${status}`)
  // Every page carries these words in its data, so look at the message alone.
  const [shownMessage = ''] = /role="alert".*?<\/div>/s.exec(text) ?? []
  if (wordsOfBusyForm.some(words => shownMessage.includes(words))) throw new BusyError()
  const [failure] = /F-\d{4}-\d{4}/.exec(text) ?? []
  if (failure) throw new SetupError(`an inquiry is not stored (${failure})`)
  return text
}
