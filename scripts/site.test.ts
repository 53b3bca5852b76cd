import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { startDatabase } from '@/db/embedded'

/** Holds a port, and says nothing to whoever connects. */
let mute: Server
let taken: number
let free: number
/** No database may come of a site that cannot start. */
let dataDir: string
beforeAll(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'noor-vista-site-'))
  mute = await listenAnywhere()
  taken = portOf(mute)
  const probe = await listenAnywhere()
  free = portOf(probe)
  probe.close()
})
afterAll(() => {
  mute.close()
  rmSync(dataDir, { recursive: true, force: true })
})

async function listenAnywhere() {
  const server = createServer(socket => socket.on('error', () => undefined)).listen(0)
  await once(server, 'listening')
  return server
}
const portOf = (server: Server) => (server.address() as AddressInfo).port

/** Runs `npm run site`'s script, which is to fail before it builds anything. */
async function site(environment: Record<string, string>) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/site.ts'], {
    env: { ...process.env, NODE_ENV: 'production', DATA_DIR: dataDir, PORT: String(free), ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stdout.on('data', chunk => (output += chunk))
  child.stderr.on('data', chunk => (output += chunk))
  const [code] = await once(child, 'close')
  return { code, output: output.trim() }
}

const secret = 'hush'
const template = () => inject('template').ownerUrl

it.each([
  ['a taken port', () => ({ PORT: String(taken) }), /^Something else already listens on port \d+: .*PORT\.$/],
  ['a port that is none', () => ({ PORT: '3000x' }), /^PORT must be a number from 1 to 65535, and is "3000x"\.$/],
  ['a host that is not here', () => ({ HOST: '203.0.113.1' }), /^The site cannot listen on 203\.0\.113\.1:\d+ \(.*\.$/],
  [
    'a bad address',
    () => ({ DATABASE_URL: `mysql://a:${secret}@b/c` }),
    /^DATABASE_URL is not a PostgreSQL address: .*\.$/,
  ],
  [
    'a bad address of the owner',
    () => ({ DATABASE_URL: template(), DATABASE_OWNER_URL: `postgres://a:${secret}@b:c/d` }),
    /^DATABASE_OWNER_URL is not a PostgreSQL address/,
  ],
  [
    'a server that does not listen',
    () => ({ DATABASE_URL: `postgres://a:${secret}@127.0.0.1:1/c` }),
    /^The database server of DATABASE_URL \(127\.0\.0\.1:1\/c\) does not answer \(ECONNREFUSED\): .*\.$/,
  ],
  [
    'a server that says nothing',
    () => ({ DATABASE_URL: `postgres://a:${secret}@127.0.0.1:${taken}/c` }),
    /^The database server of DATABASE_URL .* does not answer \(CONNECT_TIMEOUT\)/,
  ],
  [
    'a wrong password',
    () => ({ DATABASE_URL: Object.assign(new URL(template()), { password: secret }).toString() }),
    /^The database server of DATABASE_URL .* refuses the login "postgres": check the password\.$/,
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
