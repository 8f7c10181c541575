import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { readCedict, type ChineseTranslations } from './read-cedict.ts';
import { abbreviations, type Abbreviation } from './abbreviations.ts';
import { chosenSenses } from './chosen-senses.ts';
import { functionWords } from './function-words.ts';
import { readWordnet, type EnglishPart } from './read-wordnet.ts';
import { shardNameFor, type Shard, type ShardPart, type ShardWord } from './shards.ts';

const maxShardBytes = 60_000;
// Such a word is explained and not translated.
const offensive = /^\((?:[^)]*\b)?(?:offensive|slur|derogatory|disparaging|obscene)\b|\bethnic slur\b/i;

/** Assigns Chinese verbs to the verb, and other words to the most used other part of speech. */
const withChinese = (parts: readonly EnglishPart[], { verbs, others }: ChineseTranslations): ShardPart[] => {
  const isOnlyVerb = parts.every(({ part }) => part === 'v');
  const firstOther = parts.find(({ part }) => part !== 'v');
  const hasVerb = parts.some(({ part }) => part === 'v');
  return parts.map((englishPart): ShardPart => {
    if (offensive.test(englishPart.glosses[0] ?? '')) return [englishPart.part, englishPart.glosses, []];
    if (englishPart.part === 'v')
      return [englishPart.part, englishPart.glosses, isOnlyVerb && verbs.length === 0 ? others : verbs];
    if (englishPart !== firstOther) return [englishPart.part, englishPart.glosses, []];
    return [englishPart.part, englishPart.glosses, !hasVerb && others.length === 0 ? verbs : others];
  });
};

const none: ChineseTranslations = { verbs: [], others: [], isObscure: false };
const maxChinese = 4;
// WordNet counts no pronouns and no modal verbs; they are used more than any word that it counts.
const functionUses = 10_000;
// A word with so many uses is met more often than a name that WordNet does not have.
const commonUses = 20;

/** Puts the meanings that are chosen by hand before the others, and out of the other parts of speech. */
const withChosen = (spelling: string, parts: readonly ShardPart[]): ShardPart[] => {
  const chosen = parts.map(([part]) => chosenSenses.get(`${spelling}/${part}`) ?? []);
  return parts.map(([part, glosses, zh], index): ShardPart => {
    const own = chosen[index] ?? [];
    const elsewhere = new Set(chosen.flat());
    return [part, glosses, [...own, ...zh.filter((word) => !elsewhere.has(word))].slice(0, maxChinese)];
  });
};

const toParts = (
  spelling: string,
  english: readonly EnglishPart[],
  chinese: ChineseTranslations,
): readonly ShardPart[] =>
  english.length > 0
    ? withChosen(spelling, withChinese(english, chinese))
    : [['', [], [...chinese.others, ...chinese.verbs].slice(0, maxChinese)]];

const countUses = (spelling: string, english: readonly EnglishPart[] = []): number =>
  english.reduce((sum, part) => sum + part.uses, functionWords.has(spelling) ? functionUses : 0);

/** The translations that another part of the word does not have yet. */
const without = (chinese: ChineseTranslations, shown: readonly string[] = []): ChineseTranslations => {
  const isNew = (word: string): boolean => !shown.includes(word);
  return { ...chinese, verbs: chinese.verbs.filter(isNew), others: chinese.others.filter(isNew) };
};

const toShardWord = (
  spelling: string,
  english: readonly EnglishPart[] = [],
  chinese: ChineseTranslations = none,
): ShardWord => {
  const asFunction = functionWords.get(spelling);
  const parts: ShardPart[] = [
    ...(asFunction ? [['', [], asFunction] as const] : []),
    ...(english.length > 0 || !asFunction ? toParts(spelling, english, without(chinese, asFunction)) : []),
  ];
  const uses = countUses(spelling, english);
  return spelling === spelling.toLowerCase() ? [uses, parts] : [uses, parts, spelling];
};

/**
 * The Chinese of each spelling. A name that WordNet writes in another way, and writes in one way only, is that word:
 * CC-CEDICT has Internet, WordNet internet.
 */
const toChineseBySpelling = (
  spellings: ReadonlySet<string>,
  chinese: ReadonlyMap<string, ChineseTranslations>,
): Map<string, ChineseTranslations> => {
  const byLower = Map.groupBy(spellings, (spelling) => spelling.toLowerCase());
  const bySpelling = new Map([...chinese].filter(([word]) => spellings.has(word)));
  for (const [word, translations] of chinese) {
    if (spellings.has(word)) continue;
    const [only, ...others] = byLower.get(word.toLowerCase()) ?? [];
    const isName = word !== word.toLowerCase();
    bySpelling.set(isName && only && others.length === 0 && !bySpelling.has(only) ? only : word, translations);
  }
  return bySpelling;
};

