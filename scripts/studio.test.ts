import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { saveInquiry } from '@/db/inquiries'
import { inquiry } from '@/db/samples'
import { freshDatabase } from '@/db/testing'

const database = await freshDatabase()
let port: number
let studio: ReturnType<typeof spawn>
beforeAll(async () => {
  const holder = createServer().listen(0, '127.0.0.1')
  await once(holder, 'listening')
  port = (holder.address() as AddressInfo).port
  await new Promise(resolve => holder.close(resolve))
  // As on the studio's own computer: no other address.
  const { PATH } = process.env
  studio = spawn(process.execPath, ['--import', 'tsx', 'scripts/studio.ts', '--port', String(port)], {
    env: { NODE_ENV: 'test', PATH, DATABASE_STAFF_URL: database.staffUrl },
    stdio: 'ignore',
  })
  await vi.waitFor(() => ask('select 1'), { timeout: 60_000, interval: 200 })
})
afterAll(async () => {
  studio.kill('SIGTERM')
  await once(studio, 'exit')
})

/** What studio's page sends when a row was edited: statements with their values, which drizzle-kit runs as one transaction. */
async function ask(sql: string): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${port}/`, {
    method: 'POST',
    headers: { origin: 'https://local.drizzle.studio', 'content-type': 'application/json' },
    body: JSON.stringify({ type: 'tproxy', data: [{ sql }] }),
  })
  expect(answer.status).toBe(200)
  return answer.text()
}

it('staff set answered_at in studio itself, and nothing that the couple wrote', async () => {
  await saveInquiry(inquiry)
  const [{ id } = {}] = await database.owner`select id from inquiries`
  const where = `where "id" = '${id}' returning "id", "answered_at"`
  expect(await ask(`update "public"."inquiries" set "answered_at" = '2026-11-22T13:10:00.000Z' ${where}`)).toContain(id)
  expect(await ask(`update "public"."inquiries" set "names" = 'x' ${where}`)).toContain('permission denied')
  expect(await ask(`delete from "public"."inquiries" where "id" = '${id}'`)).toContain('permission denied')
  const rows = await database.owner`select names, answered_at from inquiries`
  expect([...rows]).toEqual([{ names: inquiry.names, answered_at: new Date('2026-11-22T13:10:00Z') }])
  await ask(`update "public"."inquiries" set "answered_at" = null ${where}`)
  expect(await database.owner`select 1 from inquiries where answered_at is null`).toHaveLength(1)
})
