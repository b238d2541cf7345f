import { expect, test } from 'vitest'
import { networkOf } from './network.ts'

test('an IPv4 address counts for itself, an IPv6 address for its /64, however they are written', () => {
  expect(networkOf('198.51.100.7')).toBe('198.51.100.7')
  expect(networkOf('::ffff:198.51.100.7')).toBe('198.51.100.7')
  for (const address of ['2001:db8:1:2::7', '2001:0DB8:0001:0002:ffff:0:0:1', '2001:db8:1:2:3:4:5:6'])
    expect(networkOf(address), address).toBe('2001:db8:1:2::/64')
  expect(networkOf('2001:db8::1')).toBe('2001:db8:0:0::/64')
  expect(networkOf('::1')).toBe('0:0:0:0::/64')
  expect(networkOf('fe80::1%eth0')).toBe('fe80:0:0:0::/64')
})
