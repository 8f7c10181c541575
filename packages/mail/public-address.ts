import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';

// Loopback, private, link-local, shared, documentation and multicast ranges (IANA special-purpose address registries).
const reserved = new BlockList();
for (const [net, prefix] of [
  ...([
    ['0.0.0.0', 8],
    ['10.0.0.0', 8],
    ['100.64.0.0', 10],
    ['127.0.0.0', 8],
    ['169.254.0.0', 16],
  ] as const),
  ...([
    ['172.16.0.0', 12],
    ['192.0.0.0', 24],
    ['192.0.2.0', 24],
    ['192.168.0.0', 16],
    ['198.18.0.0', 15],
  ] as const),
  ...([
    ['198.51.100.0', 24],
    ['203.0.113.0', 24],
    ['224.0.0.0', 3],
  ] as const),
] as const)
  reserved.addSubnet(net, prefix, 'ipv4');

// In IPv6 only the global unicast range is public, without the ranges that carry or stand for other addresses.
const globalUnicast = new BlockList();
globalUnicast.addSubnet('2000::', 3, 'ipv6');
for (const [net, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  reserved.addSubnet(net, prefix, 'ipv6');

/** Whether an IP address is one of the public internet. */
export const isPublicAddress = (address: string): boolean => {
  const family = isIP(address);
  if (family === 4) return !reserved.check(address, 'ipv4');
  return family === 6 && globalUnicast.check(address, 'ipv6') && !reserved.check(address, 'ipv6');
};

/** A host whose name leads into the own machine or network, where addresses from the browser may not reach. */
export class PrivateAddressError extends Error {
  override name = 'PrivateAddressError';
  readonly code = 'EPRIVATE';
}

/**
 * The IP address to connect to: looked up once, so that the name cannot lead elsewhere between check and connection.
 * Throws `PrivateAddressError` where any of its addresses is not public, unless private ones are allowed.
 */
export const resolveAddress = async (host: string, { allowsPrivate }: { allowsPrivate: boolean }): Promise<string> => {
  const addresses = await lookup(host, { all: true });
  if (!allowsPrivate && !addresses.every(({ address }) => isPublicAddress(address)))
    throw new PrivateAddressError(`${host} leads to a private address.`);
  const [first] = addresses;
  if (!first) throw new Error(`${host} has no address.`);
  return first.address;
};
