import type { HandlerServices, EmitEvent } from '@inkstone/call/server';
import type { Tx } from '@inkstone/db';
import { advanceByServer, applyElapsedTime } from '@inkstone/exam/attempt';
import { updateAttempt } from './attempt.queries.ts';
import { closeAttempt } from './close.ts';
import { lockAttempt } from './attempt-rows.queries.ts';
import { engineWindow, windowOfAttempt } from './window.ts';

const never = new Date('9999-01-01T00:00:00Z');

/**
 * Writes down a closing that reading already shows, once nothing given in time can still arrive. What was never begun
 * stays as it is and is not looked at again; a window that moved meanwhile gives a new time to look.
 */
export const closeIfOver = async (
  it: { tx: Tx; services: HandlerServices; emit: EmitEvent },
  attemptId: number,
): Promise<'closed' | 'open' | 'never begun'> => {
  const { tx, services, emit } = it;
  const { now, school } = services;
  const row = await lockAttempt(tx, attemptId);
  if (!row || row.scored_at) return 'closed';
  const window = windowOfAttempt(row, school);
  const moment = { now: now.getTime(), window: engineWindow(window) };
  const step = advanceByServer(row.state, { kind: 'expired' }, { blueprint: row.blueprint, ...moment });
  if (step.verdict.is === 'applied' && step.state.status === 'closed') {
    await closeAttempt({ tx, now, school, emit }, { row, state: step.state, window });
    return 'closed';
  }
  const isOver = row.state.status === 'fresh' && now >= window.closesAt;
  const later = applyElapsedTime(row.state, row.blueprint, { at: moment.now, window: moment.window }).closedAt;
  const soon = Math.max(later ?? window.closesAt.getTime(), now.getTime()) + school.graceSeconds * 1000;
  await updateAttempt(tx, { attemptId }, { checkAt: isOver ? never : new Date(soon) });
  return isOver ? 'never begun' : 'open';
};
