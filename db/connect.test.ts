import { expect, it } from 'vitest'
import { checkAddress } from './address'
import { connectTo, plainAddress } from './connect'

const base = 'postgres://web:secret@db.example/site'
const optionsOf = (parameters: string) => connectTo(`${base}?${parameters}`).options

it.each([
  ['', false],
  ['sslmode=disable', false],
  ['sslmode=require', 'require'],
  ['sslmode=verify-full', 'verify-full'],
])('asks for encryption as %j says', (parameters, ssl) => {
  expect(optionsOf(parameters).ssl).toBe(ssl)
})

it('drops the parameters of other clients from an address, and keeps those of the server', () => {
  const forOthers = 'channel_binding=require&pgbouncer=true&connection_limit=1&supa=base-pooler.x&sslmode=require'
  const { connection } = optionsOf(`${forOthers}&lock_timeout=77`)
  expect(connection).toEqual({ application_name: 'postgres.js', lock_timeout: '77' })
  expect(plainAddress(`${base}?${forOthers}&role=staff`)).toBe(`${base}?sslmode=require&role=staff`)
})

it('refuses sslrootcert, and says what takes its place', () => {
  const address = `${base}?sslmode=verify-full&sslrootcert=/etc/ca.pem`
  expect(() => checkAddress('DATABASE_URL', address)).toThrow(/^DATABASE_URL: sslrootcert .* NODE_EXTRA_CA_CERTS/)
})
