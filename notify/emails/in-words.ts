import { emails } from '@/content/emails'
import { fillSentence } from '@/lib/fill-sentence'
import { findNearDay, shortDay, splitTime } from '@/lib/india'
import { breakLinks } from '@/lib/inquiry/plain-text'
import { answerDue, type StoredInquiry } from '@/lib/inquiry/stored'

const { days, list } = emails

/** In letters of a line in a list or a subject. */
const longestInLine = 80

export function shorten(text: string, most: number, end = '…'): string {
  const letters = [...text]
  return letters.length > most ? letters.slice(0, most).join('') + end : text
}

/** Names, day and place: each on one line, without a link. */
export const describeCouple = ({ name, wedding_date, venue }: StoredInquiry): string[] =>
  [name, wedding_date && shortDay(wedding_date), venue]
    .flatMap(answer => answer || [])
    .map(answer => shorten(breakLinks(answer), longestInLine))

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
