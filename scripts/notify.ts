import { writeFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { notifyWords, proofWords } from '@/content/mails'
import { readSiteUrl, SetupError } from '@/lib/env'
import { command } from './command'
import { openMailer } from './notify/mailer'
import { proveForms } from './notify/proof'
import { emptyMemory } from './notify/round'
import { runRound } from './notify/run-round'

/** Its age is the container's health (compose.yaml). */
const healthFile = '/tmp/noor-vista-notify'

const { values } = parseArgs({
  options: { every: { type: 'string' }, prove: { type: 'boolean' } },
})

async function prove() {
  const failure = await proveForms()
  console.log(failure ? `${failure.subject}. ${failure.toDo}` : proofWords.proved(new Date()))
  return failure ? 1 : 0
}

await command(async stop => {
  if (values.prove) return prove()
  const seconds = Number(values.every ?? 60)
  if (!(seconds >= 1 && seconds <= 86_400)) throw new SetupError(notifyWords.every)
  const settings = { mailer: openMailer(), memory: emptyMemory(), stop }
  if (!readSiteUrl()) console.error(notifyWords.noSite)
  if (settings.mailer.isRecipient) console.error(notifyWords.oneAddress)

  while (!stop.aborted) {
    const { problems, answered } = await runRound(settings)
    if (answered) await writeFile(healthFile, '').catch(() => undefined)
    if (values.every === undefined) return problems.size > 0 ? 1 : 0
    await sleep(seconds * 1000, undefined, { signal: stop }).catch(() => undefined)
  }
  return 0
})
