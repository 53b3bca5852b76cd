import { emails } from '@/content/emails'
import { fillSentence } from '@/lib/fill-sentence'
import { daysAhead, weekdayTime } from '@/lib/india'

const { days } = emails
const nearDays: Record<number, string> = { [-1]: days.yesterday, 0: days.today, 1: days.tomorrow }

/** Mon 30 Nov, 10:06 (tomorrow) */
export function timeInWords(time: Date, now: Date): string {
  const day = nearDays[daysAhead(time, now)]
  const words = weekdayTime(time)
  return day ? fillSentence(emails.timeAndDay, { time: words, day }) : words
}
