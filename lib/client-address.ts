import { isIPv4, isIPv6 } from 'node:net'

/**
 * The visitor's address in X-Forwarded-For. Each proxy appends the address of its client: with one
 * trusted proxy the last entry is true, with two the last but one. Entries farther left come from
 * the client and prove nothing.
 *
 * Without a trusted proxy Next sets the header to the address of the connection, but only if the
 * client has sent none. The last entry is used then too, and can be forged.
 * @param hops how many proxies of ours stand before the site
 * @returns an IPv4 address or the /64 network of an IPv6 address, which one subscriber holds; null
 * otherwise
 */
export function clientAddress(forwardedFor: string | null, hops: number): string | null {
  const entries = (forwardedFor ?? '').split(',').map(entry => entry.trim())
  const entry = entries.at(-Math.max(hops, 1)) ?? entries[0] ?? ''
  const bare = entry.replace(/^\[(.*)\](:\d+)?$/, '$1').replace(/^(\d+(\.\d+){3}):\d+$/, '$1')
  const address = bare.replace(/^::ffff:(?=\d+\.)/i, '')
  if (isIPv4(address)) return address
  return isIPv6(address) ? network(address) : null
}

/** How many proxies to trust, from TRUSTED_PROXY_HOPS; none unless it is a whole number. */
export const trustedHops = (setting = '') => (/^\d{1,2}$/.test(setting) ? Number(setting) : 0)

/** The first four groups of an IPv6 address, normalised. */
function network(address: string): string {
  const [head = '', tail] = address.replace(/%.*$/, '').split('::')
  const before = head.split(':').filter(Boolean)
  const after = tail?.split(':').filter(Boolean) ?? []
  const groups = [
    ...before,
    ...Array(Math.max(0, 8 - before.length - after.length)).fill('0'),
    ...after,
  ]
  const first = groups.slice(0, 4).map(group => parseInt(group, 16).toString(16))
  return `${first.join(':')}::/64`
}
