import { expect, it } from 'vitest'
import { readForwardedFor } from './client-address'

it.each([
  ['198.51.100.7, 203.0.113.1', 0, '203.0.113.1', '203.0.113.1/32'],
  ['203.0.113.1,198.51.100.7,10.0.0.1', 2, '198.51.100.7', '198.51.100.7/32'],
  ['198.51.100.7', 2, '198.51.100.7', '198.51.100.7/32'], // it bypassed the proxies
  ['::ffff:198.51.100.7', 0, '198.51.100.7', '198.51.100.7/32'],
  ['198.51.100.7:4711', 0, '198.51.100.7', '198.51.100.7/32'],
  ['2001:0DB8:0:00a::1', 0, '2001:db8:0:a::/64', '2001:db8::/48'],
  ['[2001:db8:1:a:1:2:3:4]:443', 0, '2001:db8:1:a::/64', '2001:db8:1::/48'],
  ['fe80::a%eth0', 0, 'fe80::/64', 'fe80::/48'],
  [null, 0, 'unknown', 'unknown/32'],
  ['203.0.113.1, _hidden', 1, 'unknown', 'unknown/32'],
])('X-Forwarded-For %j behind %i proxies is counted as %j', (header, hops, subscriber, block) => {
  const protocol = subscriber.includes(':') ? 'IPv6' : 'IPv4'
  expect(readForwardedFor(header, hops)).toEqual({ subscriber, block, protocol })
})
