import { createHash } from 'node:crypto'

/**
 * What makes two inquiries the same one: the form, every answer and the day. A double click, a second try after a lost
 * answer and a reload on the same day are one inquiry; the same words in another week are a new one.
 *
 * The day is UTC's, which changes at 05:30 in India: a second try across that moment is a second inquiry.
 */
export function fingerprint(form: string, answers: object, day = new Date()): string {
  const sorted = Object.entries(answers).toSorted(([a], [b]) => (a < b ? -1 : 1))
  const text = JSON.stringify([form, day.toISOString().slice(0, 10), sorted])
  return createHash('sha256').update(text).digest('hex')
}
