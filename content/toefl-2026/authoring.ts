import { single, title, transcriptOf, type Line, type Script } from '../toefl-2023/authoring.ts';
import type {
  ChoiceQuestion,
  CompleteTheWordsQuestion,
  QuestionSet,
  RichText,
  SentenceBuildQuestion,
} from '../bank-types.ts';

type Letter = 'A' | 'B' | 'C' | 'D';

/** A question of four options: its words, the options, the right one and the usual mistake, why in both languages. */
export type Asked = readonly [
  text: string,
  options: readonly [string, string, string, string],
  key: Letter,
  lure: Letter,
  en: string,
  zh: string,
];

const shared = { author: 'mei', written: { days: -24, time: '10:00' } } as const;

const asked = (
  code: string,
  point: string,
  difficulty: number,
  [text, options, key, lure, en, zh]: Asked,
): ChoiceQuestion => single(code, { text, options, key, lure }, { point: `toefl-2026.${point}`, difficulty, en, zh });

const numbered = (code: string, index: number): string => `${code}-${String(index + 1).padStart(2, '0')}`;

interface About {
  code: string;
  /** In English and in Chinese. */
  name: readonly [en: string, zh: string];
  point: string;
  difficulty: number;
}

/** Paragraphs of a text, under a heading where it has one. */
export const textOf = (paragraphs: readonly string[], heading?: string): RichText =>
  (heading ? `<p><strong>${heading}</strong></p>` : '') + paragraphs.map((one) => `<p>${one}</p>`).join('');

/** A text to read with its questions. */
export const readSet = (
  { code, name, point, difficulty }: About,
  html: RichText,
  its: readonly Asked[],
): QuestionSet => ({
  ...shared,
  code,
  title: title(`TOEFL 2026 ${name[0]}`, `托福 2026 ${name[1]}`),
  node: 'toefl-2026.reading',
  stimulus: { kind: 'passage', html },
  questions: its.map((one, index) => asked(numbered(code, index), `reading.${point}`, difficulty + index * 0.1, one)),
});

/** Letters left out stand in square brackets: `ani[mals]`. */
export const wordsSet = (
  { code, name, difficulty }: Omit<About, 'point'>,
  text: string,
  why: readonly [en: string, zh: string],
): QuestionSet => {
  const gaps: { prefix: string; missing: number }[] = [];
  const key: string[][] = [];
  const html = text.replaceAll(/([A-Za-z]+)\[([a-z]+)\]/g, (_, prefix: string, rest: string) => {
    gaps.push({ prefix, missing: rest.length });
    key.push([prefix + rest]);
    return `<span data-blank="${gaps.length}"></span>`;
  });
  const question: CompleteTheWordsQuestion = {
    code: numbered(code, 0),
    type: 'complete-the-words',
    points: ['toefl-2026.reading.words'],
    difficulty,
    worth: 1000,
    explanation: { en: `<p>${why[0]}</p>`, zh: `<p>${why[1]}</p>` },
    prompt: { text: `<p>${html}</p>`, gaps },
    key,
  };
  return {
    ...shared,
    code,
    title: title(`TOEFL 2026 ${name[0]}`, `托福 2026 ${name[1]}`),
    node: 'toefl-2026.reading',
    questions: [question],
  };
};

/** A recording with its questions; what is said stands in the script. */
export interface Heard {
  set: QuestionSet;
  script: Script;
}

/** A recording with its questions. */
export const heardSet = (
  { code, name, point, difficulty }: About,
  { voices, lines }: Pick<Script, 'voices'> & { lines: readonly Line[] },
  its: readonly Asked[],
): Heard => {
  const script: Script = { code, voices, lines };
  return {
    script,
    set: {
      ...shared,
      code,
      title: title(`TOEFL 2026 ${name[0]}`, `托福 2026 ${name[1]}`),
      node: 'toefl-2026.listening',
      stimulus: { kind: 'audio', audio: code, transcript: transcriptOf(script) },
      questions: its.map((one, index) =>
        asked(numbered(code, index), `listening.${point}`, difficulty + index * 0.1, one),
      ),
    },
  };
};

/** One sentence is heard, and the best reply of four is chosen. */
export const replyTo = (
  code: string,
  difficulty: number,
  voice: 'woman' | 'man' | 'scot',
  [sentence, ...its]: readonly [sentence: string, options: Asked[1], key: Letter, lure: Letter, en: string, zh: string],
): Heard => {
  const number = Number(/\d+$/.exec(code)?.[0]);
  return heardSet(
    { code, name: [`reply ${number}`, `听句选答 ${number}`], point: 'response', difficulty },
    { voices: { Speaker: voice }, lines: [['Speaker', sentence]] },
    [['Choose the best response.', ...its]],
  );
};

/** A sentence to build; `|` separates the words given, a key lists the places of those that are used, from 1. */
export const sentence = (
  number: number,
  said: string,
  [before, words, after]: readonly [string, string, string],
  keys: readonly (readonly number[])[],
  [en, zh]: readonly [en: string, zh: string],
): SentenceBuildQuestion => ({
  code: numbered('t26-w1', number - 1),
  type: 'sentence-build',
  points: ['toefl-2026.writing.sentences'],
  difficulty: -0.6 + number * 0.15,
  explanation: { en: `<p>${en}</p>`, zh: `<p>${zh}</p>` },
  prompt: {
    text: `<p>${said}</p>`,
    before,
    after,
    options: words.split('|').map((text, index) => ({ id_option: String.fromCharCode(65 + index), text })),
  },
  key: keys.map((order) => order.map((place) => String.fromCharCode(64 + place))),
});
