import { foldAccents, foldCharacters } from '@inkstone/base';
import { findContraction } from './contractions.ts';
import type { DictionaryEntry, WordPart } from './entry.ts';
import { findBases } from './inflections.ts';
import { irregularBases } from './irregular.ts';
import { findNumberWord } from './number-words.ts';
import { shardFolder, shardNameFor, type PartCode, type Shard, type ShardWord } from './shards.ts';

export type { DictionaryEntry } from './entry.ts';

/** Fetches a shard by name; rejects on failure. */
export type FetchShard = (name: string) => Promise<Shard>;

const partNames = { n: 'noun', v: 'verb', a: 'adjective', r: 'adverb', '': '' } as const satisfies Record<
  PartCode,
  WordPart['part']
>;

interface Candidate {
  word: string;
  stored: ShardWord;
  /** Other words that are written with the same letters: March beside march. */
  homographs: readonly ShardWord[];
}

// A regular form with at least so many uses is a word of its own: building, meeting, limited.
const frequentUses = 20;

const isComparable = ([, parts]: ShardWord): boolean => parts.some(([part]) => part === 'a' || part === 'r');

const hasChinese = ([, parts]: ShardWord): boolean => parts.some(([, , zh]) => zh.length > 0);

const normalize = (query: string): string =>
  foldAccents(foldCharacters(query))
    .trim()
    .replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}.]+$/gu, '');

/** Spellings to look up: with the points of an abbreviation, without them, and without hyphens. */
const toSpellings = (form: string): string[] => {
  const bare = form.replace(/\.+$/, '');
  const isAbbreviation = bare.includes('.') || form.endsWith('.');
  const spellings = [
    ...(isAbbreviation ? [`${bare}.`, bare, bare.replaceAll('.', '')] : [bare]),
    bare.replaceAll('-', ''),
  ];
  return [...new Set(spellings)].filter(Boolean);
};

/**
 * A word that is written as an abbreviation, with points inside it (p.m., A.D.), is no other word of the same letters. A
 * point behind it may end the sentence, so Dec. goes only before words that are rarely used.
 */
const rankAbbreviation = (written: string, candidates: readonly Candidate[]): readonly Candidate[] | null => {
  const [spelling] = toSpellings(written.toLowerCase());
  const own = candidates.find(({ word, stored }) => word === spelling && hasChinese(stored));
  if (!own?.word.endsWith('.')) return null;
  const others = candidates.filter((candidate) => candidate !== own);
  const isInner = own.word.slice(0, -1).includes('.');
  const isRare = others.every(({ stored: [uses] }) => uses < frequentUses);
  return isInner || (own.stored[2] === written && isRare) ? [own, ...others] : null;
};

const rankCandidates = (query: string, candidates: readonly Candidate[]): readonly Candidate[] => {
  const own = candidates.find(({ word }) => word === query);
  const [best] = candidates.filter((candidate) => candidate !== own).toSorted((a, b) => b.stored[0] - a.stored[0]);
  if (!own || !best) return candidates;
  const rest = candidates.filter((candidate) => candidate !== own && candidate !== best);
  const isForm = irregularBases(query).includes(best.word) || /e[rs]t?$/.test(query);
  const staysItself = own.stored[0] >= best.stored[0] || (own.stored[0] >= frequentUses && !isForm);
  return staysItself ? [own, best, ...rest] : [best, own, ...rest];
};

/**
 * Words of the same letters, the one that is meant first. A capital letter may only begin a sentence: Young is the
 * adjective, since no Chinese name is known for the other, but March is the month, and WHO is no pronoun.
 */
const rankHomographs = (written: string, homographs: readonly ShardWord[]): readonly ShardWord[] => {
  const same = homographs.find(([, , spelling]) => spelling === written);
  const [common, ...names] = homographs;
  if (same && hasChinese(same)) return [same, ...homographs.filter((homograph) => homograph !== same)];
  // Nobody who writes i means the adjective.
  const better =
    common && !hasChinese(common) ? names.find((name) => hasChinese(name) && name[0] > common[0]) : undefined;
  const first = better ?? common;
  return first ? [first, ...homographs.filter((homograph) => homograph !== first)] : [];
};

const toEntry = ({ word, stored: [, parts, spelling] }: Candidate, also: readonly string[]): DictionaryEntry => ({
  word: spelling ?? word,
  parts: parts.map(([part, en, zh]) => ({ part: partNames[part], en, zh })),
  relatedWords: also,
});

/** An acronym is no form of another word: AIDS is not what aids. */
const rankAcronym = (written: string, candidates: readonly Candidate[]): readonly Candidate[] | null => {
  const isAcronym = /^\p{Lu}{2,}$/u.test(written);
  const name = candidates.find(({ stored }) => isAcronym && stored[2] === written && hasChinese(stored));
  return name ? [name, ...candidates.filter((candidate) => candidate !== name)] : null;
};

const withoutPoints = (word: string): string => word.replaceAll('.', '').toLowerCase();

/** Looks up a word in any form; null where the dictionary does not have it. */
export const lookUpIn = async (fetchShard: FetchShard, query: string): Promise<DictionaryEntry | null> => {
  const written = normalize(query);
  const normalized = written.toLowerCase();
  const generated = findContraction(normalized) ?? findNumberWord(normalized);
  if (generated) return generated;
  const spellings = toSpellings(normalized);
  const form = normalized.replace(/\.+$/, '');
  const words = [...spellings.map((word) => ({ word, compares: false })), ...findBases(form)];
  const names = [...new Set(words.flatMap(({ word }) => shardNameFor(word) ?? []))];
  const shards = new Map(await Promise.all(names.map(async (name) => [name, await fetchShard(name)] as const)));
  const candidates = words.flatMap(({ word, compares }): Candidate[] => {
    const shard = shards.get(shardNameFor(word) ?? '');
    const known = shard && Object.hasOwn(shard, word) ? (shard[word] ?? []) : [];
    const [stored, ...homographs] = rankHomographs(written.slice(0, word.length), known);
    // Only adjectives and adverbs have comparatives: a traveler is no degree of traveling.
    return stored && (!compares || isComparable(stored)) ? [{ word, stored, homographs }] : [];
  });
  const own = spellings.find((word) => candidates.some((candidate) => candidate.word === word)) ?? form;
  const [first, ...others] =
    rankAbbreviation(written, candidates) ?? rankAcronym(written, candidates) ?? rankCandidates(own, candidates);
  if (!first) return null;
  const related = [
    ...first.homographs.map(([, , spelling]) => spelling ?? first.word),
    ...others.map(({ word, stored: [, , spelling] }) => spelling ?? word),
  ];
  const headword = first.stored[2] ?? first.word;
  const isOther = (word: string): boolean =>
    headword.includes('.') ? withoutPoints(word) !== withoutPoints(headword) : word !== headword;
  return toEntry(first, [...new Set(related)].filter(isOther));
};

const shardRequests = new Map<string, Promise<Shard>>();

const fetchFromServer: FetchShard = (name) => {
  const known = shardRequests.get(name);
  if (known) return known;
  const request = fetch(`/${shardFolder}/${name}.json`).then(async (response): Promise<Shard> => {
    // There is no such shard: no word begins so.
    if (response.status === 404) return {};
    if (!response.ok) throw new Error(`The dictionary answered ${response.status}.`);
    return (await response.json()) as Shard;
  });
  shardRequests.set(name, request);
  request.catch(() => shardRequests.delete(name));
  return request;
};

/** Looks up a word in the dictionary of the web app; rejects offline. */
export const lookUp = (query: string): Promise<DictionaryEntry | null> => lookUpIn(fetchFromServer, query);
