import { expect, it } from 'vitest'
import { checkSettings } from './launch-settings'

const right = {
  SITE_URL: 'https://www.noorvista.in',
  NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: Buffer.alloc(32).toString('base64'),
  TRUSTED_PROXY_HOPS: '1',
}
const faultsOf = (environment: Record<string, string | undefined>) =>
  checkSettings(environment).flatMap(({ subject, fault }) => (fault ? `${subject}: ${fault}` : []))

it('finds no fault in correct settings', () => {
  expect(faultsOf(right)).toEqual([])
})

it.each([
  [{ SITE_URL: undefined }, /^SITE_URL: it is not set$/],
  [{ SITE_URL: 'http://www.noorvista.in' }, /^SITE_URL: it is not https$/],
  [{ SITE_URL: 'https://www.noorvista.example' }, /^SITE_URL: www\.noorvista\.example is not public$/],
  [{ SITE_URL: 'https://localhost:3000' }, /^SITE_URL: localhost is not public$/],
  [{ NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: 'c2hvcnQ=' }, /32 bytes/],
  [{ NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: undefined }, /^The key of the forms: it is not set$/],
  [{ TRUSTED_PROXY_HOPS: undefined }, /^TRUSTED_PROXY_HOPS: it is not set/],
  [{ TRUSTED_PROXY_HOPS: '0' }, /^TRUSTED_PROXY_HOPS: it is 0/],
])('finds what is wrong with %j', (changed, fault) => {
  expect(faultsOf({ ...right, ...changed })).toEqual([expect.stringMatching(fault)])
})
