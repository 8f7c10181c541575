import { findPassableLimit, type AttemptState } from '@inkstone/exam/attempt';
import type { Blueprint } from '@inkstone/exam/blueprint';
import { getQuestionType } from '@inkstone/exam/logic';
import type { PastLimit } from '../../contract.ts';
import type { AnswerRow } from '../attempt.queries.ts';

/** Under this the clocks of two machines differ. */
const leastSeconds = 10;

/**
 * Reports that an answer which a teacher marks was changed after a time limit that does not end the work; undefined where it was
 * not, and for other answers.
 */
export const findPastLimit = (
  { blueprint, state }: { blueprint: Blueprint; state: AttemptState },
  question: { questionId: number; type: string },
  answer: Pick<AnswerRow, 'answeredAt' | 'value'> | undefined,
): PastLimit | undefined => {
  if (!answer || answer.value === null || getQuestionType(question.type).marking.by !== 'teacher') return undefined;
  const timeUpAt = findPassableLimit(state, blueprint, question.questionId);
  if (timeUpAt === null) return undefined;
  const seconds = Math.floor((answer.answeredAt.getTime() - timeUpAt) / 1000);
  if (seconds < leastSeconds) return undefined;
  return { timeUpAt: new Date(timeUpAt).toISOString(), changedAt: answer.answeredAt.toISOString(), seconds };
};
