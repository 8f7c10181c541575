import { title, transcriptOf, type Script } from '../toefl-2023/authoring.ts';
import type { ChoiceQuestion, Option, QuestionSet } from '../bank-types.ts';

type Letter = 'A' | 'B' | 'C';

/** A question with three answers. */
export interface Asked {
  text: string;
  options: readonly [string, string, string];
  key: Letter;
  lure: Letter;
  point: 'pictures' | 'dialogues' | 'interview';
  difficulty: number;
  en: string;
  zh: string;
}

/** What every set of these has in common. */
export const shared = {
  node: 'international.listening.tasks',
  author: 'qiao',
  written: { days: -20, time: '17:30' },
} as const;

const lettered = (texts: readonly string[]): Option[] =>
  texts.map((text, index) => ({ id_option: String.fromCharCode(65 + index), text }));

/** A question of a set, by its number in the paper. */
export const asked = (
  number: number,
  { text, options, key, lure, point, difficulty, en, zh }: Asked,
): ChoiceQuestion => ({
  code: `intl-${String(number).padStart(2, '0')}`,
  type: 'choice',
  points: [`international.listening.${point}`],
  difficulty,
  prompt: { text: `<p>${text}</p>`, options: lettered(options) },
  key,
  lure,
  explanation: { en: `<p>${en}</p>`, zh: `<p>${zh}</p>` },
});

/** A short recording with one question. */
export interface Heard {
  script: Script;
  set: QuestionSet;
}

/** Question `number` with its recording. */
export const heard = (
  number: number,
  it: { name: readonly [en: string, zh: string]; voices: Script['voices']; lines: Script['lines']; question: Asked },
): Heard => {
  const code = `intl-${number}`;
  const script: Script = { code, voices: it.voices, lines: it.lines };
  return {
    script,
    set: {
      ...shared,
      code,
      title: title(...it.name),
      stimulus: { kind: 'audio', audio: code, transcript: transcriptOf(script) },
      questions: [asked(number, it.question)],
    },
  };
};

/** Three pictures, each said in words for whoever does not see it. */
export const pictures = (number: number, ...said: readonly [string, string, string]): [string, string, string] => {
  const [a, b, c] = said.map(
    (alt, index) => `<img data-file="intl-${number}${'abc'.charAt(index)}.svg" alt="${alt}" width="160" height="120">`,
  );
  return [a ?? '', b ?? '', c ?? ''];
};
