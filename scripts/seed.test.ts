import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'

it('db:seed refuses to mix invented inquiries with real ones', () => {
  const DATABASE_URL = 'postgres://a:hush@127.0.0.1:1/x'
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/seed.ts'], {
    env: { ...process.env, DATABASE_URL },
    encoding: 'utf8',
  })
  expect([status, stderr]).toEqual([
    1,
    expect.stringMatching(/^Invented inquiries would mix .*\n$/),
  ])
})
