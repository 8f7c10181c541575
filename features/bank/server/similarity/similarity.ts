import { foldText } from '@inkstone/base';
import { collectTexts, plainText } from '../search-text.ts';

/** What two questions are compared by: the prompt, and the passage that it asks about. */
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

const listOwnShingles = (prompt: unknown): Set<number> => {
  const shingles = new Set<number>();
  for (const text of collectTexts(prompt)) addShingles(shingles, text);
  return shingles;
};

/**
 * The shingles of a question: hashes of every five neighbouring characters of its folded words, with those of its
 * passage where its own are few.
 */
export const listShingles = ({ prompt, passage }: ComparedQuestion): ReadonlySet<number> => {
  const shingles = listOwnShingles(prompt);
  if (shingles.size < minShingles) addShingles(shingles, passage);
  return shingles;
};

/** The share of shingles that two questions have in common (Jaccard index), 0 to 1. */
export const measureSimilarity = (first: ReadonlySet<number>, second: ReadonlySet<number>): number => {
  const [few, many] = first.size < second.size ? [first, second] : [second, first];
  let common = 0;
  for (const shingle of few) if (many.has(shingle)) common += 1;
  const all = first.size + second.size - common;
  return all === 0 ? 0 : common / all;
};

/** Two questions are similar from this share of common shingles on. */
export const minSimilarity = 0.7;

const bandCount = 12;
const rowsInBand = 3;

/** Mixes a shingle with the number of a hash function; the finalizer of MurmurHash3. */
const mix = (shingle: number, round: number): number => {
  let hash = Math.imul(shingle ^ Math.imul(round + 1, 0x9e3779b1), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
};

/** The least value of each hash function over some shingles; that of two groups together is the smaller of theirs. */
type Signature = readonly number[];

const signShingles = (shingles: ReadonlySet<number>): Signature => {
  const list = Uint32Array.from(shingles);
  return Array.from({ length: bandCount * rowsInBand }, (_, round) => {
    let least = 0xffffffff;
    for (const shingle of list) {
      const hash = mix(shingle, round);
      if (hash < least) least = hash;
    }
    return least;
  });
};

const toBands = (signature: Signature): number[] =>
  Array.from({ length: bandCount }, (_, band) => {
    let hash = band;
    for (const least of signature.slice(band * rowsInBand, (band + 1) * rowsInBand))
      hash = Math.imul(hash ^ least, 0x01000193) ^ (least >>> 15);
    return hash | 0;
  });

/**
 * The bands of a question, as 32-bit integers: two similar questions have one in common with a probability of
 * 99 % at seven tenths of common shingles, and 27 % at three tenths (min-wise hashing in twelve bands of three; Leskovec,
 * Rajaraman & Ullman, Mining of Massive Datasets, ch. 3). Empty for a question without words.
 */
export const listBands = (shingles: ReadonlySet<number>): number[] =>
  shingles.size === 0 ? [] : toBands(signShingles(shingles));

/** The bands of each question of a set, by their order. The passage is read once, however many questions ask about it. */
export const listBandsOfQuestions = (passage: string, prompts: readonly unknown[]): number[][] => {
  let passageSignature: Signature | null | undefined;
  const signPassage = (): Signature | null => {
    const shingles = new Set<number>();
    addShingles(shingles, passage);
    return shingles.size === 0 ? null : signShingles(shingles);
  };
  return prompts.map((prompt) => {
    const own = listOwnShingles(prompt);
    if (own.size >= minShingles) return listBands(own);
    if (passageSignature === undefined) passageSignature = signPassage();
    const common = passageSignature;
    if (common === null) return listBands(own);
    return toBands(signShingles(own).map((least, round) => Math.min(least, common[round] ?? least)));
  });
};

/** The bands of all questions of a set, each once. */
export const listSetBands = (set: {
  stimulus: { html: string };
  questions: readonly { prompt: unknown }[];
}): number[] => [
  ...new Set(
    listBandsOfQuestions(
      set.stimulus.html,
      set.questions.map(({ prompt }) => prompt),
    ).flat(),
  ),
];
