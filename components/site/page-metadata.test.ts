import { expect, it, vi } from 'vitest'
import { setEnv } from '@/lib/test/env'

it.each([
  ['allowed', { index: false }, false],
  ['', { 'max-image-preview': 'large' }, true],
])('with PLACEHOLDERS=%s robots get %o, full site map: %s', async (allowed, told, listed) => {
  setEnv('PLACEHOLDERS', allowed)
  vi.resetModules()
  const { robots } = await import('./page-metadata')
  const { default: sitemap } = await import('@/app/sitemap')
  expect(robots).toEqual(told)
  expect(sitemap().length > 0).toBe(listed)
})
