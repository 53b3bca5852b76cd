import { expect, it } from 'vitest'
import { buildFault, siteUrlFault } from './site-url'

it.each([undefined, '', 'https://www.noorvista.in', 'http://localhost:3000/'])('takes %j as SITE_URL', given => {
  expect(siteUrlFault(given)).toBeUndefined()
})

it.each(['foo', 'www.noorvista.in', 'localhost:3000', 'ftp://noorvista.in', 'https://noorvista.in/site', 'https://'])(
  'refuses %j as SITE_URL in one sentence',
  given => {
    expect(siteUrlFault(given)).toMatch(new RegExp(`^SITE_URL must read https://.* and is "${given}"\\.$`))
  },
)

it('a build for a public site needs the key of the forms, and one for this machine does not', () => {
  const SITE_URL = 'https://www.noorvista.in'
  const NEXT_SERVER_ACTIONS_ENCRYPTION_KEY = 'a2V5'
  expect(buildFault({ SITE_URL })).toMatch(/^NEXT_SERVER_ACTIONS_ENCRYPTION_KEY must be set .*\.$/)
  expect(buildFault({ SITE_URL, NEXT_SERVER_ACTIONS_ENCRYPTION_KEY })).toBeUndefined()
  expect(buildFault({ SITE_URL: 'http://localhost:3000' })).toBeUndefined()
  expect(buildFault({ SITE_URL: 'noorvista.in' })).toBe(siteUrlFault('noorvista.in'))
})
