import { irregularBases } from './irregular.ts';

const doubled = /([bdfgklmnprtvz])\1$/;

/** What a stem may have been before an ending that begins with a vowel: itself, with a silent e, without its doubled consonant. */
const stemsOf = (stem: string): string[] => [
  ...(doubled.test(stem) ? [stem.slice(0, -1)] : []),
  stem,
  ...(stem.endsWith('i') ? [`${stem.slice(0, -1)}y`] : []),
  ...(stem.endsWith('ck') ? [stem.slice(0, -1)] : []),
  `${stem}e`,
];

const endings: readonly (readonly [ending: string, stems: (stem: string) => string[]])[] = [
  ['ies', (stem) => [`${stem}y`, `${stem}ie`]],
  ['ves', (stem) => [`${stem}f`, `${stem}fe`, `${stem}ve`]],
  ['es', (stem) => [stem, `${stem}e`]],
  ['s', (stem) => (stem.endsWith('s') ? [] : [stem])],
  ['ed', stemsOf],
  ['ing', stemsOf],
  ['er', stemsOf],
  ['est', stemsOf],
];

/** What a form may be a form of, the likeliest first, itself left out: `studies` gives study; not all of them are words. */
export const basesOf = (form: string): string[] => {
  const plain = form.replace(/['’]s?$/, '');
  const ruled = endings.flatMap(([ending, stems]) =>
    plain.endsWith(ending) && plain.length > ending.length + 1 ? stems(plain.slice(0, -ending.length)) : [],
  );
  const bases = [...irregularBases(plain), ...(plain === form ? [] : [plain]), ...ruled];
  return [...new Set(bases)].filter((base) => base !== form && base.length > 1);
};
