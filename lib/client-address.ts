import { isIPv4, isIPv6 } from 'node:net'

/**
 * The visitor's address in X-Forwarded-For, whose last entry is the socket's own (instrumentation.ts appends it, as each
 * proxy appends whom it heard). A client writes what it likes at the left, so that only the right may be believed.
 * @param hops how many proxies of ours stand before the site: so many entries from the right are theirs
 * @returns an IPv4 address or the /64 network of an IPv6 one, which is what one subscriber holds; null for neither
 */
export function clientAddress(forwardedFor: string | null, hops: number): string | null {
  const entries = (forwardedFor ?? '').split(',').map(entry => entry.trim())
  const entry = entries.at(-1 - hops) ?? entries[0] ?? ''
  const bare = entry.replace(/^\[(.*)\](:\d+)?$/, '$1').replace(/^(\d+(\.\d+){3}):\d+$/, '$1')
  const address = bare.replace(/^::ffff:(?=\d+\.)/i, '')
  if (isIPv4(address)) return address
  return isIPv6(address) ? network(address) : null
}

/** How many proxies to trust, from TRUSTED_PROXY_HOPS; none unless it is a whole number. */
export const trustedHops = (setting = '') => (/^\d{1,2}$/.test(setting) ? Number(setting) : 0)

/** The first four groups of an IPv6 address, each written in one way only. */
function network(address: string): string {
  const [head = '', tail] = address.replace(/%.*$/, '').split('::')
  const before = head.split(':').filter(Boolean)
  const after = tail?.split(':').filter(Boolean) ?? []
  const groups = [...before, ...Array(Math.max(0, 8 - before.length - after.length)).fill('0'), ...after]
  const first = groups.slice(0, 4).map(group => parseInt(group, 16).toString(16))
  return `${first.join(':')}::/64`
}
