import { isIPv4, isIPv6, SocketAddress } from 'node:net'

/**
 * Each proxy appends its client's address to X-Forwarded-For: with two trusted ones the last but
 * one is true. Without a proxy a client can forge it.
 * @param hops how many proxies of ours stand before the site
 * @returns of an IPv6 address the /64 network, which one subscriber holds
 */
export function clientAddress(forwardedFor: string | null, hops: number): string {
  const entries = (forwardedFor ?? '').split(',').map(entry => entry.trim())
  const entry = entries.at(-Math.max(hops, 1)) ?? entries[0] ?? ''
  const bare = entry.replace(/^\[(.*)\](:\d+)?$/, '$1').replace(/^(\d+(\.\d+){3}):\d+$/, '$1')
  if (isIPv4(bare)) return bare
  const address = bare.replace(/%.*$/, '')
  return isIPv6(address) ? ofIPv6(address) : 'unknown'
}

/** Node writes an IPv4 address in it as ::ffff:192.0.2.1. */
function ofIPv6(text: string): string {
  const { address } = new SocketAddress({ address: text, family: 'ipv6' })
  const ipv4 = address.replace(/^::ffff:/, '')
  return isIPv4(ipv4) ? ipv4 : network(address)
}

function network(address: string): string {
  const [before = [], after = []] = address.split('::').map(half => half.split(':').filter(Boolean))
  const zeros = Array<string>(8 - before.length - after.length).fill('0')
  return `${[...before, ...zeros, ...after].slice(0, 4).join(':')}::/64`
}
