import { writeFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { SetupError } from '@/db/connection'
import { command } from './command'
import { openMailer } from './notify/mailer'
import { emptyMemory } from './notify/round'
import { runRound } from './notify/run-round'

/** Its age is the container's health (compose.yaml). */
const healthFile = '/tmp/noor-vista-notify'

const { values } = parseArgs({ options: { every: { type: 'string' } } })

await command(async stop => {
  const { NOTICE_DETAILS = '', SITE_URL } = process.env
  const seconds = Number(values.every ?? 60)
  if (!(seconds >= 1 && seconds <= 86_400))
    throw new SetupError('--every is a number of seconds, from 1 to 86400.')
  if (!['', 'no', 'yes'].includes(NOTICE_DETAILS))
    throw new SetupError('NOTICE_DETAILS must be yes or no.')
  const settings = {
    mailer: openMailer(),
    details: NOTICE_DETAILS !== 'no',
    memory: emptyMemory(),
    stop,
  }
  if (!SITE_URL) console.error('SITE_URL is not set: mails have no link that records an answer.')

  // Problems are logged once, and their end once: the output is the log of a service.
  let oldProblems = new Set<string>()
  while (!stop.aborted) {
    const { problems, answered } = await runRound(settings)
    for (const problem of problems) if (!oldProblems.has(problem)) console.error(problem)
    if (oldProblems.size > 0 && problems.size === 0) console.error('All is sent.')
    // Where it cannot be written, mails go on.
    if (answered) await writeFile(healthFile, '').catch(() => undefined)
    if (values.every === undefined) return problems.size > 0 ? 1 : 0
    oldProblems = problems
    await sleep(seconds * 1000, undefined, { signal: stop }).catch(() => undefined)
  }
  return 0
})
