import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'

it.each(['DATABASE_URL', 'DATABASE_OWNER_URL'])(
  'no invented inquiry comes among real ones by mistake where %s is set',
  name => {
    const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/seed.ts'], {
      env: { ...process.env, [name]: 'postgres://a:hush@127.0.0.1:1/site' },
      encoding: 'utf8',
    })
    expect([status, stderr]).toEqual([1, expect.stringMatching(/^Invented inquiries .* add --yes-invented\.\n$/)])
  },
)
