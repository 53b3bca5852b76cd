import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { ask } from './address'
import { disconnect } from './client'
import { connectTo, forDrizzleKit } from './connect'
import { saveInquiry } from './inquiries'
import { inquiry } from './samples'
import { useFreshDatabase, type TestDatabase } from './testing'
import { certificate, startTls } from './testing-tls'

let database: TestDatabase
let tls: Awaited<ReturnType<typeof startTls>>
beforeAll(async () => {
  database = await useFreshDatabase()
  tls = await startTls(database.webUrl)
  return tls.close
})
afterEach(() => void tls.seen.splice(0))

const authority = `sslrootcert=${certificate('authority')}`
const stranger = `sslrootcert=${certificate('stranger')}`
const answerOf = (url: string) => ask<{ login: string }>('DATABASE_URL', url, 'select current_user as login')

it.each([
  ['localhost', 'sslmode=require'],
  ['localhost', 'sslmode=no-verify'],
  ['localhost', `sslmode=verify-full&${authority}`],
  ['127.0.0.1', `sslmode=verify-ca&${authority}`],
  ['127.0.0.1', `sslmode=require&${authority}`],
])('encrypts the way to %s with %s', async (host, parameters) => {
  expect(await answerOf(tls.url(host, parameters))).toEqual({ login: 'web' })
  expect(tls.seen).toEqual([{ encrypted: true }])
})

it.each([
  ['localhost', 'sslmode=verify-full', 'UNABLE_TO_VERIFY_LEAF_SIGNATURE'],
  ['localhost', 'sslrootcert=system', 'UNABLE_TO_VERIFY_LEAF_SIGNATURE'],
  ['localhost', `sslmode=verify-full&${stranger}`, 'UNABLE_TO_VERIFY_LEAF_SIGNATURE'],
  ['localhost', `sslmode=verify-ca&${stranger}`, 'UNABLE_TO_VERIFY_LEAF_SIGNATURE'],
  ['localhost', `sslmode=require&${stranger}`, 'UNABLE_TO_VERIFY_LEAF_SIGNATURE'],
  ['127.0.0.1', `sslmode=verify-full&${authority}`, 'ERR_TLS_CERT_ALTNAME_INVALID'],
])('refuses %s with %s, for its certificate', async (host, parameters, code) => {
  const url = tls.url(host, parameters)
  await expect(answerOf(url)).rejects.toMatchObject({
    name: 'SetupError',
    message: expect.stringContaining(`shows a certificate that sslmode does not accept (${code})`),
  })
})

it('refuses a server that offers no encryption where it is demanded', async () => {
  await expect(answerOf(`${database.webUrl}?sslmode=require`)).rejects.toThrow(
    /perhaps it offers no TLS, which sslmode demands/,
  )
})

it.each([
  ['sslmode=verfiy-full', /^DATABASE_URL: sslmode=verfiy-full is none: it may be disable, /],
  [
    'sslmode=verify-full&sslrootcert=/nowhere.pem',
    /^DATABASE_URL: sslrootcert=\/nowhere.pem cannot be read \(ENOENT\)/,
  ],
  [authority, /^DATABASE_URL: sslrootcert has no meaning without sslmode=verify-full/],
])('refuses an address with %s', async (parameters, sentence) => {
  await expect(answerOf(tls.url('localhost', parameters))).rejects.toThrow(sentence)
  expect(tls.seen).toEqual([])
})

it('stores an inquiry over a verified connection', async () => {
  process.env.DATABASE_URL = tls.url('localhost', `sslmode=verify-full&${authority}`)
  await saveInquiry(inquiry)
  await disconnect()
  expect(tls.seen).toContainEqual({ encrypted: true })
  expect(await database.owner`select 1 from inquiries`).toHaveLength(1)
})

it('keeps to itself what hosts write into addresses for other clients, and hands on what is the server’s', async () => {
  const forOthers = 'channel_binding=require&pgbouncer=true&connection_limit=1&supa=base-pooler.x'
  const sql = connectTo(`${database.webUrl}?${forOthers}&lock_timeout=77`, { max: 1 })
  expect(await sql`show lock_timeout`).toEqual([{ lock_timeout: '77ms' }])
  await sql.end()
})

describe('for drizzle-kit, an address', () => {
  const base = 'postgres://staff:p@db.example/site'
  it.each([
    [`${base}?role=staff`, `${base}?role=staff`, undefined],
    [`${base}?sslmode=no-verify`, `${base}?sslmode=require`, undefined],
    [`${base}?sslmode=require&sslrootcert=ca.pem&role=staff`, `${base}?role=staff&sslmode=verify-full`, 'ca.pem'],
    [`${base}?sslrootcert=system`, `${base}?sslmode=verify-full`, undefined],
  ])('%s verifies no less', (url, given, caFile) => {
    expect(forDrizzleKit(url)).toEqual({ url: given, caFile })
  })
})
