import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { GET } from './route'
import { disconnect } from '@/db/client'
import { freshDatabase } from '@/db/testing'
import { startDatabaseGate } from '@/db/testing-gate'

const database = await freshDatabase()
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(() => void vi.restoreAllMocks())

async function useAddress(url: string) {
  await disconnect()
  process.env.DATABASE_URL = url
}
const logged = () => vi.mocked(console.error).mock.calls.map(([line]) => JSON.parse(String(line)))

it('is ready while the database answers the site’s own login', async () => {
  await useAddress(database.webUrl)
  const answer = await GET()
  expect([answer.status, await answer.text()]).toEqual([200, 'ready\n'])
  expect(answer.headers.get('Cache-Control')).toBe('no-store')
  expect(answer.headers.get('X-Robots-Tag')).toBe('noindex')
  expect(logged()).toEqual([])
})

it('is not ready where nobody listens, and logs the code alone', async () => {
  await useAddress('postgres://web:secret@127.0.0.1:1/site')
  const answer = await GET()
  expect([answer.status, await answer.text()]).toEqual([503, 'not ready\n'])
  expect(logged()).toEqual([
    { event: 'not ready', reference: expect.stringMatching(/^\d{4}-\d{4}$/), code: 'ECONNREFUSED' },
  ])
})

it('does not wait for a database that says nothing, and is ready again once it speaks', async () => {
  const gate = await startDatabaseGate(database.webUrl)
  gate.freeze()
  await useAddress(gate.url)
  expect((await GET()).status).toBe(503)
  expect(logged()).toMatchObject([{ code: 'TIMEOUT' }])
  await gate.close()
  process.env.DATABASE_URL = database.webUrl // a new address, and no new process
  expect((await GET()).status).toBe(200)
})
