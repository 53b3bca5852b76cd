import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { logEvent } from '@/lib/log'

/*
 * The counts are in this process's memory, so that no address is written to disk. They end without
 * timers: a timer that a request creates keeps that whole request in memory.
 */

/** Within an hour. In India's mobile networks many visitors share an address. */
const maxUnflaggedPerAddress = 5
/**
 * Above this total, each address may send one inquiry an hour. IPv4 and IPv6 have a total each, so
 * that a flood by one never closes the other. 67 addresses reach it.
 */
const floodTotal = 2_000
/** Above this total, none is admitted. */
const maxTotal = 6_000
const maxEqualTexts = 2
/** Shorter texts may be equal: many visitors write "As discussed on the phone". */
const minLetters = 40

const hourMs = 60 * 60 * 1000
/** That many keys take about 20 MB. */
const maxKeys = 50_000

const countsFor = (ttl: number) =>
  new LRUCache<string, number>({ max: maxKeys, ttl, noUpdateTTL: true })
const byNetwork = countsFor(hourMs)
const byText = countsFor(24 * hourMs)

/** Each network has its limit for an hour. The holder of an IPv6 /48 has 65,536 networks of /64. */
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

/**
 * Counts an inquiry before it is read, so that parallel ones count too.
 * @returns the limit that it exceeds, if any
 */
export function countAttempt(address: string) {
  const total = increment(protocolOf(address))
  const isNetworkFull = countInNetworks(address)
  if (isNetworkFull) return 'too-many'
  if (total <= floodTotal) return undefined
  const isAboveMax = total > maxTotal
  logOnce(protocolOf(address), isAboveMax ? maxTotal : floodTotal)
  const isFirst = countOf(byNetwork, address) === 1
  return isAboveMax || !isFirst ? 'too-many-in-all' : undefined
}

/** Counts in each network of the address, even after a full one. */
function countInNetworks(address: string): boolean {
  let isFull = false
  for (const [network, limit] of networksOf(address)) if (increment(network) > limit) isFull = true
  return isFull
}

function logOnce(protocol: string, limit: number) {
  if (increment(`${protocol} above ${limit}`) === 1)
    logEvent('very many inquiries', { protocol, limit })
}

/** Forgets an inquiry that is not stored, so that mistakes cost a visitor nothing. */
export function uncountAttempt(address: string) {
  const networks = networksOf(address).map(([network]) => network)
  for (const key of [protocolOf(address), ...networks])
    byNetwork.set(key, Math.max(0, countOf(byNetwork, key) - 1))
}

export function repetitionFlags(address: string, digest: string | null): string[] {
  return [
    countOf(byNetwork, address) > maxUnflaggedPerAddress && 'many from one address',
    countOf(byText, digest) >= maxEqualTexts && 'repeated',
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
