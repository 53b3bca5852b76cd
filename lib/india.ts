const timeZone = 'Asia/Kolkata'

/**
 * A time in India as ISO 8601, which sorts: 2026-11-21T18:40:05+05:30. India has no summer time.
 */
export const inIndia = (time: Date) =>
  `${time.toLocaleString('sv-SE', { timeZone }).replace(' ', 'T')}+05:30`

const parts = { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' } as const

/** The same in words: 21 Nov, 18:40 IST. */
export const indianTime = (time: Date) =>
  `${time.toLocaleString('en-GB', { timeZone, ...parts })} IST`
