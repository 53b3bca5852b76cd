import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, readFileSync, readdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, expect, it, vi } from 'vitest'
import { temporaryFolder } from '@/lib/testing'
import { startDatabase } from './embedded'
import { filesIn } from './embedded-cluster'
import { open } from './testing'

const dataDir = temporaryFolder()
const { cluster, logFile, passwordFile, pidFile } = filesIn(dataDir)
const start = () => startDatabase({ dataDir })
const postmaster = () => Number(readFileSync(pidFile, 'utf8').split('\n')[0])

let database: Awaited<ReturnType<typeof start>>
afterEach(() => database.stop())

async function ask(query: string) {
  const sql = open(database.ownerUrl)
  return sql.unsafe(query).finally(() => sql.end())
}

it('of two that start at once one makes the database, and the other is refused in a sentence, or shares it', async () => {
  const starts = await Promise.allSettled([start(), start()])
  expect(starts.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  database = starts.find(each => each.status === 'fulfilled')!.value
  await expect(start()).rejects.toThrow(
    /^Another process already runs the site's database in .*: stop it first/,
  )
  expect(await startDatabase({ dataDir, share: true })).toMatchObject({
    ownerUrl: database.ownerUrl,
  })
  expect(readdirSync(dataDir)).toEqual(['postgres-18'])
  expect(statSync(path.join(dataDir, 'postgres-18')).mode & 0o077).toBe(0)
  expect(await ask('show fsync'), 'rows survive a power cut').toEqual([{ fsync: 'on' }])
  expect(await ask('show listen_addresses')).toEqual([{ listen_addresses: '127.0.0.1' }])
  await ask('create table kept as select 1 as row; alter table kept add check (row < 9)')
  await expect(ask('insert into kept values (424242)')).rejects.toThrow('violates check')
  expect(readFileSync(logFile, 'utf8')).toMatch(/^(?![^]*424242)[^]*violates check/)
})

it('outlives its owner, is taken over, and starts again with its rows after it was killed too', async () => {
  const code = `
    const { startDatabase } = await import('./db/embedded.ts')
    await startDatabase({ dataDir: ${JSON.stringify(dataDir)}, durable: false })
    process.kill(process.pid, 'SIGKILL')`
  const owner = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', code])
  expect(await once(owner, 'exit')).toEqual([null, 'SIGKILL'])
  const orphan = postmaster()
  database = await start()
  expect(postmaster()).toBe(orphan)
  process.kill(orphan, 'SIGKILL')
  database = await vi.waitFor(start, 60_000) // its other processes may take a moment to end
  expect(await ask('select row from kept')).toEqual([{ row: 1 }])
})

it('says why a server refuses its owner', async () => {
  const passwords = readFileSync(passwordFile, 'utf8')
  writeFileSync(passwordFile, 'wrong')
  await expect(start()).rejects.toThrow('password authentication failed')
  writeFileSync(passwordFile, passwords)
  database = await start()
})

// Both belong to the account that runs the server: PostgreSQL ignores the processes of others.
it.each([
  ['another program', 'echo $$; exec sleep 300 > /dev/null'],
  ['a zombie of PostgreSQL', '"$0" > /dev/null & echo $!; exec sleep 300 > /dev/null'],
])("starts although a killed server's number stands for %s by now", async (_, script) => {
  const { uid, gid } = statSync(cluster)
  const program = path.join(temporaryFolder(), 'postgres')
  symlinkSync('/bin/true', program)
  chmodSync(path.dirname(program), 0o755)
  const other = spawn('sh', ['-c', script, program], {
    uid,
    gid,
    cwd: '/',
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const pid = await text(other.stdout)
  writeFileSync(pidFile, pid)
  database = await start()
  other.kill('SIGKILL')
  expect(postmaster()).not.toBe(Number(pid))
})