/** The consonants of a word with one sign for s, z and c: the same for colour and color, organise and organize. */
const consonants = (word: string): string =>
  word
    .toLowerCase()
    .replaceAll(/[aeiouy]/g, '')
    .replaceAll(/[zc]/g, 's')
    .replaceAll(/(.)\1+/g, '$1');

/**
 * Another spelling of a word that has all of its senses, and Chinese where this one has none: CC-CEDICT has color, and
 * not colour. Undefined where there is none.
 */
const findVariant = (
  spelling: string,
  english: readonly EnglishPart[],
  chinese: ReadonlyMap<string, ChineseTranslations>,
): string | undefined => {
  const [first, ...others] = english.map(({ synonyms }) => synonyms);
  return first?.find(
    (synonym) =>
      chinese.has(synonym) &&
      synonym[0] === spelling[0] &&
      consonants(synonym) === consonants(spelling) &&
      others.every((synonyms) => synonyms.includes(synonym)),
  );
};

/** The parts of speech of a word in the order of its other spelling, which is the one that WordNet counted. */
const orderedAs = (variant: readonly EnglishPart[], parts: readonly EnglishPart[]): readonly EnglishPart[] =>
  parts.toSorted(
    (a, b) => variant.findIndex(({ part }) => part === a.part) - variant.findIndex(({ part }) => part === b.part),
  );

const byLowerCaseFirst = (first: ShardWord, second: ShardWord): number =>
  Number(first[2] !== undefined) - Number(second[2] !== undefined) || second[0] - first[0];

/** Adds what is written by hand to the word of that spelling: us stays beside US. */
const withAbbreviation = (homographs: readonly ShardWord[], { en, zh, spelling }: Abbreviation): ShardWord[] => {
  const isAcronym = /^[A-Z]{2,}$/.test(spelling);
  const stored = homographs.find(([, , written]) => written === spelling) ?? (isAcronym ? undefined : homographs[0]);
  const [uses, [[part, glosses] = ['', []] as const, ...others]] = stored ?? [0, []];
  const glossesWithOwn = [...new Set([en, ...glosses])].slice(0, 3);
  return [
    ...homographs.filter((homograph) => homograph !== stored),
    [uses, [[part, glossesWithOwn, zh], ...others], spelling],
  ];
};

/** Builds the whole dictionary as shards by name. */
export const buildShards = (): Map<string, Shard> => {
  const english = readWordnet();
  const spellings = new Set([...english.keys(), ...functionWords.keys()]);
  const chinese = toChineseBySpelling(spellings, readCedict());
  const words = new Map<string, ShardWord[]>();
  for (const spelling of new Set([...spellings, ...chinese.keys()])) {
    const word = spelling.toLowerCase();
    const own = english.get(spelling);
    const variant = own && !chinese.has(spelling) ? findVariant(spelling, own, chinese) : undefined;
    const parts = own && variant ? orderedAs(english.get(variant) ?? [], own) : own;
    const translations = chinese.get(variant ?? spelling);
    // Hall is a room, though it is also a name.
    const isHidden =
      spelling !== word &&
      countUses(word, english.get(word)) >= commonUses &&
      (!parts || translations?.isObscure === true);
    if (isHidden && !parts) continue;
    const homographs = words.get(word) ?? words.set(word, []).get(word);
    homographs?.push(toShardWord(spelling, parts, isHidden ? none : translations));
  }
  for (const abbreviation of abbreviations) {
    const homographs = words.get(abbreviation.word) ?? [];
    words.set(abbreviation.word, withAbbreviation(homographs, abbreviation));
  }
  const shards = new Map<string, Record<string, readonly ShardWord[]>>();
  for (const [word, homographs] of words) {
    const name = shardNameFor(word);
    if (name === null) continue;
    const shard = shards.get(name) ?? {};
    shard[word] = homographs.toSorted(byLowerCaseFirst);
    shards.set(name, shard);
  }
  return shards;
};

/** Writes every shard as JSON with compressed copies; throws where one is too large to be fetched for a single word. */
export const writeShards = (folder: string): void => {
  mkdirSync(folder, { recursive: true });
  for (const [name, shard] of buildShards()) {
    const text = JSON.stringify(shard);
    const gzip = gzipSync(text);
    if (gzip.byteLength > maxShardBytes)
      throw new Error(`The dictionary's shard "${name}" has ${gzip.byteLength} bytes.`);
    const file = path.join(folder, `${name}.json`);
    writeFileSync(file, text);
    writeFileSync(`${file}.gz`, gzip);
    writeFileSync(`${file}.br`, brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }));
  }
};
