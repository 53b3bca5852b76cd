import { expect, it } from 'vitest'
import { isTrial, placeholders, publishingFault } from './placeholders'

const env = { SITE_URL: 'https://noorvista.in', NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: 'a2V5' }
it.each([
  [env, ['picture hero'], /picture hero/],
  [{ ...env, PLACEHOLDERS: 'allowed' }, ['picture hero'], /^$/],
  [{ SITE_URL: 'http://localhost:3000' }, ['picture hero'], /^$/],
  [
    { SITE_URL: env.SITE_URL, PLACEHOLDERS: 'allowed' },
    [],
    /^NEXT_SERVER_ACTIONS_ENCRYPTION_KEY must be set/,
  ],
])('a build for %o with %o says %s', (env, found, words) =>
  expect(publishingFault(env, found) ?? '').toMatch(words),
)

it('names what is not the studio’s own, and nothing that is', () => {
  const own = {
    contact: ['+91 98290 11223', 'us@noorvista.in'],
    colleague: 'Arjun Mehta',
    pictures: { hero: {} },
    testimonials: [],
    articles: [{ slug: 'the-grammar-of-light' }],
    legal: [],
  }
  expect(placeholders(own)).toEqual([])
  expect(isTrial({ PLACEHOLDERS: 'allowed' }, [])).toBe(false)
  const borrowed = {
    contact: ['+91 12345 67890', 'studio@noorvista.example'],
    colleague: 'Arjun Example',
    pictures: { hero: { placeholder: true as const } },
    testimonials: [{ sample: true, author: 'The groom' }],
    articles: [{ sample: true as const, slug: 'color-as-memory' }],
    legal: [{ label: 'Privacy Policy' }],
  }
  const names = [
    '+91 12345 67890',
    'studio@noorvista.example',
    'colleague: Arjun Example',
    'picture hero',
    'testimonial: The groom',
    'article color-as-memory',
    'Privacy Policy',
  ]
  expect(placeholders(borrowed)).toEqual(names)
})
