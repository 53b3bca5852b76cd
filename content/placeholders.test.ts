import { expect, it } from 'vitest'
import { isTrial, placeholders, publishingFault } from './placeholders'

const env = { SITE_URL: 'https://noorvista.in', NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: 'a2V5' }
it.each([
  ['a placeholder by name', env, ['picture hero'], /picture hero/],
  [
    'no placeholder with PLACEHOLDERS=allowed',
    { ...env, PLACEHOLDERS: 'allowed' },
    ['picture hero'],
    /^$/,
  ],
  [
    'no placeholder for a local address',
    { SITE_URL: 'http://localhost:3000' },
    ['picture hero'],
    /^$/,
  ],
  [
    'a missing action key',
    { SITE_URL: env.SITE_URL, PLACEHOLDERS: 'allowed' },
    [],
    /^NEXT_SERVER_ACTIONS_ENCRYPTION_KEY must be set/,
  ],
])('a build reports %s', (_, env, found, words) =>
  expect(publishingFault(env, found) ?? '').toMatch(words),
)

it('everything that is not the studio’s own counts as a placeholder, nothing else', () => {
  const own = {
    contact: ['+91 98290 11223', 'us@noorvista.in'],
    colleague: { name: 'Arjun Mehta', phone: '+91 98290 11224' },
    pictures: { hero: {} },
    testimonials: [],
    articles: [{ slug: 'the-grammar-of-light' }],
    legal: [],
  }
  expect(placeholders(own)).toEqual([])
  expect(isTrial({ PLACEHOLDERS: 'allowed' }, [])).toBe(false)
  const borrowed = {
    contact: ['+91 12345 67890', 'studio@noorvista.example'],
    colleague: { name: 'Arjun Example', phone: '+91 12345 67890' },
    pictures: { hero: { placeholder: true as const } },
    testimonials: [{ sample: true, author: 'The groom' }],
    articles: [{ sample: true as const, slug: 'color-as-memory' }],
    legal: [{ label: 'Privacy Policy' }],
  }
  const names = [
    '+91 12345 67890',
    'studio@noorvista.example',
    'colleague: Arjun Example, +91 12345 67890',
    'picture hero',
    'testimonial: The groom',
    'article color-as-memory',
    'Privacy Policy',
  ]
  expect(placeholders(borrowed)).toEqual(names)
})
