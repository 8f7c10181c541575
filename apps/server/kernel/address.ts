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
 * What limits by address count by: an IPv4 address, or the /64 network of an IPv6 one, within which anybody may take
 * as many addresses as there are grains of sand. A connection that was closed meanwhile has none: an empty word.
 */
export const toNetwork = (address: string | undefined): string => {
  const plain = ((address ?? '').split('%')[0] ?? '').toLowerCase();
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(plain)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(plain)) return plain;
  const groups = expandIpv6(plain).slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
};
