import { expect, it, vi } from 'vitest'
import { checkSiteEnv, readBuildEnv, readNotifyEnv, readSiteEnv } from './env'
import { setEnv } from '@/lib/test/env'

it.each([
  ['SITE_URL', readSiteEnv, 'www.hush.in', 'must be an origin, such as https://www.noorvista'],
  ['SITE_URL', readSiteEnv, 'https://https://www.hush.in', 'must be an origin'],
  ['SITE_URL', readSiteEnv, 'https://www.hush.in/', 'must be an origin'],
  ['SITE_URL', readSiteEnv, 'https://www.hush.in/path', 'must be an origin'],
  ['SITE_URL', readSiteEnv, 'https://hush', 'must be an origin'],
  ['TRUSTED_PROXY_HOPS', readSiteEnv, 'hush', 'must be the number of your proxies'],
  ['DATABASE_URL', readSiteEnv, 'hush:5432', 'must have the form postgres://user:password@'],
  [
    'SMTP_URL',
    readNotifyEnv,
    'mail.hush.in',
    'is missing or wrong. It must have the form smtps://user:password@',
  ],
  ['SMTP_TO', readNotifyEnv, 'Hush <a@hush.in>', 'must be email addresses without names'],
  ['SMTP_TO', readNotifyEnv, ' ', 'must be email addresses without names'],
  ['ALERT_TO', readNotifyEnv, ',', 'must be email addresses without names'],
  ['SMTP_FROM', readNotifyEnv, 'hush@studio.example, b@hush.in', 'must be one email address'],
  ['NEXT_SERVER_ACTIONS_ENCRYPTION_KEY', readBuildEnv, 'hush', 'must be 32 bytes in base64'],
])('a wrong %s is reported with an example and not quoted', (name, read, value, say) => {
  setEnv('SMTP_URL', 'smtps://a:b@mail.example:465')
  expect(read).not.toThrow()
  setEnv(name, value)
  expect(read).toThrow(new RegExp(`^${name} ${say}(?!.*hush)`))
})

it('the site refuses to start without DATABASE_URL and says why', () => {
  const exit = vi.spyOn(process, 'exit').mockImplementation(() => undefined as never)
  const error = vi.spyOn(console, 'error').mockReturnValue()
  setEnv('DATABASE_URL', '')
  checkSiteEnv()
  expect(exit).toHaveBeenCalledWith(1)
  expect(error).toHaveBeenCalledWith(expect.stringContaining('DATABASE_URL is not set'))
})

it.each([
  ['', 1],
  ['1', 0],
])(
  'at the start, TRUSTED_PROXY_HOPS %j causes %i warnings that the limits need it',
  (hops, lines) => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    setEnv('DATABASE_URL', 'postgres://web:x@127.0.0.1/noor_vista')
    setEnv('TRUSTED_PROXY_HOPS', hops)
    checkSiteEnv()
    expect(warn).toHaveBeenCalledTimes(lines)
  },
)

it('an empty variable counts as not set', () => {
  setEnv('SITE_URL', '')
  setEnv('TRUSTED_PROXY_HOPS', '')
  expect(readSiteEnv()).toEqual({ TRUSTED_PROXY_HOPS: 0, CONFIRMATIONS: false })
  setEnv('TRUSTED_PROXY_HOPS', '2')
  expect(readSiteEnv()).toEqual({ TRUSTED_PROXY_HOPS: 2, CONFIRMATIONS: false })
})

it.each(['https://www.noorvista.in', 'http://site:3000', 'http://[::1]:3000', 'https://नूर.भारत'])(
  'SITE_URL may be %s',
  address => {
    setEnv('SITE_URL', address)
    expect(readSiteEnv().SITE_URL).toBe(address)
  },
)

it('the environment is parsed once', () => {
  setEnv('TRUSTED_PROXY_HOPS', '2')
  const env = readSiteEnv()
  vi.stubEnv('TRUSTED_PROXY_HOPS', '3')
  expect(readSiteEnv()).toBe(env)
})
