/**
 * The integer square and cube roots behind SHA-256's constants: the first 32 bits of the fractional part (FIPS 180-4).
 */
const toFraction = (value: number): number => Math.floor((value - Math.floor(value)) * 2 ** 32) | 0;

const listPrimes = (count: number): number[] => {
  const primes: number[] = [];
  for (let candidate = 2; primes.length < count; candidate++)
    if (primes.every((prime) => candidate % prime !== 0)) primes.push(candidate);
  return primes;
};

const rotate = (word: number, bits: number): number => (word >>> bits) | (word << (32 - bits));

/** The most characters that one block holds. */
const maxLength = 55;

/** Writes an ASCII text with its padding into the first sixteen words of the schedule. */
const writeBlock = (schedule: Int32Array, text: string): void => {
  if (text.length > maxLength) throw new Error('more than one block');
  schedule.fill(0, 0, 16);
  for (let index = 0; index <= text.length; index++) {
    const byte = index === text.length ? 0x80 : text.charCodeAt(index);
    const word = index >> 2;
    schedule[word] = (schedule[word] ?? 0) | (byte << (24 - 8 * (index & 3)));
  }
  schedule[15] = text.length * 8;
};

/**
 * Creates a function that returns the first 32 bits of the SHA-256 of a short ASCII text. The browser's own hash is
 * missing on pages without https, and its promises cost more than the hash.
 */
export const createBlockHash = (): ((text: string) => number) => {
  const primes = listPrimes(64);
  const roundConstants = Int32Array.from(primes, (prime) => toFraction(Math.cbrt(prime)));
  const initial = Int32Array.from(primes.slice(0, 8), (prime) => toFraction(Math.sqrt(prime)));
  const schedule = new Int32Array(64);
  const at = (words: Int32Array, index: number): number => words[index] ?? 0;
  const expand = (): void => {
    for (let index = 16; index < 64; index++) {
      const early = at(schedule, index - 15);
      const late = at(schedule, index - 2);
      const sigma0 = rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3);
      const sigma1 = rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10);
      schedule[index] = at(schedule, index - 16) + sigma0 + at(schedule, index - 7) + sigma1;
    }
  };
  return (text) => {
    writeBlock(schedule, text);
    expand();
    let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = initial;
    for (let index = 0; index < 64; index++) {
      const sum1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
      const choice = (e & f) ^ (~e & g);
      const first = (h + sum1 + choice + at(roundConstants, index) + at(schedule, index)) | 0;
      const sum0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
      const majority = (a & b) ^ (a & c) ^ (b & c);
      h = g;
      g = f;
      f = e;
      e = (d + first) | 0;
      d = c;
      c = b;
      b = a;
      a = (first + sum0 + majority) | 0;
    }
    return (at(initial, 0) + a) | 0;
  };
};
