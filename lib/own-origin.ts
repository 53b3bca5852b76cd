import { readSiteUrl } from './env'

export const hostOf = (url = '') => (URL.canParse(url) ? new URL(url).host : undefined)

/** Over plain http, and in Safari before 16.4, there is no Sec-Fetch-Site. */
export function isOwnOrigin(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site')
  if (site) return site === 'same-origin'
  const origin = hostOf(headers.get('origin') ?? '')
  const own = [headers.get('host'), headers.get('x-forwarded-host'), hostOf(readSiteUrl())]
  return origin !== undefined && own.includes(origin)
}
