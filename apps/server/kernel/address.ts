import { isIPv6 } from 'node:net';

/** The eight groups of an IPv6 address, its `::` filled with zeros. */
const expandIpv6 = (address: string): string[] => {
  const [head = '', tail] = address.split('::');
  const before = head === '' ? [] : head.split(':');
  if (tail === undefined) return before;
  const after = tail === '' ? [] : tail.split(':');
  return [...before, ...Array.from({ length: 8 - before.length - after.length }, () => '0'), ...after];
};

/**
 * The key for rate limits by address: an IPv4 address, or the /64 network of an IPv6 address, since one client may use
 * any address within it. Empty where the connection is already closed.
 */
export const toNetwork = (address: string | undefined): string => {
  const plain = ((address ?? '').split('%')[0] ?? '').toLowerCase();
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(plain)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(plain)) return plain;
  const groups = expandIpv6(plain).slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
};
