import { emails } from '@/content/emails'
import { fillSentence } from '@/lib/fill-sentence'
import { daysAhead, weekdayTime } from '@/lib/india'

const { days } = emails
const nearDays: Record<number, string> = { [-1]: days.yesterday, 0: days.today, 1: days.tomorrow }

/** Mon 10:06 (tomorrow), or Mon 14 Dec, 10:06 */
export function timeInWords(time: Date, now: Date): string {
  const words = weekdayTime(time)
  const day = nearDays[daysAhead(time, now)]
  const [weekday, hour] = [words.split(' ')[0], words.split(', ')[1]]
  return day ? fillSentence(emails.timeAndDay, { time: `${weekday} ${hour}`, day }) : words
}

/** yesterday, or Mon 14 Dec */
export const dayInWords = (time: Date, now: Date) =>
  nearDays[daysAhead(time, now)] ?? weekdayTime(time).split(',')[0]!
