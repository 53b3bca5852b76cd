import { createServer, type AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { SetupError } from '@/lib/env'
import { asStaff, openDatabase } from './open-database'
import { freshDatabase } from './testing'

const { owner, ownerUrl, webUrl, staffUrl } = await freshDatabase()
/** Accepts connections and closes them. */
const closing = createServer(socket => socket.end()).listen(0)
const roles = `create role visitor login password 'hush';
  create role climber login noinherit in role web, staff password 'hush'`
beforeAll(() => owner.unsafe(roles))
afterAll(() => owner`drop role visitor, climber`.finally(() => closing.close()))

const change = (url: string, changed: object) => Object.assign(new URL(url), changed).href
const as = (username: string) => change(webUrl, { username, password: 'hush' })
const { host, pathname } = new URL(webUrl)
const here = host + pathname
const secret = 'postgres://a:hush'
const closingPort = (closing.address() as AddressInfo).port

function openWith(name: string, url: string) {
  vi.stubEnv('DATABASE_URL', webUrl)
  vi.stubEnv('DATABASE_OWNER_URL', ownerUrl)
  vi.stubEnv('DATABASE_STAFF_URL', staffUrl)
  vi.stubEnv(`DATABASE_${name}`, url)
  return openDatabase()
}

it('a database of the operator is opened by three logins, and staff need theirs alone', async () => {
  expect(await openWith('URL', webUrl)).toMatchObject({
    webUrl,
    summary: expect.stringContaining('may only insert'),
  })
  for (const name of ['DATABASE_URL', 'DATABASE_OWNER_URL']) vi.stubEnv(name, '')
  expect(await asStaff(async url => url)).toBe(staffUrl)
})

/** What a password cannot hold unescaped, and how it is written. */
const unescaped =
  / must read postgres:.* of a password # as %23, \/ as %2F, \? as %3F, @ as %40, % as %25\.$/
it.each<[string, string, string, string | RegExp]>([
  [
    'one address missing',
    'STAFF_URL',
    '',
    /DATABASE_URL .*, DATABASE_OWNER_URL .*, DATABASE_STAFF_URL /,
  ],
  ['no address', 'URL', 'localhost:5432', unescaped],
  ['a password that .env cuts at its #', 'OWNER_URL', 'postgres://a:1', unescaped],
  ['#b@ in a password', 'OWNER_URL', `${secret}#b@127.0.0.1:1/x`, unescaped],
  ['/b@ in a password', 'OWNER_URL', `${secret}/b@127.0.0.1:1/x`, unescaped],
  ['@b@ in a password', 'OWNER_URL', `${secret}@b@127.0.0.1:1/x`, unescaped],
  ['50%off@ in a password', 'OWNER_URL', `${secret}50%off@127.0.0.1:1/x`, unescaped],
  [
    'sslrootcert',
    'OWNER_URL',
    `${ownerUrl}?sslmode=verify-full&sslrootcert=/ca.pem`,
    'NODE_EXTRA_CA_CERTS',
  ],
  [
    'nobody listening',
    'OWNER_URL',
    `${secret}@127.0.0.1:1/x`,
    '(a@127.0.0.1:1/x): nothing listens there',
  ],
  [
    'a wrong host',
    'OWNER_URL',
    `${secret}@no.invalid/x`,
    /\(a@no\.invalid\/x\): .* \((ENOTFOUND|EAI_AGAIN)\)$/,
  ],
  ['a wrong password', 'OWNER_URL', as('owner'), `(owner@${here}): the server refuses this login`],
  [
    'a missing database',
    'OWNER_URL',
    change(ownerUrl, { pathname: 'no' }),
    `(owner@${host}/no): the server has no`,
  ],
  ['no PostgreSQL', 'OWNER_URL', `${secret}@127.0.0.1:${closingPort}/x`, 'no answer'],
  ['an owner who may not migrate', 'OWNER_URL', webUrl, `(web@${here}): permission denied`],
  [
    'a site that may take a role that reads',
    'URL',
    as('climber'),
    'DATABASE_URL may read the inquiries',
  ],
  ['a site that may not insert', 'URL', as('visitor'), 'DATABASE_URL may not insert'],
  [
    'staff who may not read',
    'STAFF_URL',
    webUrl,
    `DATABASE_STAFF_URL (web@${here}): permission denied`,
  ],
])('with %s the site does not start, and one line says why', async (_, name, url, sentence) => {
  const error: unknown = await openWith(name, url).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(SetupError)
  expect((error as Error).message).toMatch(/^(?!.*hush).*$/)
  expect((error as Error).message).toMatch(sentence)
})
