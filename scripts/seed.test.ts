import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { temporaryFolder } from '@/lib/testing'

const DATA_DIR = temporaryFolder()

it.each<[string, string, NodeJS.Dict<string>, RegExp]>([
  ['proxies in words', 'site', { TRUSTED_PROXY_HOPS: 'hush' }, /^TRUSTED_PROXY_HOPS must be /],
  [
    'real inquiries',
    'seed',
    { DATABASE_URL: 'postgres://a:hush@127.0.0.1:1/x' },
    /^Invented inquiries would mix with real ones/,
  ],
])(
  'with %s npm run %s ends before it does anything, and says in a line why',
  (_, name, environment, sentence) => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['--import', 'tsx', `scripts/${name}.ts`],
      {
        env: { ...process.env, DATA_DIR, ...environment } as NodeJS.ProcessEnv,
        encoding: 'utf8',
      },
    )
    expect([status, stdout, stderr]).toEqual([1, '', expect.stringMatching(/^(?!.*hush).*\n$/)])
    expect(stderr).toMatch(sentence)
    expect(readdirSync(DATA_DIR)).toEqual([])
  },
)
