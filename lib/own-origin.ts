import { trustedHops } from './client-address'

/**
 * The host of a request: X-Forwarded-Host behind a trusted proxy, otherwise Host. Normalised as in a page's address; ''
 * where it is no host.
 */
export function hostOf(headers: Headers): string {
  const hops = trustedHops(process.env.TRUSTED_PROXY_HOPS)
  const forwarded = headers.get('x-forwarded-host')?.split(',') ?? []
  const byProxy = hops > 0 ? forwarded[Math.max(0, forwarded.length - hops)]?.trim() : undefined
  return parse(`http://${byProxy || (headers.get('host') ?? '')}`)?.host ?? ''
}

/**
 * Whether a form was sent from a page of this site, by `Origin`. Where that is missing (older browsers) or `null` (a privacy
 * setting), `Sec-Fetch-Site` decides, then `Referer`. Other pages cannot forge these.
 */
export function isOwnOrigin(headers: Headers): boolean {
  if (!hostOf(headers)) return false
  const origin = headers.get('origin')
  if (origin && origin !== 'null') return isOwn(origin, headers)
  const site = headers.get('sec-fetch-site')
  if (site) return site === 'same-origin'
  return isOwn(headers.get('referer') ?? '', headers)
}

/** Also accepts SITE_URL: behind a proxy that changes the host every inquiry would be refused. */
function isOwn(address: string, headers: Headers): boolean {
  return [`http://${hostOf(headers)}`, process.env.SITE_URL].some(own => sameHost(address, own))
}

/** Ignores the default port of the scheme. */
function sameHost(address: string, own: string | undefined): boolean {
  const [theirs, ours] = [parse(address), parse(own ?? '')]
  if (!theirs || !ours || !/^https?:$/.test(theirs.protocol)) return false
  return theirs.host === parse(`${theirs.protocol}//${ours.host}`)?.host
}

const parse = (address: string) => (URL.canParse(address) ? new URL(address) : undefined)
