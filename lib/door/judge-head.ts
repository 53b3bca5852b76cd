import type { IncomingHttpHeaders } from 'node:http'
import type { BuiltSite } from './built-site'
import { fromOwnPage } from './own-page'
import type { Refusal } from './refusal'

/** The largest honest second try of a form is 113 KB. In bytes; next.config.ts repeats it. */
export const largestBody = 256 * 1024

/** What browsers send, in the length (27 to 70) that Node's own parser demands; it would fail with an error on others. */
const formType = /^multipart\/form-data; ?boundary=([\w'()+,./:=?-]{27,70})$/

/** The boundary between the fields of a posted form, if it is one. */
export const boundaryOf = (contentType: string | undefined | null) => formType.exec(contentType ?? '')?.[1]

export interface Head {
  method?: string | undefined
  url?: string | undefined
  headers: IncomingHttpHeaders
}

/** The path that a request asks for; nothing where it asks for none, or in letters that stand for nothing. */
export function pathOf(url: string | undefined): string | undefined {
  const [path = ''] = url?.split('?', 1) ?? []
  try {
    return path.startsWith('/') ? decodeURIComponent(path) : undefined
  } catch {
    return undefined
  }
}

/** Refuses what can be refused before a byte of the body is read. Only the pages' own forms may be posted to. */
export function judgeHead({ method, url, headers }: Head, site: BuiltSite): Refusal | undefined {
  const path = pathOf(url)
  if (path === undefined) return 'garbled'
  if (method === 'GET' || method === 'HEAD') return undefined
  if (method !== 'POST' || !site.forms.has(path)) return 'method'
  if (headers['content-length'] === undefined) return 'unmeasured'
  if (Number(headers['content-length']) > largestBody) return 'large'
  if (!boundaryOf(headers['content-type'])) return 'unfit'
  if (!fromOwnPage(headers)) return 'foreign'
  const called = headers['next-action']
  if (called !== undefined && !site.calls.has(String(called))) return 'outdated'
  return undefined
}
