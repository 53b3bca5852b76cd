import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'
import { readSiteEnv } from './env'

/** The networks of a client that the limits count. */
export interface ClientNetworks {
  /** One subscriber: an IPv4 address, or a /64 of IPv6. `unknown` without an address. */
  subscriber: string
  /** What one holder may have: the same IPv4 address, or a /48, which has 65,536 networks of /64. */
  block: string
  protocol: 'IPv4' | 'IPv6'
}

export function clientNetworks(headers: Pick<Headers, 'get'>): ClientNetworks {
  return readForwardedFor(headers.get('x-forwarded-for'), readSiteEnv().TRUSTED_PROXY_HOPS)
}

/**
 * Each proxy appends its client's address to X-Forwarded-For. So the last entry is the client of
 * the proxy nearest to the site, and the one before it is the client of the next proxy. A client
 * can forge every entry that no proxy of ours appended.
 * @param hops how many proxies of ours are in front of the site
 */
export function readForwardedFor(forwardedFor: string | null, hops: number): ClientNetworks {
  const entries = (forwardedFor ?? '').split(',').map(entry => entry.trim())
  const entry = entries.at(-Math.max(hops, 1)) ?? entries[0] ?? ''
  return findNetworks(withoutPort(entry).replace(/%.*$/, '')) // fe80::a%eth0 names an interface
}

const withoutPort = (entry: string) =>
  entry.replace(/^\[(.*)\](:\d+)?$/, '$1').replace(/^(\d+(\.\d+){3}):\d+$/, '$1')

function findNetworks(text: string): ClientNetworks {
  const address = isIP(text) ? ipaddr.process(text) : undefined // ::ffff:192.0.2.1 becomes IPv4
  if (address?.kind() === 'ipv6') {
    const network = (bits: number) =>
      `${ipaddr.IPv6.networkAddressFromCIDR(`${address.toString()}/${bits}`).toString()}/${bits}`
    return { subscriber: network(64), block: network(48), protocol: 'IPv6' }
  }
  const subscriber = address?.toString() ?? 'unknown'
  return { subscriber, block: `${subscriber}/32`, protocol: 'IPv4' }
}
