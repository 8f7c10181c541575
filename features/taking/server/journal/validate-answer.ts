import type { PinnedQuestion } from '@inkstone/bank/server';
import { getQuestionType } from '@inkstone/exam/logic';

/** Whether a value is a valid answer to a question, a blank one, or invalid. */
export type AnswerValidity = 'answer' | 'blank' | 'unfit';

/** The validity of each answer of a batch, by sequence number. */
export type AnswerValidities = ReadonlyMap<number, AnswerValidity>;

// About ten times the longest essay of any programme.
const maxCharacters = 100_000;

/** Validates a value by the question's type; null is always blank. */
export const validateAnswer = (question: PinnedQuestion, value: unknown): AnswerValidity => {
  if (value === null) return 'blank';
  if (JSON.stringify(value).length > maxCharacters) return 'unfit';
  const type = getQuestionType(question.type);
  const parsed = type.answer.safeParse(value);
  if (!parsed.success || !type.fits(parsed.data, question.prompt)) return 'unfit';
  return type.isBlank(parsed.data) ? 'blank' : 'answer';
};
