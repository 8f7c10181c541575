import { foldCase } from '@inkstone/base';
import { hash, randomBytes } from 'node:crypto';

// Crockford's base 32: without characters that look alike.
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';
const codeBytes = 16;
const groupLength = 5;

const toBase32 = (bytes: Uint8Array): string => {
  let text = '';
  let [bits, count] = [0, 0];
  for (const byte of bytes) {
    bits = ((bits << 8) | byte) & 0xffff;
    count += 8;
    for (; count >= 5; count -= 5) text += alphabet[(bits >> (count - 5)) & 31];
  }
  return count > 0 ? text + alphabet[(bits << (5 - count)) & 31] : text;
};

/** A first code: 128 random bits in groups of five, such as `7k2mq-…`. */
export const newFirstCode = (): string =>
  toBase32(randomBytes(codeBytes))
    .match(new RegExp(`.{1,${groupLength}}`, 'g'))
    ?.join('-') ?? '';

/** The code as it is stored: it is random enough for a fast hash. Case, spaces, hyphens and look-alikes do not count. */
export const hashFirstCode = (code: string): Buffer => {
  const typed = foldCase(code)
    .replaceAll(/[^0-9a-z]/g, '')
    .replaceAll('o', '0')
    .replaceAll(/[il]/g, '1');
  return hash('sha256', typed, 'buffer');
};
