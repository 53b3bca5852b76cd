import { expect, it } from 'vitest'
import { siteUrlFault } from './site-url'

it.each([undefined, '', 'https://www.noorvista.in', 'http://localhost:3000/'])('takes %j as SITE_URL', given => {
  expect(siteUrlFault(given)).toBeUndefined()
})

it.each(['foo', 'www.noorvista.in', 'localhost:3000', 'ftp://noorvista.in', 'https://noorvista.in/site', 'https://'])(
  'refuses %j as SITE_URL in one sentence',
  given => {
    expect(siteUrlFault(given)).toMatch(new RegExp(`^SITE_URL must read https://.* and is "${given}"\\.$`))
  },
)
