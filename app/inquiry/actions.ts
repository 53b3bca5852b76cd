'use server'
import { unstable_rethrow } from 'next/navigation'
import { emails } from '@/content/emails'
import { formCopies } from '@/content/inquiry'
import { inquiryPage as copy } from '@/content/inquiry-page'
import { requests } from '@/content/requests'
import { databaseErrorCode } from '@/db/connect'
import { markAnswered, type OpenInquiry, readInquiry } from '@/db/inquiries'
import { fillSentence } from '@/lib/fill-sentence'
import { findNearDay, splitTime } from '@/lib/india'
import type { FieldRole } from '@/lib/inquiry/fields'
import { isToken, formatReference } from '@/lib/inquiry/id'
import { describeAnswers, type LabelledAnswer } from '@/lib/inquiry/labelled-answers'
import {
  answerDue,
  describeAdvice,
  describeCouple,
  findAdvice,
  listContactLinks,
  type StoredInquiry,
} from '@/lib/inquiry/stored'
import { findSunset } from '@/lib/inquiry/sunset'
import { logEvent } from '@/lib/log'
import { waitForTurn } from '@/lib/wait-for-turn'

export type Press = keyof typeof copy.buttons

/** What the page shows. A time is in words. `couple` is empty for a full NDA. */
export type InquiryState = { reference: string } & (
  | { status: 'ready' }
  | ({ status: 'waiting'; due: string } & ShownInquiry)
  | ({ status: 'answered'; answered: string } & ShownInquiry)
  | { status: 'marked' | 'already marked'; answered: string; couple: string }
  | { status: 'taken back' }
  | { status: 'closed'; answered: string }
  | { status: 'closed unanswered' }
  | { status: 'unknown' }
  | { status: 'busy' }
  | { status: 'failed'; press: Press }
)

export interface ShownInquiry {
  advice: string[]
  received: string
  opened: string
  links: { label: string; href: string }[]
  answers: { label: string; text: string }[]
}

/** The limit on attempts keeps strangers from blocking staff. It does not protect the 122-bit tokens. */
export async function handleInquiry(before: InquiryState, data: FormData): Promise<InquiryState> {
  const press = readPress(data.get('press'))
  const reference = String(before?.reference ?? '')
  try {
    if (!(await waitForTurn('links'))) return { status: 'busy', reference }
    const token = data.get('token')
    const state = isToken(token) && (await (press === 'show' ? show(token) : mark(token, press)))
    return state || { status: 'unknown', reference }
  } catch (error) {
    unstable_rethrow(error) // a redirect
    logEvent('inquiry not shown or marked', { code: databaseErrorCode(error) })
    return { status: 'failed', reference, press }
  }
}

const readPress = (press: FormDataEntryValue | null): Press =>
  press === 'mark' || press === 'take back' ? press : 'show'

async function show(token: string): Promise<InquiryState | undefined> {
  const inquiry = await readInquiry(token)
  if (!inquiry) return undefined
  const now = new Date()
  const reference = formatReference(inquiry.id)
  if (inquiry.is_closed) return describeClosed(inquiry, now)
  const shown = { reference, ...describeInquiry(inquiry, now) }
  return inquiry.answered_at
    ? { status: 'answered', answered: describeTime(inquiry.answered_at, now), ...shown }
    : { status: 'waiting', due: describeTime(answerDue(inquiry), now), ...shown }
}

async function mark(token: string, press: 'mark' | 'take back'): Promise<InquiryState | undefined> {
  const marked = await markAnswered(token, press === 'mark')
  if (!marked) return undefined
  const now = new Date()
  if (marked.is_closed) return describeClosed(marked, now)
  const reference = formatReference(marked.id)
  if (!marked.answered_at) return { status: 'taken back', reference }
  return {
    status: marked.is_new ? 'marked' : 'already marked',
    reference,
    answered: describeTime(marked.answered_at, now),
    couple: describeCouple(marked).join(', '),
  }
}

function describeClosed(
  { id, answered_at }: Pick<StoredInquiry, 'id' | 'answered_at'>,
  now: Date,
): InquiryState {
  const reference = formatReference(id)
  return answered_at
    ? { status: 'closed', reference, answered: describeTime(answered_at, now) }
    : { status: 'closed unanswered', reference }
}

function describeInquiry(inquiry: OpenInquiry, now: Date): ShownInquiry {
  const advice = findAdvice(inquiry, requests, inquiry.related)
  return {
    advice: describeAdvice(advice, emails, now),
    received: describeTime(inquiry.created_at, now),
    opened: describeTime(inquiry.opened_at, now),
    links: listContactLinks(inquiry, advice, emails),
    answers: listAnswers(inquiry),
  }
}

/** After the place comes what we know about it. */
function listAnswers(inquiry: OpenInquiry): ShownInquiry['answers'] {
  const sunset = findSunset(inquiry)
  return putRangeBesideGuests(describeAnswers(inquiry, formCopies[inquiry.form])).flatMap(answer =>
    sunset && answer.role === 'place'
      ? [answer, { label: copy.sunset, text: sunset.time }]
      : answer,
  )
}

/** The detailed form asks for the range late. An owner asks for it first. */
function putRangeBesideGuests(answers: LabelledAnswer[]): LabelledAnswer[] {
  const isAbove = ({ role }: LabelledAnswer) => role !== undefined && rolesAbove.includes(role)
  return [...answers.filter(isAbove), ...answers.filter(answer => !isAbove(answer))]
}

const rolesAbove: FieldRole[] = ['name', 'email', 'phone', 'day', 'place', 'guests', 'range']

/** today at 10:20, or on Mon 14 Dec at 10:20 */
function describeTime(time: Date, now: Date): string {
  const { day, clock } = splitTime(time)
  return fillSentence(copy.days[findNearDay(time, now) ?? 'other'], { day, time: clock })
}
