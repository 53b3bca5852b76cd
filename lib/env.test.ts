import { expect, it, vi } from 'vitest'
import { readNotifyEnv, readSiteEnv } from './env'

it.each([
  [readSiteEnv, 'SITE_URL', 'www.hush.in', 'must read https://www.noorvista.example.'],
  [readSiteEnv, 'TRUSTED_PROXY_HOPS', 'hush', 'must be the number of your proxies'],
  [readSiteEnv, 'DATABASE_URL', 'hush:5432', 'must read postgres://user:password@'],
  [readNotifyEnv, 'SMTP_URL', 'mail.hush.in', 'must read smtps://user:password@'],
  [readNotifyEnv, 'SMTP_TO', 'Hush <a@hush.in>', 'must read asha@studio.example, '],
  [readNotifyEnv, 'NOTICE_DETAILS', 'hush', 'must be yes or no.'],
])(
  '%o names %s that is wrong, says how it reads, and does not quote it',
  (read, name, value, say) => {
    vi.stubEnv('SMTP_URL', 'smtps://a:b@mail.example:465')
    expect(read).not.toThrow()
    vi.stubEnv(name, value)
    expect(read).toThrow(new RegExp(`^${name} ${say}(?!.*hush)`))
  },
)

it('a variable that compose passes empty is not set', () => {
  vi.stubEnv('SITE_URL', '')
  vi.stubEnv('TRUSTED_PROXY_HOPS', '')
  expect(readSiteEnv()).toEqual({ TRUSTED_PROXY_HOPS: 0 })
  vi.stubEnv('TRUSTED_PROXY_HOPS', '2')
  expect(readSiteEnv()).toEqual({ TRUSTED_PROXY_HOPS: 2 })
})
