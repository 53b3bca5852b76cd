import { writeFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { readSiteUrl } from '@/lib/env'
import { openMailer } from '@/notify/mailer'
import { firstState, runRound } from '@/notify/notify'
import { runSmokeTest } from '@/notify/smoke-test'
import { command } from './command'

const roundMs = 60_000
/** The container is healthy while this file is recent (compose.yaml). */
const healthFile = '/tmp/noor-vista-notify'
const clock = () => new Date()

async function runAndReportSmokeTest(): Promise<number> {
  const result = await runSmokeTest(clock)
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
  if (!readSiteUrl())
    console.error('SITE_URL is not set: emails have no button that marks an answer.')
  if (process.argv.includes('--smoke-test')) return runAndReportSmokeTest()
  const tools = { mailer: openMailer(), stop, clock }
  if (tools.mailer.hasOneAddress)
    console.error(
      'SMTP_FROM is also a recipient. While that mailbox is full or closed, no email can say so. Give SMTP_FROM another address, and ALERT_TO one at another provider.',
    )
  let state = firstState
  while (!stop.aborted) {
    const { isWell, ...next } = await runRound(state, tools)
    state = next
    if (isWell) await writeFile(healthFile, '').catch(() => undefined)
    await sleep(roundMs, undefined, { signal: stop }).catch(() => undefined)
  }
  return 0
})
