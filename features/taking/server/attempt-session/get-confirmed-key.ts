import { listIdsHeldByLiveTest } from '@inkstone/assignments/server';
import { readKeys, signPictures } from '@inkstone/bank/server';
import { toPoints } from '@inkstone/base';
import { handleCall } from '@inkstone/call/server';
import { isAnswerFinal } from '@inkstone/exam/attempt';
import { listQuestions } from '@inkstone/exam/blueprint';
import { getConfirmedKey as contract } from '../../contract.ts';
import { findOwnAttempt } from '../attempt-rows.queries.ts';
import { findAnswerValue } from '../attempt.queries.ts';
import { markSingleAnswer } from '../finishing/score-task.ts';
import { findQuestion, readContent } from './assigned-content.ts';
import { refuseWithdrawn } from './refuse-withdrawn.ts';

/**
 * Returns the key of a confirmed answer. The stored state alone says whether it was confirmed, so that the answer is
 * final before its key is read; a test in progress that asks the same shuts the key, as it shuts an open report.
 */
export const getConfirmedKey = handleCall(contract, async (ctx) => {
  const { input, me, tx, now, secret, refuse, notFound } = ctx;
  const { attemptId, questionId } = input;
  const row = await findOwnAttempt(tx, { attemptId, studentId: me.id });
  if (!row) return notFound();
  refuseWithdrawn(ctx, row);
  const { assignmentId, paperRevisionId } = row;
  const question = findQuestion(await readContent(tx, { assignmentId, paperRevisionId }), questionId);
  if (!question) return notFound();
  const value = isAnswerFinal(row.state, questionId) ? await findAnswerValue(tx, { attemptId, questionId }) : null;
  if (value === null) return refuse('answer.notConfirmed');
  const heldIds = await listIdsHeldByLiveTest(tx, { studentId: me.id, assignmentIds: [assignmentId], now });
  if (heldIds.size > 0) return refuse('answer.keyRests');
  const { type, prompt, questionRevisionId } = question;
  const keyed = (await readKeys(tx, [questionRevisionId], { assignmentId })).get(questionRevisionId);
  if (!keyed) return notFound();
  const { key, explanation } = keyed;
  const { partialCredit, points = 100 } = listQuestions(row.blueprint).find(({ id }) => id === questionId) ?? {};
  const { outcome, earned } = await markSingleAnswer({ type, prompt, key, partialCredit, points }, value);
  if (outcome !== 'right' && outcome !== 'partial' && outcome !== 'wrong') return refuse('answer.notConfirmed');
  return {
    ...{ outcome, value, key, earned: toPoints(earned ?? 0), possible: toPoints(points) },
    explanation: signPictures(explanation, { secret, personId: me.id, now }),
  };
});
