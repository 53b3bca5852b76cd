import { expect, it } from 'vitest'
import { clientAddress } from './client-address'

it.each([
  ['198.51.100.7, 203.0.113.1', 0, '203.0.113.1'],
  ['203.0.113.1,198.51.100.7,10.0.0.1', 2, '198.51.100.7'],
  ['198.51.100.7', 2, '198.51.100.7'], // it bypassed the proxies
  ['::ffff:198.51.100.7', 0, '198.51.100.7'],
  ['198.51.100.7:4711', 0, '198.51.100.7'],
  ['2001:0DB8:0:00a::1', 0, '2001:db8:0:a::/64'],
  ['[2001:db8:0:a:1:2:3:4]:443', 0, '2001:db8:0:a::/64'],
  ['fe80::a%eth0', 0, 'fe80:0:0:0::/64'],
  [null, 0, 'unknown'],
  ['203.0.113.1, _hidden', 1, 'unknown'],
])('the header %j behind %i proxies gives %j', (header, hops, address) => {
  expect(clientAddress(header, hops)).toBe(address)
})
