import { readdirSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeEach, expect, it, vi } from 'vitest'
import { readOrCreateActionKey } from './action-key'
import { temporaryFolder } from './testing'

let home: string
beforeEach(() => void (home = temporaryFolder()))

it('makes a key for AES once, and keeps it', () => {
  const directory = path.join(home, 'not', 'yet')
  const key = readOrCreateActionKey(directory)
  expect(Buffer.from(key!, 'base64')).toHaveLength(32)
  expect(readOrCreateActionKey(directory)).toBe(key)
  expect(readOrCreateActionKey(home)).not.toBe(key)
})

it('keeps it from other users, and leaves nothing else behind', () => {
  readOrCreateActionKey(home)
  expect(statSync(path.join(home, 'action-key')).mode & 0o777).toBe(0o600)
  expect(readdirSync(home)).toEqual(['action-key'])
})

it('warns where no key can be kept, and lets the build go on', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  writeFileSync(path.join(home, 'file'), '')
  expect(readOrCreateActionKey(path.join(home, 'file'))).toBeUndefined()
  expect(warn).toHaveBeenCalledWith(expect.stringMatching(/NEXT_SERVER_ACTIONS_ENCRYPTION_KEY/))
})
