'use server'
import { unstable_rethrow } from 'next/navigation'
import { describeAnswers } from '@/components/inquiry-form/messages'
import { emails } from '@/content/emails'
import { detailedInquiryForm, inquiryForm } from '@/content/inquiry'
import { inquiryPage as copy } from '@/content/inquiry-page'
import { databaseErrorCode } from '@/db/connect'
import { type ClosedInquiry, markAnswered, readInquiry, type ShownInquiry } from '@/db/inquiries'
import { answerDue } from '@/db/outbox'
import { mailtoLink } from '@/lib/email-addresses'
import { fillSentence } from '@/lib/fill-sentence'
import { daysAhead, weekdayTime } from '@/lib/india'
import { columnOf, detailedForm, type Fields, shortForm } from '@/lib/inquiry/fields'
import { isToken, referenceOf } from '@/lib/inquiry/id'
import { logEvent } from '@/lib/log'
import { waitForTurn } from '@/lib/wait-for-turn'
import { writeOnWhatsApp } from '@/lib/whatsapp'
import { adviceOn } from '@/notify/emails/couple'

type Press = keyof typeof copy.buttons

/** What the page shows. */
export interface InquiryState {
  reference: string
  text?: string
  /** The one sentence that staff must know before they answer. */
  note?: string
  times?: string[]
  links?: { label: string; href: string }[]
  answers?: { label: string; text: string }[]
  buttons: Press[]
}

/** The limit on attempts keeps strangers from blocking staff. It does not protect the 122-bit tokens. */
export async function handleInquiry(before: InquiryState, data: FormData): Promise<InquiryState> {
  const press = readPress(data.get('press'))
  const unchanged = {
    reference: String(before?.reference ?? ''),
    buttons: ['show', 'mark'] as Press[],
  }
  try {
    if (!(await waitForTurn('links'))) return { ...unchanged, text: copy.busy }
    const token = data.get('token')
    const state = isToken(token) && (await stateAfter(press, token))
    return state || { ...unchanged, text: copy.noInquiry, buttons: [] }
  } catch (error) {
    unstable_rethrow(error) // a redirect
    logEvent('inquiry not shown or marked', { code: databaseErrorCode(error) })
    const buttons: Press[] = press === 'take back' ? ['show', press] : unchanged.buttons
    return { ...unchanged, text: copy.failed[press], buttons }
  }
}

const readPress = (press: FormDataEntryValue | null): Press =>
  press === 'mark' || press === 'take back' ? press : 'show'

async function stateAfter(press: Press, token: string): Promise<InquiryState | undefined> {
  const now = new Date()
  if (press === 'show') {
    const inquiry = await readInquiry(token)
    if (!inquiry) return undefined
    return isClosed(inquiry) ? closedState(inquiry, now) : shownState(inquiry, now)
  }
  const marked = await markAnswered(token, press === 'mark')
  if (!marked) return undefined
  const { id, answered_at, isNew } = marked
  const reference = referenceOf(id)
  if (!answered_at) return { reference, text: copy.takenBack, buttons: ['show', 'mark'] }
  if (marked.isClosed) return closedState({ id, answered_at }, now)
  const sentence = isNew ? copy.isAnswered : copy.alreadyMarked
  return { reference, text: withTime(sentence, answered_at, now), buttons: ['show', 'take back'] }
}

const isClosed = (inquiry: ShownInquiry | ClosedInquiry): inquiry is ClosedInquiry =>
  'isClosed' in inquiry

const closedState = (
  { id, answered_at }: Pick<ClosedInquiry, 'id' | 'answered_at'>,
  now: Date,
): InquiryState =>
  answered_at
    ? { reference: referenceOf(id), text: withTime(copy.closed, answered_at, now), buttons: [] }
    : { reference: referenceOf(id), text: copy.closedUnanswered, buttons: ['mark'] }

function shownState(inquiry: ShownInquiry, now: Date): InquiryState {
  const { id, created_at, opened_at, answered_at, email } = inquiry
  const isNda = inquiry.nda === 'nda'
  const { note, canWrite, digits } = adviceOn(inquiry, now, inquiry.related)
  const { write, whatsApp, call } = emails.buttons
  const reference = referenceOf(id)
  const subject = fillSentence(emails.subjectToCouple, { reference })
  const writing = { label: write, href: mailtoLink(email, subject) }
  const calling = [
    { label: whatsApp, href: writeOnWhatsApp(digits ?? '') },
    { label: call, href: `tel:+${digits}` },
  ]
  return {
    reference,
    text: answered_at
      ? withTime(copy.isAnswered, answered_at, now)
      : withTime(copy.due, answerDue(inquiry), now),
    note: isNda ? copy.nda : note,
    times: [
      withTime(copy.received, created_at, now),
      ...(opened_at ? [withTime(copy.opened, opened_at, now)] : []),
    ],
    links: [...(canWrite || isNda ? [writing] : []), ...(digits && !isNda ? calling : [])],
    answers: answersOf(inquiry),
    buttons: [answered_at ? 'take back' : 'mark'],
  }
}

/** In the order of the form, under its labels. */
const answersOf = (inquiry: ShownInquiry) =>
  inquiry.form === 'inquiry'
    ? describeAnswers(shortForm, inquiryForm, { values: valuesOf(inquiry, shortForm.fields) })
    : describeAnswers(detailedForm, detailedInquiryForm, {
        values: valuesOf(inquiry, detailedForm.fields),
      })

const valuesOf = (inquiry: ShownInquiry, fields: Fields) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      (inquiry[columnOf(name, field) as keyof ShownInquiry] ?? '') as string,
    ]),
  )

function withTime(sentence: string, time: Date, now: Date): string {
  const [day, clock] = weekdayTime(time).split(', ') as [string, string]
  const days = { [-1]: copy.days.yesterday, 0: copy.days.today, 1: copy.days.tomorrow }[
    daysAhead(time, now)
  ]
  const words = (days ?? copy.days.other).replace('{day}', day).replace('{time}', clock)
  return sentence.replace('{time}', words)
}
