import { writeFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { runAsStaff, withConnection } from '@/db/open-database'
import { readSiteUrl } from '@/lib/env'
import { openMailer } from '@/notify/mailer'
import { runRound } from '@/notify/round'
import { runSmokeTest } from '@/notify/smoke-test'
import { createState } from '@/notify/state'
import { command } from './command'

const roundMs = 60_000
/** The container is healthy while this file is recent (compose.yaml). */
const healthFile = '/tmp/noor-vista-notify'
const clock = () => new Date()

async function runAndReportSmokeTest(): Promise<number> {
  const result = await runAsStaff(url => withConnection('DATABASE_STAFF_URL', url, runSmokeTest))
  switch (result.outcome) {
    case 'passed':
      console.log('Both forms work.')
      return 0
    case 'busy':
      console.log('The site takes no more inquiries for now. Run the smoke test again in an hour.')
      return 1
    case 'failed':
      console.log(`The form of ${result.page} fails: ${result.detail}`)
      return 1
  }
}

await command(async stop => {
  if (!readSiteUrl()) console.error('SITE_URL is not set: emails have no link to an inquiry.')
  if (process.argv.includes('--smoke-test')) return runAndReportSmokeTest()
  const tools = { mailer: openMailer(), stop, clock }
  console.log('notify runs: it emails the studio about each new inquiry.')
  const state = createState()
  while (!stop.aborted) {
    const isWell = await runRound(state, tools)
    if (isWell) await writeFile(healthFile, '').catch(() => undefined)
    await sleep(roundMs, undefined, { signal: stop }).catch(() => undefined)
  }
  return 0
})
