import { createHash } from 'node:crypto'
import { RateLimiterMemory } from 'rate-limiter-flexible'

/*
 * Counts inquiries by address and by text. The counts are in the memory of this process and end with it: with several
 * instances each counts for itself. An address is kept here for an hour and written down nowhere.
 */

/** India's mobile networks share one address among many visitors: more than 5 an hour are only flagged, above 30 refused. */
const suspiciousFromOneAddress = 5
const maxFromOneAddress = 30
const maxOfOneText = 2
const suspiciousInAll = 300
/** A text shorter than this identifies nobody: many visitors write "As discussed on the phone". */
const minLetters = 40

const hour = 60 * 60
const byAddress = new RateLimiterMemory({ points: maxFromOneAddress, duration: hour })
const byText = new RateLimiterMemory({ points: maxOfOneText, duration: 24 * hour })
const inAll = new RateLimiterMemory({ points: suspiciousInAll, duration: hour })
const everybody = 'everybody'

/**
 * Counts an inquiry before it is read, so that parallel ones are counted as well; `release` takes it back if it is not
 * stored. Without a known address nothing is counted.
 * @returns false if this address has sent too many within the hour
 */
export async function admit(address: string | null): Promise<boolean> {
  if (address === null) return true
  return byAddress.consume(address).then(
    () => true,
    () => false,
  )
}

/** Only stored inquiries count: a visitor may mistype as often as they like. */
export async function release(address: string | null): Promise<void> {
  if (address === null) return
  const { consumedPoints } = await byAddress.reward(address)
  if (consumedPoints <= 0) await byAddress.delete(address)
}

/** Why an inquiry looks repeated, in words for the studio's staff. */
export async function repetitionFlags(address: string | null, digest: string | null): Promise<string[]> {
  const flags = {
    'many from one address': (await countOf(byAddress, address)) > suspiciousFromOneAddress,
    repeated: (await countOf(byText, digest)) >= maxOfOneText,
    'many at once': (await countOf(inAll, everybody)) >= suspiciousInAll,
  }
  return Object.entries(flags).flatMap(([flag, holds]) => (holds ? [flag] : []))
}

/** Counts the text of an inquiry that was stored. */
export async function remember(digest: string | null): Promise<void> {
  await inAll.penalty(everybody)
  if (digest !== null) await byText.penalty(digest)
}

/** Two texts are the same if their letters are, whatever stands between them. Null for a short text. */
export function textDigest(texts: string[]): string | null {
  const letters = texts
    .join('')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}]/gu, '')
  return [...letters].length < minLetters ? null : createHash('sha256').update(letters).digest('hex')
}

async function countOf(counts: RateLimiterMemory, key: string | null): Promise<number> {
  return key === null ? 0 : ((await counts.get(key))?.consumedPoints ?? 0)
}
