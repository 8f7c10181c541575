import { shuffleBySeed } from '../attempt/shuffle.ts';
import { getQuestionType } from '../question-types/logic.ts';
import { listOptionIds } from '../question-types/shapes.ts';
import { isNumberScale } from './number-scale.ts';
import { namesLetters, namesOptionLetter, namesOtherOptions, readText } from './references.ts';

/** A question as it is stored. */
export interface StoredQuestion {
  questionId: number;
  type: string;
  prompt: unknown;
}

const readPromptText = (prompt: unknown): string => {
  const text: unknown = typeof prompt === 'object' && prompt !== null ? Reflect.get(prompt, 'text') : '';
  return typeof text === 'string' ? readText(text) : '';
};

/**
 * The ids of a question's options in an order of their own, the same for the same seed; null where they keep the stored
 * one: their type does not offer independent options, the question or one of them names letters, or they are an ordered scale of
 * numbers. An option that speaks of others, such as "none of the above", keeps its place.
 */
export const drawOptionOrder = (
  question: Pick<StoredQuestion, 'type' | 'prompt'>,
  { seed, explanation = '' }: { seed: string; explanation?: string | undefined },
): string[] | null => {
  const type = getQuestionType(question.type);
  if (!type.hasIndependentOptions) return null;
  const options = type.listOptions(question.prompt);
  const texts = options.map(({ text }) => readText(text));
  const count = options.length;
  const isLettered =
    texts.some((text) => namesLetters(text, count)) ||
    namesOptionLetter(readPromptText(question.prompt), count) ||
    namesLetters(readText(explanation), count);
  if (isLettered || isNumberScale(texts)) return null;
  const ids = listOptionIds(options);
  const isFixed = texts.map(namesOtherOptions);
  const loose = shuffleBySeed(
    ids.filter((_, index) => !isFixed[index]),
    seed,
  );
  if (loose.length < 2) return null;
  return ids.map((id, index) => (isFixed[index] ? id : (loose.shift() ?? id)));
};
