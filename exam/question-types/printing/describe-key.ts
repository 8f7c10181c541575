import { buildSentence, sentenceBuild } from '../sentence-build/type.ts';
import { getQuestionType } from '../logic.ts';

/** Types whose key is a list of words, one for each gap. */
const gapTypes = new Set(['blanks', 'inline-choice', 'complete-the-words']);

const numberGaps = (spelled: readonly string[]): string =>
  spelled.length === 1 ? (spelled[0] ?? '') : spelled.map((words, index) => `(${index + 1}) ${words}`).join('  ');

/** The words of each gap, with what else is accepted. */
const listGapWords = (key: unknown): string[] =>
  Array.isArray(key)
    ? key.map((words: unknown) => (Array.isArray(words) ? words.map(String).join(' | ') : String(words)))
    : [];

/** The key of a question as a key sheet prints it, by the letters of the given prompt; empty where only a teacher can mark it. */
export const describeKey = (question: { kind: string; prompt: unknown; key: unknown }): string => {
  const type = getQuestionType(question.kind);
  const [key, prompt] = [type.key.safeParse(question.key), type.prompt.safeParse(question.prompt)];
  if (!key.success || !prompt.success) return '';
  if (gapTypes.has(question.kind)) return numberGaps(listGapWords(key.data));
  if (question.kind === sentenceBuild.id) {
    const source = sentenceBuild.prompt.parse(question.prompt);
    return sentenceBuild.key
      .parse(question.key)
      .map((order) => buildSentence(source, order))
      .join(' | ');
  }
  return type.spellKey(key.data, prompt.data);
};
