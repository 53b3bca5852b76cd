import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '@/lib/testing'

const folder = temporaryFolder()
const inFolder = (name: string, text: string, mode = 0o600) => {
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
  writeFileSync(path.join(folder, name), text)
  chmodSync(path.join(folder, name), mode)
}
inFolder('staff.env', 'LOGIN=staff\n')
inFolder('owner.env', 'LOGIN=owner\n')
inFolder('current/inquiries.mjs', `console.log(process.env.LOGIN, process.argv.slice(2).join(' '))`)
inFolder('bin/sudo', '#!/bin/sh\necho sudo "$@"\n', 0o755)
inFolder('bin/id', '#!/bin/sh\n[ "$1" = -u ] && echo 1000 || echo "$AS"\n', 0o755)

/** What deploy/inquiries runs where a user types it. */
const typed = (user: string, ...line: string[]) =>
  spawnSync('deploy/inquiries', line, {
    encoding: 'utf8',
    env: {
      ...{ NODE_ENV: 'test', AS: user, NOOR_VISTA_SETTINGS: folder, NOOR_VISTA_ROOT: folder },
      PATH: [path.join(folder, 'bin'), path.dirname(process.execPath), process.env.PATH].join(':'),
    },
  }).stdout.trim()

it.each(['list', 'show', 'answered', 'export', 'notify', 'failed', '--help'])(
  'staff %s with their own login',
  command => {
    expect(typed('asha', command, 'x')).toBe(`staff ${command} x`)
  },
)

it.each(['erase', 'purge'])('what %s needs is the owner’s, to whom sudo leads', command => {
  expect(typed('asha', command, 'x')).toBe(`sudo -n -u noor-vista-owner deploy/inquiries ${command} x`)
  expect(typed('noor-vista-owner', command, 'x')).toBe(`owner ${command} x`)
})

it('sudo lets staff erase, and nothing else', () => {
  const [, user, commands = ''] =
    /^%noor-vista ALL=\((.*)\) NOPASSWD: (.*)$/m.exec(readFileSync('deploy/sudoers', 'utf8')) ?? []
  expect(user).toBe('noor-vista-owner')
  for (const command of commands.split(', '))
    expect(command).toMatch(/^\/usr\/local\/bin\/noor-vista-inquiries erase( \*)?$/)
})
