import { createHash } from 'node:crypto'

/**
 * Derives the id from form, answers and day, so that a double click, a retry or a reload stores one
 * row. The day is that of UTC, and ends at 05:30 in India.
 */
export function inquiryId(form: string, answers: object, day = new Date()): string {
  const text = JSON.stringify([form, day.toISOString().slice(0, 10), answers])
  const digest = createHash('sha256').update(text).digest('hex')
  return digest.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*/, '$1-$2-$3-$4-$5')
}

/** The id's first eight digits, as in 6951 2034. */
export const formatReference = (id: string) => `${id.slice(0, 4)} ${id.slice(4, 8)}`

/** The studio's page of an inquiry. The token is the secret. */
export const inquiryPath = ({ id, token }: { id: string; token: string }) =>
  `/inquiry/${formatReference(id).replace(' ', '-')}/${token}`

/** Whether a link from an email leads here, whole, cut by a mail program, or changed. */
export const startsWithReference = (path: string) =>
  /^\/inquiry\/[\da-f]{4}-[\da-f]{4}(\/|$)/i.test(path)

/** False for a link that was cut or changed. */
export const isInquiryPath = (path: string) =>
  /^\/inquiry\/[\da-f]{4}-[\da-f]{4}\//.test(path) && isToken(path.split('/').slice(3).join('/'))

export const isToken = (text: unknown): text is string =>
  typeof text === 'string' && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(text)
