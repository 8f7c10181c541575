import type { PinnedQuestion } from '@inkstone/bank/server';
import type { Tx } from '@inkstone/db';
import { withFile, type AnswerFile, type FileAnswer } from '@inkstone/exam/handed';
import type { LockedAttempt } from '../attempt-rows.queries.ts';
import { findAnswerValue } from '../attempt.queries.ts';
import { questionsById, readContent } from '../attempt-session/assigned-content.ts';
import { validateAnswer } from '../journal/validate-answer.ts';
import { listUnnamedPages, storeAnswerWithPages } from './phone-camera.queries.ts';

/** The answer with one more page; null where it has no room for it, or is itself none that its question takes. */
export const withPage = (question: PinnedQuestion, value: unknown, page: AnswerFile): FileAnswer | null => {
  if (validateAnswer(question, value) === 'unfit') return null;
  const joined = withFile(value, page);
  return validateAnswer(question, joined) === 'unfit' ? null : joined;
};

/**
 * Puts the pages that came from phones, and that no journal has named yet, at the end of their answers while these have
 * room. What a window saves without having heard of a page leaves it in the answer; once its journal has named the page,
 * the journal decides. A page without room stays outside until a later save leaves some. The attempt is locked.
 */
export const keepUnnamedPages = async (tx: Tx, row: LockedAttempt, at: Date): Promise<void> => {
  const pages = await listUnnamedPages(tx, row.id);
  if (pages.length === 0) return;
  const { id: attemptId, assignmentId, paperRevisionId } = row;
  const questions = questionsById(await readContent(tx, { assignmentId, paperRevisionId }));
  for (const [questionId, unnamed] of Map.groupBy(pages, (page) => page.questionId)) {
    const question = questions.get(questionId);
    if (!question) continue;
    const before = await findAnswerValue(tx, { attemptId, questionId });
    let joined: FileAnswer | null = null;
    for (const { id, name, mime, bytes } of unnamed)
      joined = withPage(question, joined ?? before, { id, name, mime, bytes }) ?? joined;
    if (joined) await storeAnswerWithPages(tx, { attemptId, questionId }, { value: joined, at });
  }
};
