import { mailWords } from '@/content/emails'
import { readSiteUrl } from '@/lib/env'
import { ask } from './ask'
import { proveForms } from './smoke-test'
import { attempt, noteTrouble, type Round } from './round'
import { fillWords } from './words'

/** A restart takes less. */
export const outageMs = 300_000
/** An update may be under way. */
export const retryMs = 600_000
/** The second proof has failed by then. */
export const proofPatienceMs = 2 * retryMs
const dayMs = 86_400_000
/** Of a day in UTC: 02:00 IST. */
export const nightBeginsMs = 73_800_000

/** As a couple does: through name, certificate and Caddy. */
export async function watchSite(round: Round) {
  const { memory, now } = round
  const site = readSiteUrl()
  if (!site) return
  await ask(new URL('/api/ready', site)).catch(({ message: failure }: Error) =>
    noteTrouble(round, 'site', fillWords(mailWords.alarms.site, { failure }), outageMs),
  )
  const isDue = site.startsWith('https:') && now.getTime() >= memory.nextProofAt
  if (isDue) await attempt(round, () => prove(round))
  if (memory.proofFailure) noteTrouble(round, 'proof', memory.proofFailure, proofPatienceMs)
}

/** At the start and each night; once more after a failure. */
async function prove({ memory, now }: Round) {
  memory.provedAt = undefined
  const failure = await proveForms()
  const time = now.getTime()
  const untilNight = dayMs - ((time - nightBeginsMs) % dayMs)
  const isFirstFailure = failure && !memory.proofFailure
  memory.nextProofAt = time + (isFirstFailure ? retryMs : untilNight)
  memory.proofFailure = failure
  if (!failure) memory.provedAt = now
}
