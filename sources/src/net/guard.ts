import { BlockList, isIP } from 'node:net'

/**
 * Ranges of IPv4 that are no public host: private, loopback, link-local, shared, documentation, multicast, reserved
 * (IANA special-purpose registry).
 */
const notPublic4: readonly [string, number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
]
/** Of the global unicast 2000::/3, what leads elsewhere: protocol assignments with Teredo, documentation, 6to4. */
const notPublic6: readonly [string, number][] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
]

const blocked = new BlockList()
for (const [net, prefix] of notPublic4) blocked.addSubnet(net, prefix, 'ipv4')
for (const [net, prefix] of notPublic6) blocked.addSubnet(net, prefix, 'ipv6')
const global6 = new BlockList()
global6.addSubnet('2000::', 3, 'ipv6')

const webPorts: ReadonlySet<number> = new Set([80, 443, 8080, 8443])

/**
 * Where the server may fetch from: a public address at a usual port of the web. Addresses of IPv4 written as IPv6 are
 * refused.
 */
export function publicPlace(address: string, port: number): boolean {
  if (!webPorts.has(port)) return false
  if (isIP(address) === 4) return !blocked.check(address, 'ipv4')
  return isIP(address) === 6 && global6.check(address, 'ipv6') && !blocked.check(address, 'ipv6')
}

/**
 * The same, and the hosts that whoever runs the product allows, each `host` or `host:port`. Only the host as written in
 * the address counts: a public name that leads to a private place stays refused.
 */
export function placesWith(allowHosts: readonly string[]): (address: string, port: number, host: string) => boolean {
  const allowed = new Set(allowHosts.map((host) => host.toLowerCase()))
  return (address, port, host) =>
    allowed.has(host) ||
    allowed.has(`${host}:${port}`) ||
    allowed.has(`[${host}]:${port}`) ||
    publicPlace(address, port)
}
