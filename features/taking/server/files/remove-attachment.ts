import { handleCall } from '@inkstone/call/server';
import { getQuestionType } from '@inkstone/exam/logic';
import { removeAttachment as contract } from '../../contract.ts';
import { findOwnAttempt } from '../attempt-rows.queries.ts';
import { refuseEnded } from '../ended.ts';
import { findFilePlace, updateFileRemoved } from './files.queries.ts';

/** A file was taken out of an answer. */
export const removeAttachment = handleCall(contract, async (it) => {
  const { input, me, tx, now, refuse, notFound } = it;
  const { id, attemptId, questId: questionId } = input;
  const mine = { id, attemptId, questionId, studentId: me.id };
  const place = await findFilePlace(tx, mine);
  const row = place && (await findOwnAttempt(tx, { attemptId, studentId: me.id }));
  if (!row) return notFound();
  refuseEnded(it, row);
  if (!getQuestionType(place.type).hasFiles) return refuse('handed.notAsked');
  return { removed: await updateFileRemoved(tx, mine, now) };
});
