import { createServer, type AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { connectTo } from './connect'
import { openDatabase, openForStaff } from './database'
import { freshDatabase } from './testing'

const { owner, ownerUrl, webUrl, staffUrl } = await freshDatabase()
/** Accepts connections and closes them. */
const closing = createServer(socket => socket.end()).listen(0)
beforeAll(async () => {
  await owner`create role visitor login password 'hush'`
  await owner`create role climber login password 'hush' noinherit in role web, staff`
})
afterAll(async () => {
  closing.close()
  await owner`drop role visitor, climber`
})

/** Opens the test's database with other addresses. */
function openWith(changed: Record<string, string>) {
  const own = { DATABASE_URL: webUrl, DATABASE_OWNER_URL: ownerUrl, DATABASE_STAFF_URL: staffUrl }
  for (const [name, value] of Object.entries({ ...own, ...changed })) vi.stubEnv(name, value)
  return openDatabase()
}
const change = (url: string, changed: object) => Object.assign(new URL(url), changed).href
const as = (username: string) => change(webUrl, { username, password: 'hush' })
const { host, pathname } = new URL(webUrl)
const here = host + pathname

it('a database of the operator is opened by three logins, and staff need theirs alone', async () => {
  expect(await openWith({})).toMatchObject({ webUrl, summary: expect.stringContaining('may only insert') })
  for (const name of ['DATABASE_URL', 'DATABASE_OWNER_URL']) vi.stubEnv(name, '')
  expect(await openForStaff()).toMatchObject({ staffUrl })
})

const unescaped = / must read postgres:.* of a password # as %23, \/ as %2F, \? as %3F, @ as %40, % as %25\.$/
it.each<[string, string, string, string | RegExp]>([
  ['one address missing', 'STAFF_URL', '', /DATABASE_URL .*, DATABASE_OWNER_URL .*, DATABASE_STAFF_URL /],
  ['no address', 'URL', 'localhost:5432', unescaped],
  ['# in a password', 'OWNER_URL', 'postgres://a:hush#b@127.0.0.1:1/x', unescaped],
  ['a password that .env cuts at its #', 'OWNER_URL', 'postgres://a:1', unescaped],
  ['/ in a password', 'OWNER_URL', 'postgres://a:hush/b@127.0.0.1:1/x', unescaped],
  ['@ in a password', 'OWNER_URL', 'postgres://a:hush@b@127.0.0.1:1/x', unescaped],
  ['% in a password', 'OWNER_URL', 'postgres://a:hush50%off@127.0.0.1:1/x', unescaped],
  ['sslrootcert', 'OWNER_URL', `${ownerUrl}?sslmode=verify-full&sslrootcert=/ca.pem`, 'NODE_EXTRA_CA_CERTS'],
  ['nobody listening', 'OWNER_URL', 'postgres://a:hush@127.0.0.1:1/x', '(a@127.0.0.1:1/x): nothing listens there'],
  [
    'a wrong host',
    'OWNER_URL',
    'postgres://a:hush@no.invalid/x',
    /\(a@no\.invalid\/x\): .* \((ENOTFOUND|EAI_AGAIN)\)$/,
  ],
  ['a wrong password', 'OWNER_URL', as('owner'), `(owner@${here}): the server refuses this login`],
  [
    'a missing database',
    'OWNER_URL',
    change(ownerUrl, { pathname: 'no' }),
    `(owner@${host}/no): the server has no such`,
  ],
  [
    'no PostgreSQL',
    'OWNER_URL',
    `postgres://a:hush@127.0.0.1:${(closing.address() as AddressInfo).port}/x`,
    'no answer',
  ],
  ['an owner who may not migrate', 'OWNER_URL', webUrl, `(web@${here}): permission denied`],
  ['a site that is the owner', 'URL', ownerUrl, 'DATABASE_URL may read the inquiries'],
  ['a site that may take a role that reads', 'URL', as('climber'), 'DATABASE_URL may read the inquiries'],
  ['a site that may not insert', 'URL', as('visitor'), 'DATABASE_URL may not insert'],
  ['staff who may not read', 'STAFF_URL', webUrl, `DATABASE_STAFF_URL (web@${here}): permission denied`],
])('with %s the site does not start, and one line says why', async (_, name, url, sentence) => {
  const error: unknown = await openWith({ [`DATABASE_${name}`]: url }).catch((thrown: unknown) => thrown)
  expect(error).toMatchObject({ name: 'SetupError', message: expect.stringMatching(/^(?!.*hush).*$/) })
  expect((error as Error).message).toMatch(sentence)
})

it('drops the parameters of other clients from an address, and keeps those of the server', () => {
  const parameters = 'channel_binding=require&pgbouncer=true&connection_limit=1&sslmode=require&lock_timeout=77'
  const { connection, ssl } = connectTo(`postgres://web@db.example/site?${parameters}`).options
  expect([connection, ssl]).toEqual([{ application_name: 'postgres.js', lock_timeout: '77' }, 'require'])
})
