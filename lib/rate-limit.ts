import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { logEvent } from './log'
import { busyHour, flagsThatHold } from './spam-flags'

/*
 * Counts inquiries by address and by text in the memory of this process: several instances count
 * separately. An address is kept for an hour and never written to disk. No timer ends a count: a
 * timer created inside a request keeps that whole request in memory until it fires.
 */

/**
 * In India's mobile networks many visitors share an address: above 5 an hour inquiries are flagged,
 * above 30 refused.
 */
const suspiciousFromOneAddress = 5
/**
 * An hour is busy above this: each address may still send one inquiry, or whoever has 67 addresses
 * would close the forms to all couples. IPv4 and IPv6 have hours of their own, so that a flood by
 * one never touches the other.
 */
const busyAbove = 2_000
const maxInAll = 6_000
const maxOfOneText = 2
/** Shorter texts are not compared: many visitors write "As discussed on the phone". */
const minLetters = 40

const hourMs = 60 * 60 * 1000
/** Entries of each kind, about 20 MB in all. Beyond it the least recently used is dropped. */
const maxKeys = 50_000

/** Counters that start again some time after the first count. */
const countsFor = (ttl: number) =>
  new LRUCache<string, number>({ max: maxKeys, ttl, noUpdateTTL: true })
const byNetwork = countsFor(hourMs)
/** Totals that are in the log. */
const reachedTotals = countsFor(hourMs)
const byText = countsFor(24 * hourMs)

/**
 * The networks that an address counts for, with what each may send in an hour. Who holds a /48 of
 * IPv6 has 65,536 of the /64s that `clientAddress` returns.
 */
function limitsOf(address: string): [network: string, limit: number][] {
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
 * Counts an inquiry before it is read, so that parallel ones count too; `uncountAttempt` undoes it
 * for one that is not stored.
 * @returns why it is refused, if it is: its networks have sent too many within the hour, or all
 * have
 */
export function countAttempt(address: string) {
  const counts = limitsOf(address).map(([network, limit]) => increment(byNetwork, network) <= limit)
  const total = increment(byNetwork, protocolOf(address))
  for (const limit of [busyAbove, maxInAll]) if (total > limit) logOnce(protocolOf(address), limit)
  if (counts.includes(false)) return 'too-many'
  const isFirst = countOf(byNetwork, address) === 1
  const limit = isFirst ? maxInAll : busyAbove
  return total > limit ? 'too-many-in-all' : undefined
}

/** A line an hour, however many are refused. */
function logOnce(protocol: string, limit: number) {
  const isInLog = increment(reachedTotals, `${protocol} ${limit}`) > 1
  if (!isInLog) logEvent('very many inquiries', { protocol, limit })
}

/** Only stored inquiries count, so that mistakes cost a visitor nothing. */
export function uncountAttempt(address: string) {
  const networks = limitsOf(address).map(([network]) => network)
  for (const counted of [...networks, protocolOf(address)])
    byNetwork.set(counted, Math.max(0, countOf(byNetwork, counted) - 1))
}

/** Why an inquiry looks repeated, in words for the studio's staff, and whether many come now. */
export function repetitionFlags(address: string, digest: string | null): string[] {
  const flags = {
    'many from one address': countOf(byNetwork, address) > suspiciousFromOneAddress,
    repeated: countOf(byText, digest) >= maxOfOneText,
    [busyHour]: countOf(byNetwork, protocolOf(address)) > busyAbove,
  }
  return flagsThatHold(flags)
}

/** Counts the text of an inquiry that was stored. */
export function countText(digest: string | null) {
  if (digest !== null) increment(byText, digest)
}

/** Identifies a text by its letters alone. Null for a short text. */
export function textDigest(texts: string[]): string | null {
  const letters = texts
    .join('')
    .replace(/[^\p{L}\p{M}]/gu, '')
    .toLowerCase()
  return [...letters].length < minLetters
    ? null
    : createHash('sha256').update(letters).digest('hex')
}

function increment(counts: LRUCache<string, number>, key: string): number {
  const count = countOf(counts, key) + 1
  counts.set(key, count)
  return count
}

function countOf(counts: LRUCache<string, number>, key: string | null): number {
  return key === null ? 0 : (counts.get(key) ?? 0)
}
