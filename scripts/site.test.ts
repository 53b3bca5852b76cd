import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { beforeAll, expect, it, vi } from 'vitest'
import { freePort } from '@/lib/free-port'
import { temporaryFolder } from '@/lib/testing'
import { serve } from './serve'

let taken: string
let free: string
/** Stays empty: a site that cannot start must not create a database. */
const dataDir = temporaryFolder()
beforeAll(async () => {
  const holder = createServer().listen(0)
  await once(holder, 'listening')
  taken = String((holder.address() as AddressInfo).port)
  free = String(await freePort())
  return () => void holder.close()
})

const noServer = 'postgres://a:hush@127.0.0.1:1/c'

/** The error of serving the site, which must come before the build. */
function site(environment: Record<string, string>) {
  for (const [name, value] of Object.entries({ DATA_DIR: dataDir, PORT: free, ...environment })) vi.stubEnv(name, value)
  const never = new AbortController().signal
  return serve('start', { stop: never, hurry: never }, () => Promise.reject(new Error('It would have been built')))
}

// db/migrate.test.ts has the other sentences about addresses.
it.each([
  ['a taken port', () => ({ PORT: taken }), /^Something else already listens on port \d+: .*PORT\.$/],
  ['a host that is not here', () => ({ HOST: '203.0.113.1' }), /^Nothing can listen on 203\.0\.113\.1:\d+ \(.*\.$/],
  ['an invalid public address', () => ({ SITE_URL: 'foo' }), /^SITE_URL must read https:.* is "foo"\.$/],
  [
    'a database that does not answer',
    () => ({ DATABASE_URL: noServer, DATABASE_OWNER_URL: noServer, DATABASE_STAFF_URL: noServer }),
    /^The database server of DATABASE_OWNER_URL \(127\.0\.0\.1:1\/c\) does not answer \(ECONNREFUSED\): (?!.*hush).*\.$/,
  ],
])('does not start with %s, and says so in one sentence', async (_, environment, sentence) => {
  const refusal = { name: 'SetupError', message: expect.stringMatching(sentence) }
  await expect(site(environment())).rejects.toMatchObject(refusal)
})

it('ends with 1, and says nothing but the sentence', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/site.ts'], {
    env: { ...process.env, NODE_ENV: 'production', DATA_DIR: dataDir, PORT: '3000x' },
    encoding: 'utf8',
  })
  expect([status, stdout, stderr]).toEqual([1, '', 'PORT must be a number from 1 to 65535, and is "3000x".\n'])
})
