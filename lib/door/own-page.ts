import type { IncomingHttpHeaders } from 'node:http'
import { trustedHops } from '@/lib/client-address'

/** What the farthest trusted proxy wrote into a list that each one appends to. */
export function forwarded(value: string | string[] | undefined): string | undefined {
  const hops = trustedHops(process.env.TRUSTED_PROXY_HOPS)
  if (hops === 0 || value === undefined) return undefined
  const list = String(value).split(',')
  return list[Math.max(0, list.length - hops)]?.trim()
}

/** The host that the visitor asked for, if a proxy says so, or this server was asked for. */
export const hostOf = (headers: IncomingHttpHeaders) => forwarded(headers['x-forwarded-host']) ?? headers.host ?? ''

/**
 * Whether a form was sent from a page of this site. A browser says so by `Origin`; where that is left out (older browsers)
 * or `null` (a privacy setting), `Sec-Fetch-Site` or else `Referer` must vouch for it. No other page can forge these.
 */
export function fromOwnPage(headers: IncomingHttpHeaders): boolean {
  const { origin, referer } = headers
  if (origin && origin !== 'null') return isOwn(origin, headers)
  const site = headers['sec-fetch-site']
  if (site) return site === 'same-origin'
  return Boolean(referer) && isOwn(String(referer), headers)
}

/** SITE_URL counts as well: behind a proxy that hands on a host of its own, every inquiry would be refused. */
function isOwn(address: string, headers: IncomingHttpHeaders): boolean {
  const host = parse(address)?.host
  return Boolean(host) && [`http://${hostOf(headers)}`, process.env.SITE_URL].some(own => sameHost(address, own))
}

/** Without the port where it is the usual one of the address's own scheme. */
function sameHost(address: string, own: string | undefined): boolean {
  const [theirs, ours] = [parse(address), own ? parse(own) : undefined]
  if (!theirs || !ours || !/^https?:$/.test(theirs.protocol)) return false
  return theirs.host === parse(`${theirs.protocol}//${ours.host}`)?.host
}

const parse = (address: string) => (URL.canParse(address) ? new URL(address) : undefined)
