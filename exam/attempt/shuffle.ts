/** Hashes a text to a 32-bit seed (xmur3). */
function hashSeed(text: string): number {
  let hash = 1779033703 ^ text.length;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 3432918353);
    hash = (hash << 13) | (hash >>> 19);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 2246822507);
  hash = Math.imul(hash ^ (hash >>> 13), 3266489909);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** Pseudo-random numbers in [0, 1), deterministic for a seed (mulberry32). */
export function createSeededRandom(seed: number): () => number {
  let at = seed;
  return () => {
    at = (at + 0x6d2b79f5) | 0;
    let mixed = Math.imul(at ^ (at >>> 15), 1 | at);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Pseudo-random numbers in [0, 1), the same for the same text. */
export const createRandom = (seed: string): (() => number) => createSeededRandom(hashSeed(seed));

/**
 * Shuffles items deterministically by a seed, made of the ids of the attempt and the question, so that a reload shows
 * the same order.
 */
export function shuffleBySeed<Item>(items: readonly Item[], seed: string): Item[] {
  const next = createRandom(seed);
  const keyed = items.map((item, index) => ({ item, index, key: next() }));
  return keyed.toSorted((a, b) => a.key - b.key || a.index - b.index).map(({ item }) => item);
}
