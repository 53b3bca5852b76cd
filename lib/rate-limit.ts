import { createHash } from 'node:crypto'
import { RateLimiterMemory } from 'rate-limiter-flexible'

/*
 * Counts inquiries by address and by text. The counts are in the memory of this process and end with it: with several
 * instances each counts for itself. An address is kept here for an hour and written down nowhere.
 */

/** India's mobile networks share one address among many couples: 6 an hour only look odd. */
const manyFromOneAddress = 5
const mostFromOneAddress = 30
const mostOfOneText = 2
const manyAtOnce = 300
/** Fewer letters than this say nothing of their own: many couples write "As discussed on the phone". */
const fewestLetters = 40

const hour = 60 * 60
const byAddress = new RateLimiterMemory({ points: mostFromOneAddress, duration: hour })
const byText = new RateLimiterMemory({ points: mostOfOneText, duration: 24 * hour })
const inAll = new RateLimiterMemory({ points: manyAtOnce, duration: hour })
const everybody = 'everybody'

/**
 * Counts an inquiry before it is read, so that those sent at once are counted as well; `release` takes it back if it is not
 * stored. Whoever has no known address is not counted.
 * @returns false if this address has sent too many within the hour
 */
export async function admit(address: string | null): Promise<boolean> {
  if (address === null) return true
  return byAddress.consume(address).then(
    () => true,
    () => false,
  )
}

/** Only stored inquiries count: a couple may mistype as often as it likes. */
export async function release(address: string | null): Promise<void> {
  if (address === null) return
  const { consumedPoints } = await byAddress.reward(address)
  if (consumedPoints <= 0) await byAddress.delete(address)
}

/** Why an inquiry looks repeated, in words for the studio's staff. */
export async function repetitions(address: string | null, digest: string | null): Promise<string[]> {
  const flags = {
    'many from one address': (await countOf(byAddress, address)) > manyFromOneAddress,
    repeated: (await countOf(byText, digest)) >= mostOfOneText,
    'many at once': (await countOf(inAll, everybody)) >= manyAtOnce,
  }
  return Object.entries(flags).flatMap(([flag, holds]) => (holds ? [flag] : []))
}

/** Counts the text of an inquiry that was stored. */
export async function remember(digest: string | null): Promise<void> {
  await inAll.penalty(everybody)
  if (digest !== null) await byText.penalty(digest)
}

/** What makes two texts the same one, whoever signs them: their letters alone. Null where there are few. */
export function textDigest(texts: string[]): string | null {
  const letters = texts
    .join('')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}]/gu, '')
  return [...letters].length < fewestLetters ? null : createHash('sha256').update(letters).digest('hex')
}

async function countOf(counts: RateLimiterMemory, key: string | null): Promise<number> {
  return key === null ? 0 : ((await counts.get(key))?.consumedPoints ?? 0)
}
