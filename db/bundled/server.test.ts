import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { afterAll, expect, it, vi } from 'vitest'
import { temporaryFolder } from '@/lib/test/temporary-folder'
import { startDatabase } from './server'
import { filesIn } from './cluster'
import { open } from '@/db/test/database'

const dataDir = temporaryFolder()
let database = await startDatabase({ dataDir })
afterAll(() => database.stop())

async function ask(query: string) {
  const sql = open(database.ownerUrl)
  return sql.unsafe(query).finally(() => sql.end())
}

it('the bundled server syncs to disk', async () => {
  expect(await ask('show fsync')).toEqual([{ fsync: 'on' }])
})

it('only this machine can reach the bundled server', async () => {
  expect(await ask('show listen_addresses')).toEqual([{ listen_addresses: '127.0.0.1' }])
})

it('the bundled server’s log quotes no row', async () => {
  await ask('create table kept as select 1 as row; alter table kept add check (row < 9)')
  await expect(ask('insert into kept values (424242)')).rejects.toThrow('violates check')
  const log = readFileSync(filesIn(dataDir).logFile, 'utf8')
  expect(log).toMatch(/^(?![^]*424242)[^]*violates check/)
})

it('the bundled server stops when the process that started it is killed', async () => {
  await database.stop()
  const code = `
    const { startDatabase } = await import('./db/bundled/server.ts')
    await startDatabase({ dataDir: ${JSON.stringify(dataDir)} })
    console.log('started')
    process.stdin.resume()`
  const parent = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', code])
  await once(parent.stdout, 'data')
  await expect(startDatabase({ dataDir })).rejects.toThrow('another server might be running')
  database = await startDatabase({ dataDir, share: true })
  expect(await ask('select row from kept')).toEqual([{ row: 1 }])
  parent.kill('SIGKILL')
  database = await vi.waitFor(() => startDatabase({ dataDir }), 60_000)
  expect(await ask('select row from kept')).toEqual([{ row: 1 }])
})
