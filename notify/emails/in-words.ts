import { emails } from '@/content/emails'
import { fillSentence } from '@/lib/fill-sentence'
import { findNearDay, splitTime } from '@/lib/india'
import { answerDue, type StoredInquiry } from '@/lib/inquiry/stored'

const { days, list } = emails

/** Mon 10:06 (tomorrow), or Mon 14 Dec, 10:06 */
export function describeTime(time: Date, now: Date): string {
  const { weekday, day, clock } = splitTime(time)
  const nearDay = findNearDay(time, now)
  if (!nearDay) return `${day}, ${clock}`
  return fillSentence(emails.timeAndDay, { time: `${weekday} ${clock}`, day: days[nearDay] })
}

/** Of an entry in a list. */
export function describeDue(inquiry: StoredInquiry, now: Date): string {
  const due = answerDue(inquiry)
  return fillSentence(due <= now ? list.overdue : list.due, { time: describeTime(due, now) })
}
