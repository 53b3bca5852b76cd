import { writeFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { notifyWords } from '@/content/emails'
import { readSiteUrl } from '@/lib/env'
import { command } from './command'
import { openMailer } from '@/notify/mailer'
import { proveForms } from '@/notify/smoke-test'
import { emptyMemory } from '@/notify/round'
import { runRound } from '@/notify/run-round'
import { describeProof } from '@/notify/words'

const roundMs = 60_000
/** The container is healthy while this file is recent (compose.yaml). */
const healthFile = '/tmp/noor-vista-notify'

async function prove() {
  const failure = await proveForms()
  console.log(failure ? `${failure.subject}. ${failure.toDo}` : describeProof(new Date()))
  return failure ? 1 : 0
}

await command(async stop => {
  if (!readSiteUrl()) console.error(notifyWords.noSite)
  if (process.argv.includes('--prove')) return prove()
  const settings = { mailer: openMailer(), memory: emptyMemory(), stop }
  if (settings.mailer.isRecipient) console.error(notifyWords.oneAddress)

  while (!stop.aborted) {
    const { answered } = await runRound(settings)
    if (answered) await writeFile(healthFile, '').catch(() => undefined)
    await sleep(roundMs, undefined, { signal: stop }).catch(() => undefined)
  }
  return 0
})
