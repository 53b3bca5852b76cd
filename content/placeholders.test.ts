import { expect, it } from 'vitest'
import { placeholders, publishingFault } from './placeholders'

it.each([
  [{ SITE_URL: 'https://noorvista.in' }, ['picture hero'], /picture hero/],
  [{ SITE_URL: 'https://noorvista.in', PLACEHOLDERS: 'allowed' }, ['picture hero'], /^$/],
  [{ SITE_URL: 'http://localhost:3000' }, ['picture hero'], /^$/],
  [{ SITE_URL: 'https://noorvista.in' }, [], /^$/],
])('a build for %o with %o says %s', (env, found, words) => expect(publishingFault(env, found) ?? '').toMatch(words))

it.each(['+91 12345 67890', 'studio@noorvista.example', 'picture hero', 'testimonial: The groom', 'Privacy Policy'])(
  '%s is named as a placeholder',
  name => expect(placeholders()).toContain(name),
)
