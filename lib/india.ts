const timeZone = 'Asia/Kolkata'

/** ISO 8601, which sorts as text: 2026-11-21T18:40:05+05:30. India has no summer time. */
export const inIndia = (time: Date) =>
  `${time.toLocaleString('sv-SE', { timeZone }).replace(' ', 'T')}+05:30`

const parts = { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' } as const

/** 21 Nov, 18:40 IST */
export const indianTime = (time: Date) =>
  `${time.toLocaleString('en-GB', { timeZone, ...parts })} IST`

/** 14 February 2027 */
export const dayInWords = (day: string) =>
  new Date(day).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

/** Sunday, 14 February 2027 */
export const fullDay = (day: string) =>
  `${new Date(day).toLocaleDateString('en-GB', { weekday: 'long', timeZone: 'UTC' })}, ${dayInWords(day)}`

/** 14 Feb 2027 */
export const shortDay = (day: string) =>
  new Date(day).toLocaleDateString('en-GB', { dateStyle: 'medium', timeZone: 'UTC' })

/** From 0 up to 24, with a fraction: 18.5 at half past six in the evening. */
export function hourInIndia(time: Date): number {
  const [hours, minutes] = inIndia(time).slice(11, 16).split(':').map(Number) as [number, number]
  return hours + minutes / 60
}
