import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '@/lib/testing'
import { checkSettings } from './settings'

const dataDir = temporaryFolder()
const key = Buffer.alloc(32).toString('base64')
const right = {
  SITE_URL: 'https://www.noorvista.in',
  NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: key,
  TRUSTED_PROXY_HOPS: '1',
  DATABASE_URL: 'postgres://web:p@db.noorvista.in/noor_vista?sslmode=require',
  DATABASE_OWNER_URL: 'postgres://owner:p@db.noorvista.in/noor_vista?sslmode=verify-full',
  DATABASE_STAFF_URL: 'postgres://staff:p@db.noorvista.in/noor_vista?sslmode=require',
}
const faultsOf = (environment: Record<string, string | undefined>) =>
  checkSettings(environment, dataDir)
    .filter(({ subject }) => subject !== 'Node') // which runs the tests, whatever it is
    .flatMap(({ subject, fault }) => (fault ? `${subject}: ${fault}` : []))

it('finds nothing to put right where all is', () => {
  expect(faultsOf(right)).toEqual([])
})

it.each([
  [{ SITE_URL: undefined }, /^SITE_URL: it is not set$/],
  [{ SITE_URL: 'http://www.noorvista.in' }, /^SITE_URL: it is not https$/],
  [{ SITE_URL: 'https://www.noorvista.example' }, /^SITE_URL: www\.noorvista\.example is not public$/],
  [{ SITE_URL: 'https://localhost:3000' }, /^SITE_URL: localhost is not public$/],
  [{ NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: 'c2hvcnQ=' }, /32 bytes/],
  [{ NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: undefined }, /none is set or kept/],
  [{ TRUSTED_PROXY_HOPS: undefined }, /^TRUSTED_PROXY_HOPS: it is not set/],
  [{ TRUSTED_PROXY_HOPS: '0' }, /^TRUSTED_PROXY_HOPS: it is 0/],
  [{ DATABASE_OWNER_URL: undefined }, /holds the owner’s password/],
  [{ DATABASE_STAFF_URL: undefined }, /no login of their own/],
  [{ DATABASE_URL: 'postgres://web:p@db.noorvista.in/noor_vista' }, /DATABASE_URL goes unencrypted/],
  [{ DATABASE_URL: 'postgres://web:p@db.noorvista.in/noor_vista?sslmode=prefer' }, /DATABASE_URL goes unencrypted/],
])('finds what is wrong with %j', (changed, fault) => {
  const faults = faultsOf({ ...right, ...changed })
  expect(faults).toEqual([expect.stringMatching(fault)])
  expect(faults.join()).not.toContain(':p@')
})

it('takes the bundled database, one on this machine, and a key that is kept', () => {
  const local = 'postgres://web:p@127.0.0.1/noor_vista'
  expect(faultsOf({ ...right, DATABASE_URL: '', DATABASE_OWNER_URL: '', DATABASE_STAFF_URL: '' })).toEqual([])
  expect(faultsOf({ ...right, DATABASE_URL: local })).toEqual([])
  writeFileSync(path.join(dataDir, 'action-key'), key)
  expect(faultsOf({ ...right, NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: undefined })).toEqual([])
})
