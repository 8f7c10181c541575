import type { Tx } from '@inkstone/db';
import { withFile } from '@inkstone/exam/handed';
import { getQuestionType } from '@inkstone/exam/logic';
import type { LockedAttempt } from '../attempt-rows.queries.ts';
import { findAnswerValue } from '../attempt.queries.ts';
import { findQuestion, readContent } from '../attempt-session/assigned-content.ts';

const nextPage = { id: '00000000-0000-4000-8000-000000000000', name: 'page.jpg', mime: 'image/jpeg', bytes: 1 };

/** Whether an answer may have one more photo, by its question and what the server has of it. */
export const hasPageRoom = async (tx: Tx, row: LockedAttempt, questionId: number): Promise<boolean> => {
  const { assignmentId, paperRevisionId } = row;
  const question = findQuestion(await readContent(tx, { assignmentId, paperRevisionId }), questionId);
  if (!question) return false;
  const type = getQuestionType(question.type);
  const answer = type.answer.safeParse(
    withFile(await findAnswerValue(tx, { attemptId: row.id, questionId }), nextPage),
  );
  return answer.success && type.fits(answer.data, question.prompt);
};
