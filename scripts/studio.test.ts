import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { saveInquiry } from '@/db/inquiries'
import { inquiry } from '@/db/samples'
import { freshDatabase } from '@/db/test/database'
import { freePort } from '@/db/bundled/free-port'

const studioPage = 'https://local.drizzle.studio'
const database = await freshDatabase()
const port = await freePort()
let studio: ReturnType<typeof spawn>
beforeAll(async () => {
  await saveInquiry(inquiry)
  const env = {
    NODE_ENV: 'test',
    PATH: process.env.PATH,
    DATABASE_STAFF_URL: database.staffUrl,
  } as const
  studio = spawn(process.execPath, ['--import', 'tsx', 'scripts/studio.ts', '--port', `${port}`], {
    env,
    stdio: 'ignore',
  })
  await vi.waitFor(() => ask('select 1'), { timeout: 60_000, interval: 200 })
})
afterAll(() => studio.kill('SIGTERM') && once(studio, 'exit'))

async function ask(sql: string, changed: Record<string, string> = { origin: studioPage }) {
  const headers = { host: `localhost:${port}`, 'content-type': 'application/json', ...changed }
  const sent = request({ host: '127.0.0.1', port, method: 'POST', headers })
  sent.end(JSON.stringify({ type: 'tproxy', data: [{ sql }] }))
  const [answer] = await once(sent, 'response')
  return { status: answer.statusCode as number, text: await text(answer) }
}

it('staff can set answered_at in drizzle-kit studio', async () => {
  const [{ id } = {}] = await database.owner`select id from inquiries`
  const answered = `update "public"."inquiries" set "answered_at" = '2026-11-22T13:10:00.000Z' where "id" = '${id}' returning "id", "answered_at"`
  expect((await ask(answered)).text).toContain(id)
  const rows = await database.owner`select answered_at from inquiries`
  expect([...rows]).toEqual([{ answered_at: new Date('2026-11-22T13:10:00Z') }])
})

it.each<[string, Record<string, string>]>([
  ['another page', { origin: 'https://evil.example' }],
  ['no page', {}],
  ['another host name', { origin: studioPage, host: 'evil.example:4983' }],
])('studio refuses a request from %s and runs nothing', async (_, headers) => {
  await database.owner`update inquiries set answered_at = null`
  expect((await ask('update inquiries set answered_at = now()', headers)).status).toBe(403)
  expect(await database.owner`select 1 from inquiries where answered_at is null`).toHaveLength(1)
})
