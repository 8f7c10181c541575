/** One part of speech of a word: code, English glosses, Chinese words. */
export type ShardPart = readonly [part: PartCode, en: readonly string[], zh: readonly string[]];

/** A word in a shard: number of uses, parts of speech, and its spelling where it is not lower case. */
export type ShardWord = readonly [uses: number, parts: readonly ShardPart[], spelling?: string];

/** The words of a shard by lower-case spelling; march and March are two words, the one in lower case first. */
export type Shard = Readonly<Record<string, readonly ShardWord[]>>;

/** n noun, v verb, a adjective, r adverb, '' unknown. */
export type PartCode = 'n' | 'v' | 'a' | 'r' | '';

/** The version of the dictionary data; part of the shards' URLs, which are cached as immutable. */
export const edition = 'wordnet-3.1.14-cedict-20251213-6';

/** The path of the shards on the web server. */
export const shardFolder = `assets/dictionary-${edition}`;

// Prefixes with too many words for one file; the build fails where one is missing here.
const crowdedPrefixes: ReadonlySet<string> = new Set([
  ...['ca', 'co', 'de', 'di', 'in', 'ma', 'pa', 'pr', 're', 'st', 'un'],
]);

// Abbreviations contain points, ordinals and names such as covid-19 digits; a number alone is no word.
const letters = /^(?=.*[a-z])[a-z0-9][a-z0-9.'-]*$/;

/** The shard of a word; null for text that is not an English word. */
export const shardNameFor = (word: string): string | null => {
  if (!letters.test(word)) return null;
  const plain = word.replaceAll(/[.'-]/g, '');
  if (/^\d/.test(plain)) return '0';
  const two = plain.slice(0, 2);
  return crowdedPrefixes.has(two) ? plain.slice(0, 3) : two;
};
