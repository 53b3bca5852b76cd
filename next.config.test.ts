import { expect, it, vi } from 'vitest'
import configure from './next.config'

const config = configure('phase-production-server')

it('a browser is told to come by TLS alone where the address of the site is https', async () => {
  const isTold = async (SITE_URL: string) => {
    vi.stubEnv('SITE_URL', SITE_URL)
    const headers = (await config.headers!()).flatMap(rule => rule.headers)
    return headers.find(({ key }) => key === 'Strict-Transport-Security')?.value
  }
  expect(await isTold('https://noorvista.example')).toBe('max-age=63072000')
  expect(await isTold('http://localhost:3000')).toBeUndefined()
})

it('Next reads no longer a form than the site takes', () => {
  expect(config.experimental).toMatchObject({
    serverActions: { bodySizeLimit: '256kb' },
    proxyClientMaxBodySize: '256kb',
  })
})
