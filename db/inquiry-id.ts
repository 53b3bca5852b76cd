import { createHash } from 'node:crypto'

/**
 * The id of an inquiry, made from its form, its answers and the day. A double click, a retry after a lost answer and a reload
 * on the same day are one row; the same words a week later are a new one. The first 128 bits of a SHA-256, as a uuid of
 * version 8 (RFC 9562, 5.8). It identifies what a couple wrote, so it is in no log.
 *
 * The day is in UTC, so it changes at 05:30 in India: a retry across that moment is stored twice.
 */
export function inquiryId(form: string, answers: object, day = new Date()): string {
  const sorted = Object.entries(answers).toSorted(([a], [b]) => (a < b ? -1 : 1))
  const text = JSON.stringify([form, day.toISOString().slice(0, 10), sorted])
  const bytes = createHash('sha256').update(text).digest().subarray(0, 16)
  bytes[6] = (bytes[6]! & 0x0f) | 0x80 // version 8
  bytes[8] = (bytes[8]! & 0x3f) | 0x80 // the variant of RFC 9562
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

/** What couple and studio call an inquiry by: the first eight digits of its id, as in 6951 2034. */
export const referenceOf = (id: string) => `${id.slice(0, 4)} ${id.slice(4, 8)}`
