import { createHash } from 'node:crypto'

/**
 * Identifies an inquiry by its form, its answers and the day. A double click, a retry after a lost answer and a reload on
 * the same day are one inquiry; the same words a week later are a new one.
 *
 * The day is in UTC, so it changes at 05:30 in India: a retry across that moment is stored twice.
 */
export function fingerprint(form: string, answers: object, day = new Date()): string {
  const sorted = Object.entries(answers).toSorted(([a], [b]) => (a < b ? -1 : 1))
  const text = JSON.stringify([form, day.toISOString().slice(0, 10), sorted])
  return createHash('sha256').update(text).digest('hex')
}
