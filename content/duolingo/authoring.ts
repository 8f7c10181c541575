import { title, transcriptOf, type Line, type Script } from '../toefl-2023/authoring.ts';
import type { CompleteTheWordsQuestion, Option, Question, QuestionSet, RichText, Stimulus } from '../bank-types.ts';

/** Why an answer is right, in English and in Chinese. */
export type Why = readonly [en: string, zh: string];

type Letter = 'A' | 'B' | 'C' | 'D';

export const paragraph = (text: string): RichText => `<p>${text}</p>`;

const lettered = (texts: readonly string[]): Option[] =>
  texts.map((text, index) => ({ id_option: String.fromCharCode(65 + index), text }));

/** What every question has beside its prompt and key. */
export const about = (code: string, point: string, difficulty: number, [en, zh]: Why) => ({
  code,
  points: [`duolingo.${point}`],
  difficulty,
  explanation: { en: paragraph(en), zh: paragraph(zh) },
});

/** A question with options, one of them right. */
export const choiceOf = (
  its: ReturnType<typeof about>,
  text: string,
  [options, key, lure]: readonly [options: readonly string[], key: Letter, lure: Letter],
): Question => ({ ...its, type: 'choice', prompt: { text: paragraph(text), options: lettered(options) }, key, lure });

/** Letters left out stand in square brackets: `ani[mals]`. */
export const wordsOf = (its: ReturnType<typeof about>, text: string): CompleteTheWordsQuestion => {
  const gaps: { prefix: string; missing: number }[] = [];
  const key: string[][] = [];
  const html = text.replaceAll(/([A-Za-z]+)\[([a-z]+)\]/g, (_, prefix: string, rest: string) => {
    gaps.push({ prefix, missing: rest.length });
    key.push([prefix + rest]);
    return `<span data-blank="${gaps.length}"></span>`;
  });
  return { ...its, type: 'complete-the-words', worth: 100 * gaps.length, prompt: { text: paragraph(html), gaps }, key };
};

/** A set of the bank under a subject. */
export const setOf = (
  code: string,
  name: readonly [en: string, zh: string],
  it: { subject: string; questions: readonly Question[]; stimulus?: Stimulus },
): QuestionSet => ({
  code,
  title: title(`Duolingo: ${name[0]}`, `多邻国：${name[1]}`),
  node: `duolingo.${it.subject}`,
  author: 'mei',
  written: { days: -16, time: '15:20' },
  ...(it.stimulus && { stimulus: it.stimulus }),
  questions: it.questions,
});

/** A recording with what is said in it. */
export interface Heard {
  set: QuestionSet;
  script: Script;
}

/** A set that begins with a recording. */
export const heardOf = (
  code: string,
  name: readonly [en: string, zh: string],
  it: { subject: string; questions: readonly Question[]; voices: Script['voices']; lines: readonly Line[] },
): Heard => {
  const script: Script = { code, voices: it.voices, lines: it.lines };
  const stimulus: Stimulus = { kind: 'audio', audio: code, transcript: transcriptOf(script) };
  return { script, set: setOf(code, name, { subject: it.subject, questions: it.questions, stimulus }) };
};
