import { emails } from '@/content/emails'
import { fillSentence } from '@/lib/fill-sentence'
import { daysAhead, weekdayTime } from '@/lib/india'

const { days, durations } = emails
const nearDays: Record<number, string> = { [-1]: days.yesterday, 0: days.today, 1: days.tomorrow }

/** Mon 30 Nov, 10:06 (tomorrow) */
export function timeInWords(time: Date, now: Date): string {
  const day = nearDays[daysAhead(time, now)]
  const words = weekdayTime(time)
  return day ? fillSentence(emails.timeAndDay, { time: words, day }) : words
}

export function durationInWords(milliseconds: number): string {
  const minutes = Math.max(1, Math.round(milliseconds / 60_000))
  if (minutes === 1) return durations.minute
  if (minutes < 90) return fillSentence(durations.minutes, { count: minutes })
  const hours = Math.round(minutes / 60)
  if (hours < 36) return hoursInWords(hours)
  return fillSentence(durations.days, { count: Math.round(hours / 24) })
}

export const hoursInWords = (hours: number) =>
  hours <= 1 ? durations.hour : fillSentence(durations.hours, { count: hours })
