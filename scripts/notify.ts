import { writeFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { SetupError } from '@/db/connection'
import { command } from './command'
import { openMailer } from './notify/mailer'
import { emptyMemory, runRound } from './notify/round'

const { values } = parseArgs({ options: { every: { type: 'string' } } })

await command(async stop => {
  const { NOTICE_DETAILS = '', SITE_URL } = process.env
  const every = Number(values.every ?? 60)
  if (!(every >= 1 && every <= 86_400))
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
  let before = new Set<string>()
  while (!stop.aborted) {
    const { problems, answered } = await runRound(settings)
    for (const problem of problems) if (!before.has(problem)) console.error(problem)
    if (before.size > 0 && problems.size === 0) console.error('All is sent.')
    // The age of this file is the container's health (compose.yaml); where it cannot be written,
    // mails go on.
    if (answered) await writeFile('/tmp/noor-vista-notify', '').catch(() => undefined)
    if (values.every === undefined) return problems.size > 0 ? 1 : 0
    before = problems
    await sleep(every * 1000, undefined, { signal: stop }).catch(() => undefined)
  }
  return 0
})
