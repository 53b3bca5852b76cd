import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { logEvent } from '@/lib/log'

/*
 * In the memory of this process: an address is never written to disk. No timer ends a count: one
 * created inside a request keeps that whole request in memory.
 */

/** In India's mobile networks many visitors share an address. */
const suspiciousFromOneAddress = 5
/** By IPv4 or by IPv6, so that a flood by one never closes the other. 67 addresses reach it. */
const busyAbove = 2_000
const mostInAll = 6_000
const maxOfOneText = 2
/** Many visitors write "As discussed on the phone". */
const minLetters = 40

const hourMs = 60 * 60 * 1000
/** About 20 MB. */
const maxKeys = 50_000

const countsFor = (ttl: number) =>
  new LRUCache<string, number>({ max: maxKeys, ttl, noUpdateTTL: true })
const byNetwork = countsFor(hourMs)
const byText = countsFor(24 * hourMs)

/** With what each may send in an hour. Who holds a /48 of IPv6 has 65,536 of the /64s. */
function networksOf(address: string): [network: string, limit: number][] {
  const groups = address.split(':')
  if (groups.length === 1) return [[address, 30]]
  return [
    [address, 30],
    [`${groups.slice(0, 3).join(':')}::/48`, 300],
    [`${groups.slice(0, 2).join(':')}::/32`, 1_000],
  ]
}
const protocolOf = (address: string) => (address.includes(':') ? 'IPv6' : 'IPv4')

/** Before an inquiry is read, so that parallel ones count too. */
export function countAttempt(address: string) {
  const total = increment(protocolOf(address))
  const isNetworkFull = countInNetworks(address)
  if (isNetworkFull) return 'too-many'
  if (total <= busyAbove) return undefined
  const isAboveAll = total > mostInAll
  logOnce(protocolOf(address), isAboveAll ? mostInAll : busyAbove)
  const isFirst = countOf(byNetwork, address) === 1
  return isAboveAll || !isFirst ? 'too-many-in-all' : undefined
}

/** Counts in each network of the address, also after a full one. */
function countInNetworks(address: string): boolean {
  let isFull = false
  for (const [network, limit] of networksOf(address)) if (increment(network) > limit) isFull = true
  return isFull
}

function logOnce(protocol: string, limit: number) {
  if (increment(`${protocol} above ${limit}`) === 1)
    logEvent('very many inquiries', { protocol, limit })
}

/** For an inquiry that is not stored: mistakes cost a visitor nothing. */
export function uncountAttempt(address: string) {
  const networks = networksOf(address).map(([network]) => network)
  for (const key of [protocolOf(address), ...networks])
    byNetwork.set(key, Math.max(0, countOf(byNetwork, key) - 1))
}

export function repetitionFlags(address: string, digest: string | null): string[] {
  return [
    countOf(byNetwork, address) > suspiciousFromOneAddress && 'many from one address',
    countOf(byText, digest) >= maxOfOneText && 'repeated',
  ].filter(flag => flag !== false)
}

export function countText(digest: string | null) {
  if (digest !== null) increment(digest, byText)
}

export function textDigest(texts: string[]): string | null {
  const letters = texts
    .join('')
    .replace(/[^\p{L}\p{M}]/gu, '')
    .toLowerCase()
  return [...letters].length < minLetters
    ? null
    : createHash('sha256').update(letters).digest('hex')
}

function increment(key: string, counts = byNetwork): number {
  const count = countOf(counts, key) + 1
  counts.set(key, count)
  return count
}

function countOf(counts: LRUCache<string, number>, key: string | null): number {
  return key === null ? 0 : (counts.get(key) ?? 0)
}
