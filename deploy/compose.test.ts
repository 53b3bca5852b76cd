import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const services = Object.fromEntries(
  readFileSync('compose.yaml', 'utf8')
    .split(/^ {2}(?=[a-z]+:)/m)
    .map(service => [/^\w+/.exec(service)?.[0], service]),
)

it('the site trusts one proxy', () =>
  expect(services.site).toContain("TRUSTED_PROXY_HOPS: '${TRUSTED_PROXY_HOPS:-1}'"))

it('the site announces confirmations exactly where notify sends them', () => {
  for (const service of [services.site, services.notify])
    expect(service).toContain("CONFIRMATIONS: '${CONFIRMATIONS:-on}'")
})

it('the site sees IPv6 addresses', () =>
  // In compose.yaml the networks follow nightly, the last service.
  expect(services.nightly).toContain('enable_ipv6: true'))

it('PostgreSQL is reachable only from the machine itself', () =>
  expect(services.db).toContain("ports: ['127.0.0.1:5432:5432']"))

it('each service has only the login that it needs', () => {
  const loginsOf = (service = '') => [...new Set(service.match(/(WEB|STAFF|OWNER)_PASSWORD/g))]
  expect(loginsOf(services.site)).toEqual(['WEB_PASSWORD'])
  expect(loginsOf(services.notify)).toEqual(['STAFF_PASSWORD'])
  expect(loginsOf(services.nightly)).toEqual(['OWNER_PASSWORD'])
  expect(loginsOf(services.caddy)).toEqual([])
})
