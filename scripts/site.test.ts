import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { beforeAll, expect, it } from 'vitest'
import { startDatabase } from '@/db/embedded'
import { freePort } from '@/lib/free-port'
import { temporaryFolder } from '@/lib/testing'

let taken: string
let free: string
/** No database may come of a site that cannot start. */
const dataDir = temporaryFolder()
beforeAll(async () => {
  const holder = createServer().listen(0)
  await once(holder, 'listening')
  taken = String((holder.address() as AddressInfo).port)
  free = String(await freePort())
  return () => void holder.close()
})

/** Runs `npm run site`'s script, which is to fail before it builds anything. */
async function site(environment: Record<string, string>) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/site.ts'], {
    env: { ...process.env, NODE_ENV: 'production', DATA_DIR: dataDir, PORT: free, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => (output += chunk))
  const [code] = await once(child, 'close')
  return { code, output: output.trim() }
}

// db/migrate.test.ts has the other sentences about addresses.
it.each([
  ['a taken port', () => ({ PORT: taken }), /^Something else already listens on port \d+: .*PORT\.$/],
  ['a port that is none', () => ({ PORT: '3000x' }), /^PORT must be a number from 1 to 65535, and is "3000x"\.$/],
  ['a host that is not here', () => ({ HOST: '203.0.113.1' }), /^Nothing can listen on 203\.0\.113\.1:\d+ \(.*\.$/],
  ['an address of its own that is none', () => ({ SITE_URL: 'foo' }), /^SITE_URL must read https:.* is "foo"\.$/],
  [
    'a # in the password of its database',
    () => ({ DATABASE_URL: 'postgres://a:hush#hush@127.0.0.1:1/c' }),
    /^DATABASE_URL is not a PostgreSQL address: .* # as %23, .*\.$/,
  ],
  [
    'a database that does not answer',
    () => ({ DATABASE_URL: 'postgres://a:hush@127.0.0.1:1/c' }),
    /^The database server of DATABASE_URL \(127\.0\.0\.1:1\/c\) does not answer \(ECONNREFUSED\): .*\.$/,
  ],
])('does not start with %s, and says so in one sentence', async (_, environment, sentence) => {
  const { code, output } = await site(environment())
  expect(output).toMatch(sentence)
  expect(output).not.toMatch(/\n|hush/)
  expect(code).toBe(1)
})

it('does not start on the database of a site that runs', async () => {
  const running = await startDatabase({ dataDir, durable: false })
  try {
    const { code, output } = await site({})
    expect(output).toMatch(/^Another process already runs the site's database in .*\.$/)
    expect(code).toBe(1)
  } finally {
    await running.stop()
  }
})
