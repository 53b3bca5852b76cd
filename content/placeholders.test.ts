import { expect, it } from 'vitest'
import { placeholders, publishingFault } from './placeholders'

const env = { SITE_URL: 'https://noorvista.in', NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: 'a2V5' }
it.each([
  [env, ['picture hero'], /picture hero/],
  [{ ...env, PLACEHOLDERS: 'allowed' }, ['picture hero'], /^$/],
  [{ SITE_URL: 'http://localhost:3000' }, ['picture hero'], /^$/],
  [env, [], /^$/],
  [{ SITE_URL: env.SITE_URL, PLACEHOLDERS: 'allowed' }, [], /^NEXT_SERVER_ACTIONS_ENCRYPTION_KEY must be set/],
])('a build for %o with %o says %s', (env, found, words) => expect(publishingFault(env, found) ?? '').toMatch(words))

it.each(['+91 12345 67890', 'studio@noorvista.example', 'picture hero', 'testimonial: The groom', 'Privacy Policy'])(
  '%s is named as a placeholder',
  name => expect(placeholders()).toContain(name),
)
