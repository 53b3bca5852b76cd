import { answerDue, type Outbox, type QueuedInquiry, type Recording } from '@/db/outbox'
import { hourInIndia, indianIsoTime } from '@/lib/india'
import { isSuspicious } from '@/lib/inquiry/spam'

/*
 * Which emails about inquiries are due. Nothing here waits, reads a clock or changes anything.
 * monitor.ts decides about faults.
 */

const hourMs = 3_600_000

/** A mailbox may send some 500 emails a day. Reminders have ten of their own. */
const maxSinglesPerHour = 10

/** How many inquiries an email names. Gmail clips a longer one, at 102 KB. */
export const maxEntries = 25

/** Hours of the day in India. */
export const todayHour = 8
export const nightBegins = 22
export const nightEnds = 7

/** Before an answer is due. */
export const reminderHours = 6

/** Tokens name inquiries: if one is erased and sent again, it has the same id and another token. */
export type PlannedEmail =
  | { kind: 'inquiry' | 'reminder' | 'overdue'; isList: boolean; tokens: string[] }
  | { kind: 'today'; day: string }

/** Names an email among those that failed. */
export const keyOf = (email: PlannedEmail): string =>
  email.kind === 'today' || email.isList ? `${email.kind} list` : `${email.kind} ${email.tokens[0]}`

/**
 * @param unrecorded what was sent and could not be recorded yet
 * @param failed the keys of emails that were not accepted, the latest last. They come last, because
 * a failure may end the round.
 * @returns the emails in the order in which to send them
 */
export function plan(
  outbox: Outbox,
  { unrecorded, failed }: { unrecorded: Recording[]; failed: string[] },
  now: Date,
): PlannedEmail[] {
  const known = unrecorded.reduce(applyRecording, outbox)
  const overdue = planReminders('overdue', known, now)
  const recentReminders = known.recentReminders + overdue.length
  return [
    ...overdue,
    ...planReminders('reminder', { ...known, recentReminders }, now),
    ...planToday(known, now),
    ...planInquiries(known, now),
  ].toSorted((one, other) => failed.indexOf(keyOf(one)) - failed.indexOf(keyOf(other)))
}

function applyRecording(outbox: Outbox, recording: Recording): Outbox {
  if (recording.kind === 'alarms') return outbox
  if (recording.kind === 'today') return { ...outbox, todayOn: recording.day }
  const { kind, isList, tokens, at } = recording
  const others = (inquiries: QueuedInquiry[]) =>
    inquiries.filter(({ token }) => !tokens.includes(token))
  if (kind !== 'inquiry')
    return {
      ...outbox,
      unmarked: others(outbox.unmarked),
      recentReminders: outbox.recentReminders + tokens.length,
    }
  const queue = others(outbox.queue)
  if (isList) return { ...outbox, queue, listAt: at }
  return { ...outbox, queue, recentSingles: outbox.recentSingles + tokens.length }
}

/** Lists come once an hour. A future time comes from a clock that was wrong, and counts as never. */
export const isHourOver = (lastAt: Date | null, now: Date) =>
  !lastAt || lastAt > now || now.getTime() - lastAt.getTime() >= hourMs

/* Today */

function planToday({ todayOn }: Outbox, now: Date): PlannedEmail[] {
  const day = indianIsoTime(now).slice(0, 10)
  return hourInIndia(now) >= todayHour && todayOn !== day ? [{ kind: 'today', day }] : []
}

/* Reminders */

/** Which reminder an inquiry needs now. None is due at night. */
export function reminderDue(
  inquiry: Omit<QueuedInquiry, 'token'>,
  now: Date,
): 'reminder' | 'overdue' | undefined {
  const hour = hourInIndia(now)
  const isNight = hour >= nightBegins || hour < nightEnds
  // A flood of advertising causes no reminder.
  if (isNight || isSuspicious(inquiry.flags)) return undefined
  const hoursLeft = (answerDue(inquiry).getTime() - now.getTime()) / hourMs
  if (hoursLeft <= 0) return inquiry.overdue_at ? undefined : 'overdue'
  // A reminder that would fall into the night comes in the hour before.
  const hoursOfNight = hour >= nightBegins - 1 ? 24 + nightEnds - hour : 0
  const isNear = hoursLeft <= reminderHours + hoursOfNight
  return isNear && !inquiry.reminded_at ? 'reminder' : undefined
}

/** Each is an email of its own. If more than ten are due within an hour, they are one list. */
function planReminders(
  kind: 'reminder' | 'overdue',
  { unmarked, recentReminders }: Outbox,
  now: Date,
): PlannedEmail[] {
  const due = unmarked
    .filter(inquiry => reminderDue(inquiry, now) === kind)
    .map(({ token }) => token)
  if (due.length + recentReminders <= maxSinglesPerHour)
    return due.map(token => ({ kind, isList: false, tokens: [token] }))
  const isListSent = recentReminders > maxSinglesPerHour
  return isListSent ? [] : [{ kind, isList: true, tokens: due.slice(0, maxEntries) }]
}

/* Inquiries */

/**
 * Ten single emails an hour, all about unflagged inquiries. All others stand in one list an hour,
 * unflagged ones first, so that a flood hides no couple. A list counts the flagged ones that it cannot
 * name. It leaves unflagged ones to the next list.
 */
function planInquiries({ queue, recentSingles, listAt }: Outbox, now: Date): PlannedEmail[] {
  const unflagged = queue.filter(({ flags }) => !isSuspicious(flags))
  const room = Math.max(0, maxSinglesPerHour - recentSingles)
  const listed = unflagged.slice(room, room + maxEntries)
  const flagged = listed.length < maxEntries ? flaggedOf(queue) : []
  const tokens = [...listed, ...flagged].map(({ token }) => token)
  const singles = unflagged
    .slice(0, room)
    .map(({ token }): PlannedEmail => ({ kind: 'inquiry', isList: false, tokens: [token] }))
  const isListDue = tokens.length > 0 && isHourOver(listAt, now)
  return isListDue ? [...singles, { kind: 'inquiry', isList: true, tokens }] : singles
}

/** A couple on a hotel's wifi is flagged like a flood. Those that may be couples come first. */
const flaggedOf = (queue: QueuedInquiry[]) =>
  queue
    .filter(({ flags }) => isSuspicious(flags))
    .toSorted((one, other) => Number(isCrowded(other.flags)) - Number(isCrowded(one.flags)))

/** Its only flag is that many came from its network. */
const isCrowded = (flags: string[]) => flags.join() === 'many from one address'
