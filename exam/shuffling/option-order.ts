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
 * Which options of a question stay in their places, in stored order: those that speak of others, such as "none of the above",
 * and all of them where the question, an option or an explanation beside it names letters, or where they are an ordered scale of
 * numbers. Null where the type does not offer independent options.
 */
export const findFixedOptions = (
  question: Pick<StoredQuestion, 'type' | 'prompt'>,
  explanation = '',
): boolean[] | null => {
  const type = getQuestionType(question.type);
  if (!type.hasIndependentOptions) return null;
  const texts = type.listOptions(question.prompt).map(({ text }) => readText(text));
  const isLettered =
    texts.some((text) => namesLetters(text, texts.length)) ||
    namesOptionLetter(readPromptText(question.prompt), texts.length) ||
    namesLetters(readText(explanation), texts.length);
  if (isLettered || isNumberScale(texts)) return texts.map(() => true);
  return texts.map(namesOtherOptions);
};

/** Items in an order of their own, the same for the same seed; fixed ones, given by their places, stay where they are. */
export const shuffleLoose = <Item>(
  items: readonly Item[],
  { isFixed, seed }: { isFixed: readonly boolean[]; seed: string },
): Item[] => {
  const loose = shuffleBySeed(
    items.filter((_, index) => !isFixed[index]),
    seed,
  );
  return items.map((item, index) => (isFixed[index] ? item : (loose.shift() ?? item)));
};

/**
 * The ids of a question's options in an order of their own, the same for the same seed; null where they keep the stored
 * one. `findFixedOptions` says which of them stay.
 */
export const drawOptionOrder = (
  question: Pick<StoredQuestion, 'type' | 'prompt'>,
  { seed, explanation = '' }: { seed: string; explanation?: string | undefined },
): string[] | null => {
  const isFixed = findFixedOptions(question, explanation);
  if (!isFixed || isFixed.filter((fixed) => !fixed).length < 2) return null;
  const ids = listOptionIds(getQuestionType(question.type).listOptions(question.prompt));
  return shuffleLoose(ids, { isFixed, seed });
};
