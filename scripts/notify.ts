import { writeFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { notifyWords } from '@/content/mails'
import { readSiteUrl, SetupError } from '@/lib/env'
import { command } from './command'
import { openMailer } from './notify/mailer'
import { emptyMemory } from './notify/round'
import { runRound } from './notify/run-round'

/** Its age is the container's health (compose.yaml). */
const healthFile = '/tmp/noor-vista-notify'

const { values } = parseArgs({ options: { every: { type: 'string' } } })

await command(async stop => {
  const seconds = Number(values.every ?? 60)
  if (!(seconds >= 1 && seconds <= 86_400)) throw new SetupError(notifyWords.every)
  const settings = { mailer: openMailer(), memory: emptyMemory(), stop }
  if (!readSiteUrl()) console.error(notifyWords.noSite)
  if (settings.mailer.isRecipient) console.error(notifyWords.oneAddress)

  // Problems are logged once, and their end once: the output is the log of a service.
  let oldProblems = new Set<string>()
  while (!stop.aborted) {
    const { problems, answered } = await runRound(settings)
    for (const problem of problems) if (!oldProblems.has(problem)) console.error(problem)
    if (oldProblems.size > 0 && problems.size === 0) console.error(notifyWords.allIsSent)
    // Where it cannot be written, mails go on.
    if (answered) await writeFile(healthFile, '').catch(() => undefined)
    if (values.every === undefined) return problems.size > 0 ? 1 : 0
    oldProblems = problems
    await sleep(seconds * 1000, undefined, { signal: stop }).catch(() => undefined)
  }
  return 0
})
