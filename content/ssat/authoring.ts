import type { Moment } from '../moments.ts';
import type { ChoiceQuestion, Option, QuestionSet, RichText } from '../bank-types.ts';
import { lettered } from '../rich.ts';

type Letter = 'A' | 'B' | 'C' | 'D' | 'E';
type Five = readonly [string, string, string, string, string];

/** A choice of five: the right option and the one that the usual mistake leads to. */
interface Draft {
  /** The knowledge point, below its subject of the tree: `algebra.equations`. */
  at: string;
  text: RichText;
  options: readonly Option[];
  key: Letter;
  lure: Letter;
  en: RichText;
  zh: RichText;
}

interface About {
  code: string;
  title: readonly [en: string, zh: string];
  author: string;
  written: Moment;
  /** The number of the first question; 1 unless said. */
  from?: number;
  /** Difficulty of the first question and of the last; the others lie between them. */
  hardness: readonly [first: number, last: number];
}

type Subject = 'ssat.quantitative' | 'ssat.reading' | 'ssat.verbal';

const hundredth = (value: number): number => Math.round(value * 100) / 100;

/** A question set of the SSAT: `ssat-q1` and `07` make the code of its seventh question. */
export const ssatSet = (
  { code, title: [en, zh], author, written, from = 1, hardness: [first, last] }: About,
  subject: Subject,
  { passage, questions }: { passage?: RichText; questions: readonly Draft[] },
): QuestionSet => ({
  ...{ code, title: { en, zh }, node: subject, author, written },
  ...(passage !== undefined && { stimulus: { kind: 'passage' as const, html: passage } }),
  questions: questions.map((one, index): ChoiceQuestion => ({
    type: 'choice',
    code: `${code}-${String(from + index).padStart(2, '0')}`,
    points: [`${subject}.${one.at}`],
    difficulty: hundredth(first + ((last - first) * index) / Math.max(1, questions.length - 1)),
    prompt: { text: one.text, options: one.options },
    key: one.key,
    lure: one.lure,
    explanation: { en: one.en, zh: one.zh },
  })),
});

/** A word in capitals, five words to choose from, the right one and the usual mistake, why in both languages. */
type Synonym = readonly [
  at: 'meaning' | 'lookalikes' | 'roots',
  word: string,
  options: Five,
  key: Letter,
  lure: Letter,
  en: string,
  zh: string,
];

/** `Seed is to plant`, five pairs to choose from, and the same. */
type Analogy = readonly [
  at: 'parts' | 'degree' | 'use' | 'maker' | 'lack' | 'quality',
  pair: string,
  options: Five,
  key: Letter,
  lure: Letter,
  en: string,
  zh: string,
];

const verbalOf = (
  kind: 'synonyms' | 'analogies',
  [at, asked, options, key, lure, en, zh]: Synonym | Analogy,
): Draft => ({
  at: `${kind}.${at}`,
  text: kind === 'synonyms' ? `<p><strong>${asked}</strong> is closest in meaning to</p>` : `<p>${asked} as</p>`,
  options: lettered(...options),
  ...{ key, lure },
  en: `<p>${en}</p>`,
  zh: `<p>${zh}</p>`,
});

/** Words of like meaning. */
export const synonym = (...it: Synonym): Draft => verbalOf('synonyms', it);

/** Pairs of like relation. */
export const analogy = (...it: Analogy): Draft => verbalOf('analogies', it);

/** A question about a passage. */
export const about = (
  at: 'main' | 'detail' | 'inference' | 'words' | 'craft',
  text: string,
  options: Five,
  [key, lure]: readonly [Letter, Letter],
  [en, zh]: readonly [string, string],
): Draft => ({
  at: `questions.${at}`,
  text: `<p>${text}</p>`,
  options: lettered(...options),
  ...{ key, lure },
  en: `<p>${en}</p>`,
  zh: `<p>${zh}</p>`,
});
