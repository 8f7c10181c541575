import { foldAccents, foldCase } from '@inkstone/base';
import { contractionOf } from './contractions.ts';
import { basesOf } from './inflections.ts';
import { irregularBases } from './irregular.ts';
import { numberWordOf } from './number-words.ts';
import { shardFolder, shardOf, type PartCode, type Shard, type ShardWord } from './shards.ts';

/** What a word means as one part of speech. */
export interface WordPart {
  part: 'noun' | 'verb' | 'adjective' | 'adverb' | '';
  /** In English, the most usual meaning first; empty where the sources have none. */
  en: readonly string[];
  /** The Chinese words for it, the plainest first; empty where the sources have none. */
  zh: readonly string[];
}

/** What the dictionary says of a word. */
export interface Found {
  /** The word in its dictionary form. */
  word: string;
  /** The most used part of speech first. */
  parts: readonly WordPart[];
  /** Other words that the form may belong to: `running` finds run, and running itself. */
  also: readonly string[];
}

/** Fetches a shard by its name; rejects where it cannot be had. */
export type FetchShard = (name: string) => Promise<Shard>;

const partNames = { n: 'noun', v: 'verb', a: 'adjective', r: 'adverb', '': '' } as const satisfies Record<
  PartCode,
  WordPart['part']
>;

interface Candidate {
  word: string;
  kept: ShardWord;
}

// Met so often, a regular form is a word of its own: building, meeting, limited.
const oftenMet = 20;

const isCompared = ([, parts]: ShardWord): boolean => parts.some(([part]) => part === 'a' || part === 'r');

const plain = (asked: string): string =>
  foldAccents(foldCase(asked)).replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}.]+$/gu, '');

/** A form as it may stand in the dictionary: with the points of an abbreviation, without, and without a hyphen. */
const spellingsOf = (form: string): string[] => {
  const bare = form.replace(/\.+$/, '');
  const isAbbreviation = bare.includes('.') || form.endsWith('.');
  const spellings = isAbbreviation ? [`${bare}.`, bare, bare.replaceAll('.', '')] : [bare, bare.replaceAll('-', '')];
  return [...new Set(spellings)].filter(Boolean);
};

const inOrder = (asked: string, found: readonly Candidate[]): readonly Candidate[] => {
  const own = found.find(({ word }) => word === asked);
  const [best] = found.filter((one) => one !== own).toSorted((a, b) => b.kept[0] - a.kept[0]);
  if (!own || !best) return found;
  const rest = found.filter((one) => one !== own && one !== best);
  const isForm = irregularBases(asked).includes(best.word) || /e[rs]t?$/.test(asked);
  const staysItself = own.kept[0] >= best.kept[0] || (own.kept[0] >= oftenMet && !isForm);
  return staysItself ? [own, best, ...rest] : [best, own, ...rest];
};

const shownAs = ({ word, kept: [, parts, spelling] }: Candidate, also: readonly string[]): Found => ({
  word: spelling ?? word,
  parts: parts.map(([part, en, zh]) => ({ part: partNames[part], en, zh })),
  also,
});

/** Looks a word up, in whatever form it stands in a text; null where the dictionary does not know it. */
export const lookUpIn = async (fetchShard: FetchShard, asked: string): Promise<Found | null> => {
  const whole = plain(asked);
  const made = contractionOf(whole) ?? numberWordOf(whole);
  if (made) return made;
  const spellings = spellingsOf(whole);
  const form = whole.replace(/\.+$/, '');
  const words = [...spellings.map((word) => ({ word, compares: false })), ...basesOf(form)];
  const names = [...new Set(words.flatMap(({ word }) => shardOf(word) ?? []))];
  const shards = new Map(await Promise.all(names.map(async (name) => [name, await fetchShard(name)] as const)));
  const found = words.flatMap(({ word, compares }): Candidate[] => {
    const shard = shards.get(shardOf(word) ?? '');
    const kept = shard && Object.hasOwn(shard, word) ? shard[word] : undefined;
    // A traveler is no traveling to a higher degree.
    return kept && (!compares || isCompared(kept)) ? [{ word, kept }] : [];
  });
  const own = spellings.find((word) => found.some((candidate) => candidate.word === word)) ?? form;
  const [first, ...others] = inOrder(own, found);
  return first
    ? shownAs(
        first,
        others.map(({ word }) => word),
      )
    : null;
};

const fetched = new Map<string, Promise<Shard>>();

const fetchFromServer: FetchShard = (name) => {
  const known = fetched.get(name);
  if (known) return known;
  const coming = fetch(`/${shardFolder}/${name}.json`).then(async (response): Promise<Shard> => {
    // No shard of that name: no word begins so.
    if (response.status === 404) return {};
    if (!response.ok) throw new Error(`The dictionary answered ${response.status}.`);
    return (await response.json()) as Shard;
  });
  fetched.set(name, coming);
  coming.catch(() => fetched.delete(name));
  return coming;
};

/** Looks a word up in the dictionary that the web app brings along; rejects without the network. */
export const lookUp = (asked: string): Promise<Found | null> => lookUpIn(fetchFromServer, asked);
