import type { Tx } from '@inkstone/db';
import { anyPage } from '@inkstone/exam/handed';
import type { LockedAttempt } from '../attempt-rows.queries.ts';
import { findAnswerValue } from '../attempt.queries.ts';
import { findQuestion, readContent } from '../attempt-session/assigned-content.ts';
import { withPage } from './keep-unnamed-pages.ts';

/** Whether an answer may have one more photo, by its question and what the server has of it. */
export const hasPageRoom = async (tx: Tx, row: LockedAttempt, questionId: number): Promise<boolean> => {
  const { assignmentId, paperRevisionId } = row;
  const question = findQuestion(await readContent(tx, { assignmentId, paperRevisionId }), questionId);
  if (!question) return false;
  return withPage(question, await findAnswerValue(tx, { attemptId: row.id, questionId }), anyPage) !== null;
};
