import { afterAll, beforeAll, expect, it } from 'vitest'
import { SetupError } from '@/lib/env'
import { runAsStaff, openDatabase } from './open-database'
import { freshDatabase } from '@/db/test/database'
import { setEnv } from '@/lib/test/env'

const { owner, ownerUrl, webUrl, staffUrl } = await freshDatabase()
const roles = `create role visitor login password 'hush';
  create role climber login noinherit in role web, staff password 'hush'`
beforeAll(() => owner.unsafe(roles))
afterAll(() => owner`drop role visitor, climber`)

const loginOf = (username: string) =>
  Object.assign(new URL(webUrl), { username, password: 'hush' }).href
const { host, pathname } = new URL(webUrl)
const database = host + pathname
const closedPort = 'postgres://a:hush@127.0.0.1:1/x'

function openWith(name: string, url: string) {
  setEnv('DATABASE_URL', webUrl)
  setEnv('DATABASE_OWNER_URL', ownerUrl)
  setEnv('DATABASE_STAFF_URL', staffUrl)
  setEnv(`DATABASE_${name}`, url)
  return openDatabase()
}

it('the operator’s own database opens with three logins', async () => {
  expect(await openWith('URL', webUrl)).toMatchObject({ webUrl })
})

it('staff need only their own login', async () => {
  for (const name of ['DATABASE_URL', 'DATABASE_OWNER_URL']) setEnv(name, '')
  setEnv('DATABASE_STAFF_URL', staffUrl)
  expect(await runAsStaff(async url => url)).toBe(staffUrl)
})

it.each<[string, string, string, string]>([
  ['one URL missing', 'STAFF_URL', '', 'has three logins'],
  ['no server listening', 'OWNER_URL', closedPort, '(a@127.0.0.1:1/x): connect ECONNREFUSED'],
  ['a site login that may read', 'URL', loginOf('climber'), 'DATABASE_URL may read the inquiries'],
  ['a site login that may not insert', 'URL', loginOf('visitor'), 'DATABASE_URL may not insert'],
  ['a staff login that may not read', 'STAFF_URL', webUrl, `(web@${database}): permission denied`],
])('with %s the site refuses to start and says why in one line', async (_, name, url, sentence) => {
  const error: unknown = await openWith(name, url).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(SetupError)
  expect((error as Error).message).toMatch(/^(?!.*hush).*$/)
  expect((error as Error).message).toContain(sentence)
})

it('a database of other migrations is refused with what to do', async () => {
  await owner`update drizzle.__drizzle_migrations set hash = 'another'`
  await expect(openWith('URL', webUrl)).rejects.toThrow('Use the release that made it')
})
