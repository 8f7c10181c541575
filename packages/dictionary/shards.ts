/** One part of speech of a word: its code, its glosses in English, its words in Chinese. */
export type ShardPart = readonly [part: PartCode, en: readonly string[], zh: readonly string[]];

/** A word as a shard keeps it: how often it is used, its parts of speech, and its spelling where that is no small letter. */
export type ShardWord = readonly [uses: number, parts: readonly ShardPart[], spelling?: string];

/** The words of a shard by their spelling in small letters. */
export type Shard = Readonly<Record<string, ShardWord>>;

/** n noun, v verb, a adjective, r adverb, '' where the sources do not say. */
export type PartCode = 'n' | 'v' | 'a' | 'r' | '';

/** Says which data lie behind the shards; stands in their address, so that they may be kept for ever. */
export const edition = 'wordnet-3.1.14-cedict-20251213-3';

/** Where the web app serves the shards from. */
export const shardFolder = `assets/dictionary-${edition}`;

// Their words are too many for one file; the build says so when one is missing here.
const crowdedPrefixes: ReadonlySet<string> = new Set([
  ...['ca', 'co', 'de', 'di', 'in', 'ma', 'pa', 'pr', 're', 'st', 'un'],
]);

// Abbreviations have points, ordinals and names such as covid-19 have digits; a number alone is no word.
const letters = /^(?=.*[a-z])[a-z0-9][a-z0-9.'-]*$/;

/** The name of the shard that holds a word; null for what no dictionary of English words holds. */
export const shardNameFor = (word: string): string | null => {
  if (!letters.test(word)) return null;
  const plain = word.replaceAll(/[.'-]/g, '');
  if (/^\d/.test(plain)) return '0';
  const two = plain.slice(0, 2);
  return crowdedPrefixes.has(two) ? plain.slice(0, 3) : two;
};
