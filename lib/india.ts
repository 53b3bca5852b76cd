/** A time in India as ISO 8601, which sorts: 2026-11-21T18:40:05+05:30. India has no summer time. */
export const inIndia = (time: Date) =>
  `${time.toLocaleString('sv-SE', { timeZone: 'Asia/Kolkata' }).replace(' ', 'T')}+05:30`
