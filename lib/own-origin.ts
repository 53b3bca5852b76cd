import { readSiteUrl } from './env'

export const hostOf = (url = '') => (URL.canParse(url) ? new URL(url).host : undefined)

/**
 * Over plain http, and in Safari before 16.4, there is no Sec-Fetch-Site. Text browsers, NetSurf and
 * Firefox before 70 send no Origin either, so its absence is no refusal, as in Next: a common browser
 * that another site makes send a form names that site.
 */
export function isOwnOrigin(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site')
  if (site) return site === 'same-origin'
  const origin = headers.get('origin')
  if (origin === null) return true
  const host = hostOf(origin)
  const ownHosts = [headers.get('host'), headers.get('x-forwarded-host'), hostOf(readSiteUrl())]
  return host !== undefined && ownHosts.includes(host)
}
