import { answer } from '@inkstone/call/server';
import { questionTypeOf } from '@inkstone/exam/logic';
import { removeAttachment as contract } from '../../contract.ts';
import { findFilePlace, updateFileRemoved } from './files.queries.ts';

/** A file was taken out of an answer. */
export const removeAttachment = answer(contract, async ({ input, me, tx, now, refuse, notFound }) => {
  const { id, attemptId, questId: questionId } = input;
  const mine = { id, attemptId, questionId, studentId: me.id };
  const place = await findFilePlace(tx, mine);
  if (!place) return notFound();
  if (!questionTypeOf(place.type).hasFiles) return refuse('handed.notAsked');
  return { removed: await updateFileRemoved(tx, mine, now) };
});
