import { createHash, randomBytes } from 'node:crypto'
import { rmSync, utimesSync, writeFileSync } from 'node:fs'
import { createServer, type OutgoingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { freshDatabase } from '@/db/testing'
import { securityHeaders } from '@/lib/security-headers'
import { temporaryFolder } from '@/lib/testing'
import { checkBackups } from './backups'
import { checkDatabase } from './database'
import { checkInstances, checkSite } from './site'

const database = await freshDatabase()
const faults = (checks: { fault?: string | undefined }[]) => checks.flatMap(({ fault }) => fault ?? [])

describe('the database', () => {
  it('is right where site and staff have logins of their own', async () => {
    vi.stubEnv('DATABASE_URL', database.webUrl)
    vi.stubEnv('DATABASE_OWNER_URL', database.ownerUrl)
    vi.stubEnv('DATABASE_STAFF_URL', database.staffUrl)
    expect(faults(await checkDatabase())).toEqual([])
  })

  it('is not where the logins may do more', async () => {
    // Logins belong to the whole server, which other tests use as well.
    const name = `mighty_${randomBytes(6).toString('hex')}`
    await database.owner.unsafe(`create role ${name} superuser login password 'secret'`)
    const mighty = Object.assign(new URL(database.ownerUrl), { username: name, password: 'secret' }).toString()
    vi.stubEnv('DATABASE_URL', mighty)
    vi.stubEnv('DATABASE_OWNER_URL', database.ownerUrl)
    vi.stubEnv('DATABASE_STAFF_URL', mighty)
    const found = faults(await checkDatabase())
    await database.owner.unsafe(`drop role ${name}`)
    expect(found).toEqual([
      expect.stringMatching(new RegExp(`site's login "${name}" may read.*staff's login "${name}" may also write`)),
    ])
  })

  it('is not where there is only the bundled one', async () => {
    vi.stubEnv('DATABASE_URL', '')
    expect(faults(await checkDatabase())).toEqual([expect.stringMatching(/^DATABASE_URL is not set: the bundled/)])
  })
})

describe('backups', () => {
  let folder: string
  beforeEach(() => void (folder = temporaryFolder()))

  function backUp(name: string, hoursAgo: number, sum = createHash('sha256').update('PGDMP').digest('hex')) {
    for (const [file, text] of Object.entries({ [name]: 'PGDMP', [`${name}.sha256`]: `${sum}  ${name}\n` })) {
      writeFileSync(path.join(folder, file), text)
      const at = Date.now() / 1000 - hoursAgo * 3600
      utimesSync(path.join(folder, file), at, at)
    }
  }

  it.each<[string, () => unknown, string | undefined]>([
    [
      'right where one is young and whole and none is old',
      () => [backUp('b.dump', 25), backUp('a.dump', 7 * 24 - 1)],
      undefined,
    ],
    ['none where there is none', () => 0, 'there is no *.dump in '],
    ['old where none is made', () => backUp('a.dump', 27), 'the newest, a.dump, is older than 26 hours'],
    [
      'spoiled where one is changed or cut',
      () => backUp('b.dump', 1, 'another'),
      'b.dump is not what its checksum says',
    ],
    [
      'unproved without a checksum',
      () => [backUp('a.dump', 1), rmSync(path.join(folder, 'a.dump.sha256'))],
      'a.dump.sha256 cannot be read (ENOENT)',
    ],
    [
      'kept too long where one outlives its time',
      () => [backUp('c.dump', 1), backUp('a.dump', 7 * 24 + 1)],
      'older than seven days, and may hold what was erased: a.dump, a.dump.sha256',
    ],
    [
      'unfinished where one was begun hours ago',
      () => [backUp('c.dump', 1), backUp('b.dump.part', 2)],
      'begun and never finished: b.dump.part',
    ],
  ])('are %s', (_, prepare, fault) => {
    prepare()
    const found = checkBackups(folder).fault
    if (fault) expect(found).toContain(fault)
    else expect(found).toBeUndefined()
  })

  it('are missed where no folder is set', () => {
    expect(checkBackups('').fault).toBe('BACKUP_DIR is not set')
  })
})

describe('the site', () => {
  const headers = {
    ...securityHeaders,
    'Content-Security-Policy': "default-src 'none'",
  }

  type Answer = (path: string) => [status: number, headers?: OutgoingHttpHeaders]
  async function serve<Result>(answer: Answer, work: (port: number) => Promise<Result>) {
    const server = createServer((incoming, outgoing) => void outgoing.writeHead(...answer(incoming.url!)).end())
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', () => resolve()))
    const result = await work((server.address() as AddressInfo).port)
    server.closeAllConnections()
    server.close()
    return result
  }
  const checkServed = (given: OutgoingHttpHeaders) =>
    serve(
      path => (path === '/' ? [200, given] : [404]), // nginx tells strangers nothing of /api/
      async port => faults(await checkSite(`http://127.0.0.1:${port}`)),
    )

  it('is right as it is', async () => {
    expect(await checkServed(headers)).toEqual([])
  })

  it('is not where the proxy strips headers, or adds some', async () => {
    const [fault] = await checkServed({ 'X-Powered-By': 'nginx' })
    for (const name of [...Object.keys(securityHeaders), 'Content-Security-Policy', 'X-Powered-By'])
      expect(fault).toContain(name)
  })

  it('is not where one of its processes could store nothing, or does not answer', async () => {
    const ready = await serve(
      () => [200],
      port => checkInstances({ PORT: String(port) }),
    )
    expect(ready.fault).toBeUndefined()
    const { fault } = await serve(
      () => [503],
      port => checkInstances({ SITE_INSTANCES: `127.0.0.1:${port}, 127.0.0.1:1` }),
    )
    expect(fault).toMatch(/^127.0.0.1:\d+\/api\/ready is answered with 503; 127.0.0.1:1 does not answer \(\w+\)$/)
  })

  it('is not where nobody answers, or nobody knows where', async () => {
    expect(faults(await checkSite('http://127.0.0.1:1'))).toEqual([expect.stringMatching(/^it does not \(/)])
    expect(faults(await checkSite(''))).toEqual(['SITE_URL is not set'])
  })
})
