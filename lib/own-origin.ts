import { readSiteUrl } from './env'

export const hostOf = (url = '') => (URL.canParse(url) ? new URL(url).host : undefined)

/**
 * Whether one of this site's own pages sent the request. Over plain http, and in Safari before
 * 16.4, browsers send no Sec-Fetch-Site. Text browsers, NetSurf and Firefox before 70 send no
 * Origin either, so a request with neither passes, as in Next. When another site makes a common
 * browser send a form, the browser names that site.
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
