import { expect, it } from 'vitest'
import { buildFault, siteUrlFault } from './site-url'

it.each([
  ...[undefined, '', 'https://www.noorvista.in', 'http://localhost:3000/'].map(given => [given, undefined]),
  ...['foo', 'www.noorvista.in', 'ftp://noorvista.in', 'https://noorvista.in/site', 'https://'].map(given => [
    given,
    `SITE_URL must read https://`,
  ]),
])('of %j as SITE_URL a build says %j', (given, fault) => {
  expect(siteUrlFault(given)?.slice(0, fault?.length)).toBe(fault)
})

it('a build for a public site needs the key of the forms, and one for this machine does not', () => {
  const SITE_URL = 'https://www.noorvista.in'
  const NEXT_SERVER_ACTIONS_ENCRYPTION_KEY = 'a2V5'
  expect(buildFault({ SITE_URL })).toMatch(/^NEXT_SERVER_ACTIONS_ENCRYPTION_KEY must be set .*\.$/)
  expect(buildFault({ SITE_URL, NEXT_SERVER_ACTIONS_ENCRYPTION_KEY })).toBeUndefined()
  expect(buildFault({ SITE_URL: 'http://localhost:3000' })).toBeUndefined()
  expect(buildFault({ SITE_URL: 'noorvista.in' })).toBe(siteUrlFault('noorvista.in'))
})
