import { irregularBases } from './irregular.ts';

// Their own past is irregular, and what looks like it is another word: seed is no form of see.
const neverInEd: ReadonlySet<string> = new Set(['see', 'flee']);

const doubledConsonant = /([bdfgklmnprtvz])\1$/;

/** What a stem may have been before an ending that begins with a vowel: itself, with a silent e, without its doubled consonant. */
const toStems = (stem: string): string[] => [
  ...(doubledConsonant.test(stem) ? [stem.slice(0, -1)] : []),
  stem,
  ...(stem.endsWith('i') ? [`${stem.slice(0, -1)}y`] : []),
  ...(stem.endsWith('ck') ? [stem.slice(0, -1)] : []),
  `${stem}e`,
];

/** What a form may be a form of; `compares` where only an adjective or an adverb has such a form. */
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

/** What a form may be a form of, the likeliest first, itself left out: `studies` gives study; not all of them are words. */
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
