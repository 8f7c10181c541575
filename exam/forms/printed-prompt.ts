import { getQuestionType } from '../question-types/logic.ts';
import { optionIdField } from '../question-types/shapes.ts';
import type { FormQuestion } from './build-form.ts';

const getItemId = (item: unknown): string => {
  const id: unknown = typeof item === 'object' && item !== null ? Reflect.get(item, optionIdField) : null;
  return typeof id === 'string' ? id : '';
};

/** A question's prompt with its options in the order of a form. */
export const toPrintedPrompt = (
  question: { type: string; prompt: unknown },
  { optionOrder }: Pick<FormQuestion, 'optionOrder'>,
): unknown => {
  const type = getQuestionType(question.type);
  const prompt = type.prompt.parse(question.prompt);
  const toPlace = (item: unknown): number => optionOrder.indexOf(getItemId(item));
  return type.shuffleOptions(prompt, (items) => items.toSorted((left, right) => toPlace(left) - toPlace(right)));
};
