const timeZone = 'Asia/Kolkata'

/** ISO 8601, which sorts as text: 2026-11-21T18:40:05+05:30. India has no summer time. */
export const indianIsoTime = (time: Date) =>
  `${time.toLocaleString('sv-SE', { timeZone }).replace(' ', 'T')}+05:30`

/** Mon, Mon 30 Nov and 10:06. By their parts, because the commas differ from one ICU to the next. */
export function splitTime(time: Date): { weekday: string; day: string; clock: string } {
  // Made here, not beside `timeZone`: forms import this file, and a bundler keeps what a module makes.
  const found = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  }).formatToParts(time)
  const parts = Object.fromEntries(found.map(({ type, value }) => [type, value]))
  const { weekday, day, month, hour, minute } = parts as Record<string, string>
  return {
    weekday: weekday!,
    day: `${weekday} ${day} ${month}`,
    clock: `${hour}:${minute}`,
  }
}

export type NearDay = 'yesterday' | 'today' | 'tomorrow'
/** By India's calendar. */
export function findNearDay(time: Date, now: Date): NearDay | undefined {
  const [day, today] = [time, now].map(each => Date.parse(indianIsoTime(each).slice(0, 10)))
  const nearDays: Record<number, NearDay> = { [-1]: 'yesterday', 0: 'today', 1: 'tomorrow' }
  return nearDays[(day! - today!) / 86_400_000]
}

/** Midnight in India. */
export const startOfDayInIndia = (time: Date) =>
  new Date(`${indianIsoTime(time).slice(0, 10)}T00:00+05:30`)

/** 14 February 2027 */
export const longDay = (day: string) =>
  new Date(day).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

/** Sunday, 14 February 2027 */
export const fullDay = (day: string) =>
  `${new Date(day).toLocaleDateString('en-GB', { weekday: 'long', timeZone: 'UTC' })}, ${longDay(day)}`

/** Sun 14 Feb 2027 */
export const shortDay = (day: string) =>
  `${new Date(day).toLocaleDateString('en-GB', { weekday: 'short', timeZone: 'UTC' })} ${new Date(day).toLocaleDateString('en-GB', { dateStyle: 'medium', timeZone: 'UTC' })}`

/** From 0 up to 24, with a fraction: 18.5 at half past six in the evening. */
export function hourInIndia(time: Date): number {
  const [hours, minutes] = indianIsoTime(time).slice(11, 16).split(':').map(Number) as [
    number,
    number,
  ]
  return hours + minutes / 60
}
