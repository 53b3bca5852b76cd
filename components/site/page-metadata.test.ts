import { expect, it, vi } from 'vitest'
import { setEnv } from '@/lib/test/env'

it.each([
  ['allowed', { index: false }, false],
  ['', { 'max-image-preview': 'large' }, true],
])(
  'only a trial site hides from search engines (PLACEHOLDERS=%j)',
  async (placeholders, robotsTag, hasPages) => {
    setEnv('PLACEHOLDERS', placeholders)
    vi.resetModules()
    const { robots } = await import('./page-metadata')
    const { default: sitemap } = await import('@/app/sitemap')
    expect(robots).toEqual(robotsTag)
    expect(sitemap().length > 0).toBe(hasPages)
  },
)
