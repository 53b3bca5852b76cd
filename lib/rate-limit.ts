import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'

/*
 * Counts inquiries by address and by text, and unknown links of mails by address, in the memory of
 * this process: several instances count separately. An address is kept for an hour and never
 * written to disk. No timer ends a count: a timer created inside a request keeps that whole request
 * in memory until it fires.
 */

/**
 * In India's mobile networks many visitors share an address: above 5 an hour inquiries are flagged,
 * above 30 refused.
 */
const suspiciousFromOneAddress = 5
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
/** Links of mails that nobody has: they close no form, and inquiries close no link. */
export const unknownLinks = countsFor(hourMs)
const byText = countsFor(24 * hourMs)

/**
 * The networks that an address counts for, with what each may send in an hour. Who holds a /48 of
 * IPv6 has 65,536 of the /64s that `clientAddress` returns. IPv4 and IPv6 have totals of their own,
 * so that a flood by one never closes the other.
 */
function limitsOf(address: string | null): [network: string, limit: number][] {
  if (address === null) return []
  const groups = address.split(':')
  if (groups.length === 1) {
    return [
      [address, 30],
      ['IPv4', 2_000],
    ]
  }
  return [
    [address, 30],
    [`${groups.slice(0, 3).join(':')}::/48`, 300],
    [`${groups.slice(0, 2).join(':')}::/32`, 1_000],
    ['IPv6', 2_000],
  ]
}

/**
 * Counts an inquiry before it is read, so that parallel ones count too; `uncountAttempt` undoes it for one
 * that is not stored. Without an address nothing is counted.
 * @returns false if one of its networks has sent too many within the hour
 */
export function countAttempt(address: string | null, counts = byNetwork): boolean {
  const counted = limitsOf(address).map(([network, limit]) => increment(counts, network) <= limit)
  return !counted.includes(false)
}

/** Only stored inquiries count, so that mistakes cost a visitor nothing. */
export function uncountAttempt(address: string | null, counts = byNetwork) {
  for (const [network] of limitsOf(address))
    counts.set(network, Math.max(0, countOf(counts, network) - 1))
}

/** Why an inquiry looks repeated, in words for the studio's staff. */
export function repetitionFlags(address: string | null, digest: string | null): string[] {
  const many =
    countOf(byNetwork, address) > suspiciousFromOneAddress ? ['many from one address'] : []
  return countOf(byText, digest) >= maxOfOneText ? [...many, 'repeated'] : many
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
