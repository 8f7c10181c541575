import { foldText } from '@inkstone/base';
import { collectTexts, plainText } from '../search-text.ts';

/** A question as far as its likeness to others goes: its prompt, and the passage that it asks about. */
export interface ComparedQuestion {
  prompt: unknown;
  /** Rich text; empty where there is none. */
  passage: string;
}

const shingleLength = 5;
// A question of fewer shingles, such as "What is the passage mainly about?", says little without its passage.
const minShingles = 40;

/** FNV-1a over UTF-16 units, 32 bits. */
const hashText = (text: string): number => {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash >>> 0;
};

const addShingles = (shingles: Set<number>, html: string): void => {
  const text = foldText(plainText(html)).replace(/\s+/g, ' ');
  for (let at = 0; at + shingleLength <= text.length; at += 1)
    shingles.add(hashText(text.slice(at, at + shingleLength)));
};

/**
 * The shingles of a question: hashes of every five neighbouring characters of its folded words, with those of its
 * passage where its own are few.
 */
export const listShingles = ({ prompt, passage }: ComparedQuestion): ReadonlySet<number> => {
  const shingles = new Set<number>();
  for (const text of collectTexts(prompt)) addShingles(shingles, text);
  if (shingles.size < minShingles) addShingles(shingles, passage);
  return shingles;
};

/** The share of shingles that two questions have in common (Jaccard index), 0 to 1. */
export const measureLikeness = (first: ReadonlySet<number>, second: ReadonlySet<number>): number => {
  const [few, many] = first.size < second.size ? [first, second] : [second, first];
  let common = 0;
  for (const shingle of few) if (many.has(shingle)) common += 1;
  const all = first.size + second.size - common;
  return all === 0 ? 0 : common / all;
};

/** From this share on two questions are called alike. */
export const minLikeness = 0.7;

const bandCount = 12;
const rowsInBand = 3;

/** Mixes a shingle with the number of a hash function; the finalizer of MurmurHash3. */
const mix = (shingle: number, round: number): number => {
  let hash = Math.imul(shingle ^ Math.imul(round + 1, 0x9e3779b1), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
};

/**
 * The bands of a question, as 32-bit integers: two questions that are alike have one in common with a probability of
 * 99 % at seven tenths of common shingles, and 27 % at three tenths (min-wise hashing in twelve bands of three; Leskovec,
 * Rajaraman & Ullman, Mining of Massive Datasets, ch. 3). Empty for a question without words.
 */
export const listBands = (shingles: ReadonlySet<number>): number[] => {
  if (shingles.size === 0) return [];
  return Array.from({ length: bandCount }, (_, band) => {
    let hash = band;
    for (let row = 0; row < rowsInBand; row += 1) {
      let least = 0xffffffff;
      for (const shingle of shingles) least = Math.min(least, mix(shingle, band * rowsInBand + row));
      hash = Math.imul(hash ^ least, 0x01000193) ^ (least >>> 15);
    }
    return hash | 0;
  });
};

/** The bands of all questions of a set, each once. */
export const listSetBands = (set: {
  stimulus: { html: string };
  questions: readonly { prompt: unknown }[];
}): number[] => [
  ...new Set(set.questions.flatMap(({ prompt }) => listBands(listShingles({ prompt, passage: set.stimulus.html })))),
];
