import type { DueEmail, Outbox, QueuedInquiry, RecentConfirmations } from '@/db/outbox'
import { hourInIndia, indianIsoTime } from '@/lib/india'
import {
  answerDue,
  hasDeadAddress,
  isFlagged,
  isNda,
  type StoredInquiry,
} from '@/lib/inquiry/stored'

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

/** What became of an email, until it is recorded. */
interface Attempt {
  email: DueEmail
  /** When this process last tried to send it. */
  at: Date
  /** The mail server took it. What is left is to record it. */
  isAccepted: boolean
}

/** By the key of its email. */
export type Attempts = Map<string, Attempt>

export const findKey = (email: DueEmail): string =>
  'token' in email ? `${email.kind} ${email.token}` : email.kind

/**
 * @returns the emails in the order in which to send them. What was tried before comes last, because
 * it may end the round again.
 */
export function plan(outbox: Outbox, attempts: Attempts, now: Date): DueEmail[] {
  const lastTry = (email: DueEmail) => attempts.get(findKey(email))?.at.getTime() ?? 0
  return [
    ...planReminders(outbox, now),
    ...planToday(outbox, now),
    ...planInquiries(outbox, now),
  ].toSorted((one, other) => lastTry(one) - lastTry(other))
}

/* Today */

function planToday({ todayOn }: Outbox, now: Date): DueEmail[] {
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
  if (isNight || isFlagged(inquiry)) return undefined
  const hoursLeft = (answerDue(inquiry).getTime() - now.getTime()) / hourMs
  if (hoursLeft <= 0) return inquiry.overdue_at ? undefined : 'overdue'
  // A reminder that would fall into the night comes in the hour before.
  const hoursOfNight = hour >= nightBegins - 1 ? 24 + nightEnds - hour : 0
  const isNear = hoursLeft <= reminderHours + hoursOfNight
  return isNear && !inquiry.reminded_at ? 'reminder' : undefined
}

/** Ten an hour, those that are overdue first, then the oldest. The others come in the next hour. */
function planReminders({ unmarked, recentReminders }: Outbox, now: Date): DueEmail[] {
  const room = Math.max(0, maxSinglesPerHour - recentReminders)
  const due = (kind: 'reminder' | 'overdue') =>
    unmarked
      .filter(inquiry => reminderDue(inquiry, now) === kind)
      .map(({ token }) => ({ kind, token }))
  return [...due('overdue'), ...due('reminder')].slice(0, room)
}

/* Inquiries */

/**
 * Ten single emails an hour, all about unflagged inquiries. All others stand in one list an hour,
 * unflagged ones first, so that a flood hides no couple. A list counts the flagged ones that it cannot
 * name. It leaves unflagged ones to the next list.
 */
function planInquiries({ queue, recentSingles, listAt }: Outbox, now: Date): DueEmail[] {
  const unflagged = queue.filter(inquiry => !isFlagged(inquiry))
  const room = Math.max(0, maxSinglesPerHour - recentSingles)
  const singles = unflagged
    .slice(0, room)
    .map(({ token }): DueEmail => ({ kind: 'inquiry', token }))
  const listed = unflagged.slice(room, room + maxEntries)
  const flagged = listed.length < maxEntries ? selectFlagged(queue) : []
  const tokens = [...listed, ...flagged].map(({ token }) => token)
  const isListDue = tokens.length > 0 && isHourOver(listAt, now)
  return isListDue ? [...singles, { kind: 'list', tokens }] : singles
}

/** Lists come once an hour. A future time comes from a clock that was wrong, and counts as never. */
const isHourOver = (lastAt: Date | null, now: Date) =>
  !lastAt || lastAt > now || now.getTime() - lastAt.getTime() >= hourMs

/** Guests of one hotel share an address, so a couple may be among them: list them first. */
const selectFlagged = (queue: QueuedInquiry[]) =>
  queue
    .filter(isFlagged)
    .toSorted((one, other) => Number(isCrowded(other.flags)) - Number(isCrowded(one.flags)))

/** Its only flag is that many came from its network. */
const isCrowded = (flags: string[]) => flags.join() === 'many from one address'

/* Confirmations */

/** In all. Anybody can type a stranger's address, and a mailbox may send some 500 emails a day. */
const maxConfirmations = { perHour: 5, perDay: 20 }

/**
 * Whether the couple hear by email that their inquiry came. A full NDA does not, because whoever
 * shares their mailbox would learn that they wrote.
 * @param ownAddresses in lower case
 */
export function mayConfirm(
  inquiry: StoredInquiry,
  recent: RecentConfirmations,
  ownAddresses: ReadonlySet<string>,
  now: Date,
): boolean {
  const isOld = now.getTime() - inquiry.created_at.getTime() > hourMs
  if (isOld || isFlagged(inquiry) || isNda(inquiry) || hasDeadAddress(inquiry)) return false
  if (ownAddresses.has(inquiry.email.toLowerCase()) || recent.address > 0) return false
  return recent.hour < maxConfirmations.perHour && recent.day < maxConfirmations.perDay
}
