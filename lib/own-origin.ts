import { readSiteUrl } from './env'

/** Undefined for what is no address. */
export const hostOf = (url = '') => (URL.canParse(url) ? new URL(url).host : undefined)

/**
 * Whether a page of this site sent a form: by the browser's own word, or where it gives none (over
 * plain http, and in Safari before 16.4) by the host of `Origin`. Other pages can forge neither.
 */
export function isOwnOrigin(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site')
  if (site) return site === 'same-origin'
  const origin = hostOf(headers.get('origin') ?? '')
  const own = [headers.get('host'), headers.get('x-forwarded-host'), hostOf(readSiteUrl())]
  return origin !== undefined && own.includes(origin)
}
