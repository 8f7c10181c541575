import type { PinnedQuestion } from '@inkstone/bank/server';
import { getQuestionType } from '@inkstone/exam/logic';

/** What a value is to a question: an answer, a blank one, or one that the question cannot have. */
export type Fit = 'answer' | 'blank' | 'unfit';

/** What each answer of a batch is to its question, by sequence number. */
export type Fits = ReadonlyMap<number, Fit>;

// Some ten times what the longest essay of any programme takes.
const mostCharacters = 100_000;

/** Reads a value by the question's own type; null is blank everywhere. */
export const fitOf = (question: PinnedQuestion, value: unknown): Fit => {
  if (value === null) return 'blank';
  if (JSON.stringify(value).length > mostCharacters) return 'unfit';
  const type = getQuestionType(question.type);
  const parsed = type.answer.safeParse(value);
  if (!parsed.success || !type.fits(parsed.data, question.prompt)) return 'unfit';
  return type.isBlank(parsed.data) ? 'blank' : 'answer';
};
