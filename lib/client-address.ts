import { isIPv4, isIPv6, SocketAddress } from 'node:net'
import { readSiteEnv } from './env'

/** Returns the address that the limits count as one visitor. */
export function clientAddress(headers: Pick<Headers, 'get'>): string {
  return readForwardedFor(headers.get('x-forwarded-for'), readSiteEnv().TRUSTED_PROXY_HOPS)
}

/**
 * Each proxy appends its client's address to X-Forwarded-For. So the last entry is the client of
 * the proxy nearest to the site, and the one before it is the client of the next proxy. A client
 * can forge every entry that no proxy of ours appended.
 * @param hops how many proxies of ours are in front of the site
 * @returns an IPv4 address, or an IPv6 address's /64 network, because one subscriber holds all of
 * it; 'unknown' if the entry is no address
 */
export function readForwardedFor(forwardedFor: string | null, hops: number): string {
  const entries = (forwardedFor ?? '').split(',').map(entry => entry.trim())
  const entry = entries.at(-Math.max(hops, 1)) ?? entries[0] ?? ''
  const host = withoutPort(entry)
  if (isIPv4(host)) return host
  const address = host.replace(/%.*$/, '') // fe80::a%eth0 names an interface
  return isIPv6(address) ? readIPv6(address) : 'unknown'
}

const withoutPort = (entry: string) =>
  entry.replace(/^\[(.*)\](:\d+)?$/, '$1').replace(/^(\d+(\.\d+){3}):\d+$/, '$1')

/** Node writes an embedded IPv4 address as ::ffff:192.0.2.1. */
function readIPv6(text: string): string {
  const { address } = new SocketAddress({ address: text, family: 'ipv6' })
  const ipv4 = address.replace(/^::ffff:/, '')
  return isIPv4(ipv4) ? ipv4 : networkOf(address)
}

function networkOf(address: string): string {
  const [before = [], after = []] = address.split('::').map(half => half.split(':').filter(Boolean))
  const zeros = Array<string>(8 - before.length - after.length).fill('0')
  return `${[...before, ...zeros, ...after].slice(0, 4).join(':')}::/64`
}
