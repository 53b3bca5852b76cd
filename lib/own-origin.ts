import { trustedHops } from './client-address'

/**
 * The host of the request: X-Forwarded-Host behind a trusted proxy, otherwise Host; written as in the address of a page,
 * and '' where it is none.
 */
export function hostOf(headers: Headers): string {
  const hops = trustedHops(process.env.TRUSTED_PROXY_HOPS)
  const forwarded = headers.get('x-forwarded-host')?.split(',') ?? []
  const byProxy = hops > 0 ? forwarded[Math.max(0, forwarded.length - hops)]?.trim() : undefined
  return parse(`http://${byProxy || (headers.get('host') ?? '')}`)?.host ?? ''
}

/**
 * Whether a form was sent from a page of this site. A browser says so by `Origin`; where that is left out (older browsers)
 * or `null` (a privacy setting), `Sec-Fetch-Site` or else `Referer` decides. No other page can forge these.
 */
export function isOwnOrigin(headers: Headers): boolean {
  if (!hostOf(headers)) return false
  const origin = headers.get('origin')
  if (origin && origin !== 'null') return isOwn(origin, headers)
  const site = headers.get('sec-fetch-site')
  if (site) return site === 'same-origin'
  return isOwn(headers.get('referer') ?? '', headers)
}

/** SITE_URL counts as well: a proxy that sends a host of its own would otherwise cause every inquiry to be refused. */
function isOwn(address: string, headers: Headers): boolean {
  return [`http://${hostOf(headers)}`, process.env.SITE_URL].some(own => sameHost(address, own))
}

/** Ignores the port where it is the default of the scheme. */
function sameHost(address: string, own: string | undefined): boolean {
  const [theirs, ours] = [parse(address), parse(own ?? '')]
  if (!theirs || !ours || !/^https?:$/.test(theirs.protocol)) return false
  return theirs.host === parse(`${theirs.protocol}//${ours.host}`)?.host
}

const parse = (address: string) => (URL.canParse(address) ? new URL(address) : undefined)
