import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { logEvent } from '@/lib/log'

/*
 * The counts are in this process's memory, so that no address is written to disk. They expire
 * without timers: a timer that a request creates keeps that whole request in memory.
 */

/** From one IPv4 address or one /48 of IPv6. Above it, an inquiry gets a flag and delays no email. */
const maxUnflagged = 5
/** From one IPv4 address or one /64. In India's mobile networks many visitors share an address. */
const maxPerAddress = 30
/**
 * Above this total, each address may send one inquiry an hour. IPv4 and IPv6 have a total each, so
 * that a flood over one does not block the other. 67 addresses at their limit of 30 reach it.
 */
const floodTotal = 2_000
/** Above this total, no inquiry is accepted. */
const maxTotal = 6_000
/** How many equal texts are stored without a flag. */
const maxEqualTexts = 2
/** Shorter texts may be equal: many visitors write "As discussed on the phone". */
const minLetters = 40

const hourMs = 60 * 60 * 1000
/** That many keys take about 20 MB. */
const maxKeys = 50_000

/** Fixed windows: with `noUpdateTTL`, a key expires `ttl` after its first count. */
const countsFor = (ttl: number) =>
  new LRUCache<string, number>({ max: maxKeys, ttl, noUpdateTTL: true })
/** Inquiries by address, /48 and protocol. */
const inquiryCounts = countsFor(hourMs)
const textCounts = countsFor(24 * hourMs)
/** Tries of the links in staff's emails, so that a stranger cannot keep staff out. */
const linkCounts = countsFor(hourMs / 60)
const maxLinkTries = 60

/** An IPv6 address's /48: its holder has 65,536 networks of /64. An IPv4 address stands for itself. */
const blockOf = (address: string) =>
  address.includes(':') ? `${address.split(':').slice(0, 3).join(':')}::/48` : address
const protocolOf = (address: string) => (address.includes(':') ? 'IPv6' : 'IPv4')
const keysOf = (address: string) => new Set([protocolOf(address), blockOf(address), address])

/**
 * Counts an inquiry before it is read, so that parallel ones count too.
 * @returns the failure's reason if it exceeds a limit
 */
export function countAttempt(address: string) {
  const protocol = protocolOf(address)
  for (const key of keysOf(address)) increment(inquiryCounts, key)
  const total = countOf(inquiryCounts, protocol)
  if (countOf(inquiryCounts, address) > maxPerAddress) return 'too-many'
  if (total > maxTotal) {
    logOnce(protocol, maxTotal)
    return 'too-many-in-all'
  }
  if (total > floodTotal) {
    logOnce(protocol, floodTotal)
    const isFirst = countOf(inquiryCounts, address) === 1
    if (!isFirst) return 'too-many-in-all'
  }
  return undefined
}

function logOnce(protocol: string, limit: number) {
  if (increment(inquiryCounts, `${protocol} above ${limit}`) === 1)
    logEvent('very many inquiries', { protocol, limit })
}

/** Forgets an inquiry that is not stored, so that mistakes cost a visitor nothing. */
export function uncountAttempt(address: string) {
  for (const key of keysOf(address))
    inquiryCounts.set(key, Math.max(0, countOf(inquiryCounts, key) - 1))
}

/** @param digest of the inquiry's long answers, from `textDigest` */
export function repetitionFlags(address: string, digest: string | null): string[] {
  return [
    countOf(inquiryCounts, blockOf(address)) > maxUnflagged && 'many from one address',
    countOf(textCounts, digest) >= maxEqualTexts && 'repeated',
  ].filter(flag => flag !== false)
}

export function countText(digest: string | null) {
  if (digest !== null) increment(textCounts, digest)
}

/** Texts with the same letters have the same digest. A short text has none. */
export function textDigest(texts: string[]): string | null {
  const letters = texts
    .join('')
    .replace(/[^\p{L}\p{M}]/gu, '')
    .toLowerCase()
  return [...letters].length < minLetters
    ? null
    : createHash('sha256').update(letters).digest('hex')
}

/** Counts a try of a link in an email, of which one address has 60 a minute. */
export function isWithinLinkLimit(address: string): boolean {
  return increment(linkCounts, address) <= maxLinkTries
}

type Counts = ReturnType<typeof countsFor>

function increment(counts: Counts, key: string): number {
  const count = countOf(counts, key) + 1
  counts.set(key, count)
  return count
}

function countOf(counts: Counts, key: string | null): number {
  return key === null ? 0 : (counts.get(key) ?? 0)
}
