import { irregularBases } from './irregular.ts';

// Their past is irregular, and regular-looking forms are other words: seed is no form of see.
const neverInEd: ReadonlySet<string> = new Set(['see', 'flee']);

const doubledConsonant = /([bdfgklmnprtvz])\1$/;

/**
 * Possible stems before an ending that begins with a vowel: unchanged, with a silent e, without a doubled consonant.
 */
const toStems = (stem: string): string[] => [
  ...(doubledConsonant.test(stem) ? [stem.slice(0, -1)] : []),
  stem,
  ...(stem.endsWith('i') ? [`${stem.slice(0, -1)}y`] : []),
  ...(stem.endsWith('ck') ? [stem.slice(0, -1)] : []),
  `${stem}e`,
];

/** A possible base form; `compares` where only an adjective or adverb has such a form. */
export interface Base {
  word: string;
  compares: boolean;
}

interface Ending {
  ending: string;
  stems(stem: string): string[];
  compares?: true;
}

const endings: readonly Ending[] = [
  { ending: 'ies', stems: (stem) => [`${stem}y`, `${stem}ie`] },
  { ending: 'ves', stems: (stem) => [`${stem}f`, `${stem}fe`, `${stem}ve`] },
  { ending: 'es', stems: (stem) => [stem, `${stem}e`] },
  { ending: 's', stems: (stem) => (stem.endsWith('s') ? [] : [stem]) },
  { ending: 'ed', stems: toStems },
  { ending: 'ing', stems: toStems },
  { ending: 'er', stems: toStems, compares: true },
  { ending: 'est', stems: toStems, compares: true },
];

/** Possible base forms of a word, most likely first, without itself: `studies` gives study; not all of them exist. */
export const findBases = (form: string): Base[] => {
  const plain = form.replace(/['’]s?$/, '');
  const known = [...irregularBases(plain), ...(plain === form ? [] : [plain])];
  const regular = endings.flatMap(({ ending, stems, compares = false }) =>
    plain.endsWith(ending) && plain.length > ending.length + 1
      ? stems(plain.slice(0, -ending.length))
          .filter((word) => ending !== 'ed' || !neverInEd.has(word))
          .map((word): Base => ({ word, compares }))
      : [],
  );
  const bases = [...known.map((word): Base => ({ word, compares: false })), ...regular];
  const first = new Map(bases.toReversed().map((base) => [base.word, base]));
  return bases.filter((base) => first.get(base.word) === base && base.word !== form && base.word.length > 1);
};
