import { readSiteUrl } from './env'

const hostOf = (url = '') => (URL.canParse(url) ? new URL(url).host : undefined)

/** Whether one of this site's own pages sent the request. */
export function isOwnOrigin(headers: Headers): boolean {
  // Browsers leave this header out over plain http, and Safari before 16.4 everywhere.
  const site = headers.get('sec-fetch-site')
  if (site) return site === 'same-origin'
  // Text browsers, NetSurf and Firefox before 70 send no Origin either, and pass here as in Next.
  // If another site makes a common browser send a form, the browser names that site.
  const origin = headers.get('origin')
  if (origin === null) return true
  const host = hostOf(origin)
  const ownHosts = [headers.get('host'), hostOf(readSiteUrl())]
  return host !== undefined && ownHosts.includes(host)
}
