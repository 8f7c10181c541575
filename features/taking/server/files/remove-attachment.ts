import { handleCall } from '@inkstone/call/server';
import { getQuestionType } from '@inkstone/exam/logic';
import { removeAttachment as contract } from '../../contract.ts';
import { lockOwnAttempt } from '../attempt-rows.queries.ts';
import { refuseWithdrawn } from '../attempt-session/refuse-withdrawn.ts';
import { findAnswerFileContext, markFileRemoved } from './files.queries.ts';
import { keepUnnamedPages } from './keep-unnamed-pages.ts';
import { dropPage, isUnnamedPage } from './phone-camera.queries.ts';
import { isQuestionOpen } from './phone-camera-state.ts';

/**
 * Removes a file from an answer. A page from a phone that no journal has named leaves the answer with it, and therefore
 * only while its question is open.
 */
export const removeAttachment = handleCall(contract, async (ctx) => {
  const { input, me, tx, now, school, refuse, notFound } = ctx;
  const { id, attemptId, questionId } = input;
  const fileKey = { id, attemptId, questionId, studentId: me.id };
  const row = await lockOwnAttempt(tx, { attemptId, studentId: me.id, patched: [] });
  const file = row && (await findAnswerFileContext(tx, fileKey));
  if (!row || !file) return notFound();
  refuseWithdrawn(ctx, row);
  if (!getQuestionType(file.type).hasFiles) return refuse('handed.notAsked');
  const isUnnamed = await isUnnamedPage(tx, fileKey);
  if (isUnnamed && !isQuestionOpen(row, questionId, { now, school })) return { removed: false };
  const removed = await markFileRemoved(tx, fileKey, now);
  if (removed && isUnnamed) {
    await dropPage(tx, fileKey);
    await keepUnnamedPages(tx, row, now);
  }
  return { removed };
});
