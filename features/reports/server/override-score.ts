import { toPoints } from '@inkstone/base';
import { handleCall } from '@inkstone/call/server';
import { changeScore, lockAttemptForTeacher } from '@inkstone/taking/server';
import { overrideScore as contract } from '../contract.ts';
import { findAttemptReport } from './attempt-report.queries.ts';
import { insertScoreChange } from './corrections.queries.ts';

/** Sets a total by hand, or restores the computed one: within the scale, with a reason, recorded as a score change. */
export const overrideScore = handleCall(contract, async ({ input, me, tx, now, refuse, notFound, emit }) => {
  const locked = await lockAttemptForTeacher(tx, { attemptId: input.attemptId, teacherId: me.id });
  const row =
    locked && (await findAttemptReport(tx, { attemptId: input.attemptId, teacherId: me.id, candidates: 'none' }));
  if (!locked || !row) return notFound();
  if (!row.scoredAt || !row.result) return refuse('report.notHandedIn');
  const most = row.scoreMax ?? 0;
  const handScore = input.score === null ? null : Math.round(input.score * 100);
  if (handScore !== null && handScore > most) return refuse('score.outOfRange', { most: most / 100 });
  await insertScoreChange(tx, {
    attemptId: row.attemptId,
    byId: me.id,
    at: now,
    oldValue: row.score,
    newValue: handScore,
    reason: input.reason,
  });
  const score = await changeScore({ tx, now, emit }, locked, { result: row.result, handScore });
  return {
    oldPoints: row.score === null ? null : toPoints(row.score),
    newPoints: score === null ? null : toPoints(score),
  };
});
