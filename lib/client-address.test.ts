import { expect, it } from 'vitest'
import { clientAddress, trustedHops } from './client-address'

it.each([
  ['the address of the connection, which Next writes where no proxy is', '198.51.100.7', 0, '198.51.100.7'],
  ['the last entry, which can be forged where no proxy is trusted', '198.51.100.7, 203.0.113.1', 0, '203.0.113.1'],
  ['whom the proxy has heard', '198.51.100.7', 1, '198.51.100.7'],
  [
    'whom the proxy has heard, whatever the client says of itself',
    '203.0.113.1, 203.0.113.2, 198.51.100.7',
    1,
    '198.51.100.7',
  ],
  ['whom the outer of two proxies has heard', '203.0.113.1,198.51.100.7,10.0.0.1', 2, '198.51.100.7'],
  ['what there is, where a request came past the proxies', '198.51.100.7', 2, '198.51.100.7'],
  ['an IPv4 address written as an IPv6 one', '::ffff:198.51.100.7', 0, '198.51.100.7'],
  ['an address with its port', '198.51.100.7:4711', 0, '198.51.100.7'],
  ['the network of an IPv6 address', '2001:0DB8:0:00a::1', 0, '2001:db8:0:a::/64'],
  ['the same network of a neighbour with a port', '[2001:db8:0:a:1:2:3:4]:443', 0, '2001:db8:0:a::/64'],
  ['the loopback network', '::1', 0, '0:0:0:0::/64'],
  ['nothing where there is nothing', null, 0, null],
  ['nothing where there is no address', 'unknown', 0, null],
])('reads %s', (_, header, hops, address) => {
  expect(clientAddress(header, hops)).toBe(address)
})

it('trusts no proxy without a number in TRUSTED_PROXY_HOPS', () => {
  expect([undefined, '', '1', '2', '-1', 'one', '1.5', '999'].map(trustedHops)).toEqual([0, 0, 1, 2, 0, 0, 0, 0])
})
