import { handleCall } from '@inkstone/call/server';
import { getQuestionType } from '@inkstone/exam/logic';
import { removeAttachment as contract } from '../../contract.ts';
import { findOwnAttempt } from '../attempt-rows.queries.ts';
import { refuseWithdrawn } from '../attempt-session/refuse-withdrawn.ts';
import { findAnswerFileContext, markFileRemoved } from './files.queries.ts';
import { dropUnnamedPage } from './phone-camera.queries.ts';

/** Removes a file from an answer. */
export const removeAttachment = handleCall(contract, async (ctx) => {
  const { input, me, tx, now, refuse, notFound } = ctx;
  const { id, attemptId, questionId } = input;
  const fileKey = { id, attemptId, questionId, studentId: me.id };
  const file = await findAnswerFileContext(tx, fileKey);
  const row = file && (await findOwnAttempt(tx, { attemptId, studentId: me.id }));
  if (!row) return notFound();
  refuseWithdrawn(ctx, row);
  if (!getQuestionType(file.type).hasFiles) return refuse('handed.notAsked');
  const removed = await markFileRemoved(tx, fileKey, now);
  if (removed) await dropUnnamedPage(tx, fileKey);
  return { removed };
});
