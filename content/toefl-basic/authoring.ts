import { single } from '../toefl-2023/authoring.ts';
import type { ChoiceQuestion } from '../bank-types.ts';

/** Who wrote the paper, and when. */
export const shared = { author: 'mei', written: { days: -25, time: '15:30' } } as const;

type Letter = 'A' | 'B' | 'C' | 'D';
/** A question of four options: its knowledge point, words, options, key and usual mistake, why in both languages. */
export type Asked = readonly [
  point: string,
  text: string,
  options: readonly [string, string, string, string],
  key: Letter,
  lure: Letter,
  en: string,
  zh: string,
];

/** The questions of a text or a recording. */
export const asked = (code: string, skill: 'reading' | 'listening', its: readonly Asked[]): ChoiceQuestion[] =>
  its.map(([point, text, options, key, lure, en, zh], index) =>
    single(
      `${code}-${String(index + 1).padStart(2, '0')}`,
      { text, options, key, lure },
      { point: `toefl-basic.${skill}.${point}`, difficulty: -1.4 + index * 0.25, en, zh },
    ),
  );
