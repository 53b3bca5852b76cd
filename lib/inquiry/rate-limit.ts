import { LRUCache } from 'lru-cache'
import type { ClientNetworks } from '@/lib/client-address'
import { logEvent } from '@/lib/log'

/*
 * The counts are in this process's memory, so that no address is written to disk. They expire
 * without timers: a timer that a request creates keeps that whole request in memory.
 */

/** From one block. Above it, an inquiry gets a flag and delays no email. */
const maxUnflagged = 5
/** From one subscriber. In India's mobile networks many visitors share an IPv4 address. */
const maxInquiries = 30
/**
 * Above this total, each subscriber may send one inquiry an hour, and each block `maxInquiries`, so
 * that the holder of one /48 cannot reach `maxTotal`. IPv4 and IPv6 have a total each, so that a
 * flood over one does not block the other. 67 subscribers at their limit reach it.
 */
const floodTotal = 2_000
/** Above this total, no inquiry is accepted. */
const maxTotal = 6_000

/**
 * From one subscriber, within a minute, by what is requested: staff's presses share no count with
 * strangers' forms. With 60, fewer than forty addresses filled a processor core without a pause.
 */
const maxRequests = 20
/** From one block, which may be a carrier's. */
const maxRequestsOfBlock = 100

const minuteMs = 60_000
/** That many keys take about 20 MB. */
const maxKeys = 50_000

/** Fixed windows: with `noUpdateTTL`, a key expires `ttl` after its first count. */
const countsFor = (ttl: number) =>
  new LRUCache<string, number>({ max: maxKeys, ttl, noUpdateTTL: true })
/** Inquiries by subscriber, block and protocol. */
const inquiryCounts = countsFor(60 * minuteMs)
const requestCounts = {
  forms: countsFor(minuteMs),
  /** The page behind a link in staff's emails, which Next renders for each request. */
  links: countsFor(minuteMs),
  /** The buttons of that page. */
  presses: countsFor(minuteMs),
}

/**
 * Counts a request. It never takes a place, because a body that never arrives would keep it.
 * @returns false if the request exceeds a limit
 */
export function isWithinRequestLimit(
  kind: keyof typeof requestCounts,
  { subscriber, block }: ClientNetworks,
): boolean {
  const counts = requestCounts[kind]
  return (
    increment(counts, block) <= maxRequestsOfBlock && increment(counts, subscriber) <= maxRequests
  )
}

/**
 * Counts an inquiry before it is read, so that parallel ones count too.
 * @returns the failure's reason if it exceeds a limit
 */
export function countAttempt({ subscriber, block, protocol }: ClientNetworks) {
  const total = increment(inquiryCounts, protocol)
  const fromBlock = increment(inquiryCounts, block)
  const fromSubscriber = increment(inquiryCounts, subscriber)
  if (fromSubscriber > maxInquiries) return 'too-many'
  if (total > maxTotal) {
    logOnce(protocol, maxTotal)
    return 'too-many-in-all'
  }
  if (total > floodTotal) {
    logOnce(protocol, floodTotal)
    if (fromSubscriber > 1 || fromBlock > maxInquiries) return 'too-many-in-all'
  }
  return undefined
}

function logOnce(protocol: string, limit: number) {
  if (increment(inquiryCounts, `${protocol} above ${limit}`) === 1)
    logEvent('very many inquiries', { protocol, limit })
}

/** Forgets an inquiry that is not stored, so that mistakes cost a visitor nothing. */
export function uncountAttempt({ subscriber, block, protocol }: ClientNetworks) {
  for (const key of [protocol, block, subscriber])
    inquiryCounts.set(key, Math.max(0, countInquiries(key) - 1))
}

export const isManyFromBlock = ({ block }: ClientNetworks) => countInquiries(block) > maxUnflagged

function increment(counts: LRUCache<string, number>, key: string): number {
  const count = (counts.get(key) ?? 0) + 1
  counts.set(key, count)
  return count
}

const countInquiries = (key: string) => inquiryCounts.get(key) ?? 0
