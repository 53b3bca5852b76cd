import { once } from 'node:events'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import PostalMime from 'postal-mime'
import { afterAll, expect, it, vi } from 'vitest'
import { recentFailure } from '@/db/health'
import { saveInquiry } from '@/db/inquiries'
import { inquiry } from '@/db/samples'
import { freshDatabase } from '@/db/test/database'
import type { Readiness } from '@/lib/readiness'
import { setEnv } from '@/lib/test/env'
import { certificate } from '@/notify/test/certificate'
import { openMailServer } from '@/notify/test/mail-server'
import { openMailer } from './mailer'
import { runRound } from './round'
import { runSmokeTest } from './smoke-test'
import { createState } from './state'

vi.mock('./smoke-test', () => ({ runSmokeTest: vi.fn() }))

const { owner, staffUrl } = await freshDatabase({ emptyEachTest: true })
const mailServer = await openMailServer()
/** Answers as `/api/ready` does. Its own test is app/api/ready/route.test.ts. */
const site = createServer(certificate, (_, response) => {
  const refusedAt = recentFailure()
  const reason: Readiness['reason'] = refusedAt ? 'inquiry refused' : 'ready'
  response.writeHead(refusedAt ? 503 : 200)
  response.end(JSON.stringify({ reason, at: (refusedAt ?? new Date()).toISOString() }))
})
await once(site.listen(0, '127.0.0.1'), 'listening')
afterAll(() => {
  site.close()
  return mailServer.close()
})

const refuse = () => owner`revoke insert on inquiries from web`
const accept = () => owner`grant insert on inquiries to web`
const isSaved = (names: string) =>
  saveInquiry({ ...inquiry, names }).then(
    () => true,
    () => false,
  )

let days = 0

/**
 * Runs a round each minute, with the clock set.
 * @param actAt what happens before the round of that minute
 * @returns the alarms and their ends, as `10: Alarm`
 */
async function watch(minutes: number, actAt: Record<number, () => Promise<unknown>>) {
  setEnv('DATABASE_STAFF_URL', staffUrl)
  setEnv('SMTP_URL', `smtp://127.0.0.1:${mailServer.port}`)
  setEnv('SITE_URL', `https://127.0.0.1:${(site.address() as AddressInfo).port}`)
  setEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0')
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
  days += 1 // what an earlier test left is forgotten by then
  const start = Date.now() + days * 86_400_000
  vi.useFakeTimers({ toFake: ['Date'], now: start })
  const tools = {
    mailer: openMailer(),
    stop: new AbortController().signal,
    clock: () => new Date(),
  }
  const emails = []
  const state = createState()
  for (let minute = 0; minute <= minutes; minute++) {
    vi.setSystemTime(start + minute * 60_000)
    await actAt[minute]?.()
    mailServer.mails.length = 0
    await runRound(state, tools)
    for (const email of mailServer.mails) {
      const kind = (await PostalMime.parse(email)).subject!.split(':')[0]!
      if (/^(Alarm|All works again)$/.test(kind)) emails.push(`${minute}: ${kind}`)
    }
  }
  vi.useRealTimers()
  return emails
}

it('one refused inquiry is one alarm and one All works again, although others are stored', async () => {
  vi.mocked(runSmokeTest).mockResolvedValue({ outcome: 'passed' })
  const emails = await watch(40, {
    2: async () => {
      await refuse()
      expect(await isSaved('refused')).toBe(false)
      await accept()
    },
    4: async () => expect(await isSaved('stored')).toBe(true),
  })
  expect(emails).toEqual(['12: Alarm', '26: All works again'])
})

it('while the database goes on refusing, the smoke test prevents a false All works again', async () => {
  vi.mocked(runSmokeTest).mockImplementation(async () => {
    const isPassed = await isSaved('smoke test')
    return isPassed ? { outcome: 'passed' } : { outcome: 'failed', page: '/', detail: '42501' }
  })
  const emails = await watch(50, {
    2: async () => {
      await refuse()
      expect(await isSaved('refused')).toBe(false)
    },
    27: accept,
  })
  // The second alarm adds the smoke test.
  expect(emails).toEqual(['12: Alarm', '20: Alarm', '44: All works again'])
})
