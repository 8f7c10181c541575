import type { HandlerServices, EmitEvent } from '@inkstone/call/server';
import type { Tx } from '@inkstone/db';
import { advanceByServer, applyElapsedTime } from '@inkstone/exam/attempt';
import { updateAttempt } from '../attempt.queries.ts';
import { closeAttempt } from './close-attempt.ts';
import { lockAttempt } from '../attempt-rows.queries.ts';
import { toEngineWindow, windowForAttempt } from '../attempt-session/attempt-window.ts';

const never = new Date('9999-01-01T00:00:00Z');

/**
 * Closes an attempt whose clock and grace period are over. One that was never started stays as it is and is not checked
 * again; where the window has moved meanwhile, the next check is scheduled.
 */
export const closeIfExpired = async (
  ctx: { tx: Tx; services: HandlerServices; emit: EmitEvent },
  attemptId: number,
): Promise<'closed' | 'open' | 'never begun'> => {
  const { tx, services, emit } = ctx;
  const { now, school } = services;
  const row = await lockAttempt(tx, attemptId);
  if (!row || row.scoredAt) return 'closed';
  const window = windowForAttempt(row, school);
  const moment = { now: now.getTime(), window: toEngineWindow(window) };
  const step = advanceByServer(row.state, { kind: 'expired' }, { blueprint: row.blueprint, ...moment });
  if (step.verdict.is === 'applied' && step.state.status === 'closed') {
    await closeAttempt({ tx, now, school, emit }, { row, state: step.state, window });
    return 'closed';
  }
  const isOver = row.state.status === 'fresh' && now >= window.closesAt;
  const closesAt = applyElapsedTime(row.state, row.blueprint, { at: moment.now, window: moment.window }).closedAt;
  const checkAt = Math.max(closesAt ?? window.closesAt.getTime(), now.getTime()) + school.graceSeconds * 1000;
  await updateAttempt(tx, { attemptId }, { checkAt: isOver ? never : new Date(checkAt) });
  return isOver ? 'never begun' : 'open';
};
