import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'

/*
 * Counts inquiries by address and by text, in the memory of this process: several instances count separately. An address is
 * kept for an hour and never written to disk. No timer ends a count: a timer created inside a request keeps that whole
 * request in memory until it fires.
 */

/** In India's mobile networks many visitors share an address: above 5 an hour inquiries are flagged, above 30 refused. */
const suspiciousFromOneAddress = 5
const maxFromOneAddress = 30
const maxOfOneText = 2
const suspiciousInAll = 300
/** Shorter texts are not compared: many visitors write "As discussed on the phone". */
const minLetters = 40

const hourMs = 60 * 60 * 1000
/** Entries of each kind, about 20 MB in all. Beyond it the least recently used is dropped. */
const maxKeys = 50_000

/** Counters that start again some time after the first count. */
const countsFor = (ttl: number) => new LRUCache<string, number>({ max: maxKeys, ttl, noUpdateTTL: true })
const byAddress = countsFor(hourMs)
const byText = countsFor(24 * hourMs)
const inAll = countsFor(hourMs)
const everybody = 'everybody'

/**
 * Counts an inquiry before it is read, so that parallel ones count too; `release` undoes it for one that is not stored.
 * Without an address nothing is counted.
 * @returns false if the address has sent too many within the hour
 */
export function admit(address: string | null): boolean {
  return address === null || increment(byAddress, address) <= maxFromOneAddress
}

/** Only stored inquiries count, so that mistakes cost a visitor nothing. */
export function release(address: string | null) {
  if (address === null) return
  const count = countOf(byAddress, address)
  if (count > 1) byAddress.set(address, count - 1)
  else byAddress.delete(address)
}

/** Why an inquiry looks repeated, in words for the studio's staff. */
export function repetitionFlags(address: string | null, digest: string | null): string[] {
  const flags = {
    'many from one address': countOf(byAddress, address) > suspiciousFromOneAddress,
    repeated: countOf(byText, digest) >= maxOfOneText,
    'many at once': countOf(inAll, everybody) >= suspiciousInAll,
  }
  return Object.entries(flags).flatMap(([flag, holds]) => (holds ? [flag] : []))
}

/** Counts the text of an inquiry that was stored. */
export function remember(digest: string | null) {
  increment(inAll, everybody)
  if (digest !== null) increment(byText, digest)
}

/** Identifies a text by its letters alone. Null for a short text. */
export function textDigest(texts: string[]): string | null {
  const letters = texts
    .join('')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}]/gu, '')
  return [...letters].length < minLetters ? null : createHash('sha256').update(letters).digest('hex')
}

function increment(counts: LRUCache<string, number>, key: string): number {
  const count = countOf(counts, key) + 1
  counts.set(key, count)
  return count
}

function countOf(counts: LRUCache<string, number>, key: string | null): number {
  return key === null ? 0 : (counts.get(key) ?? 0)
}
