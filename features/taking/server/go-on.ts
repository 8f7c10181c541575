import type { Window } from '@inkstone/assignments/server';
import type { Tx } from '@inkstone/db';
import type { AttemptState, Timeline } from '@inkstone/exam/attempt';
import type { LockedAttempt } from './attempt-rows.queries.ts';
import { updateAttempt } from './attempt.queries.ts';
import { checkAtOf } from './check-at.ts';
import { scorableOf } from './close.ts';
import { withModule } from './score.ts';
import { timelineAt } from './window.ts';

/**
 * An attempt that has come to the border of a module goes on. Only its own journal brings it here, so that everything
 * given before the border is held by now: what still came afterwards could not change the module any more.
 */
export const goOn = async (
  { tx, now }: { tx: Tx; now: Date },
  { row, state, window }: { row: LockedAttempt; state: AttemptState; window: Window },
): Promise<{ state: AttemptState; timeline?: Timeline }> => {
  if (state.status !== 'routing') return { state };
  const chosen = await withModule(tx, scorableOf(row, state), now);
  if (chosen === state) return { state };
  const timeline = timelineAt({ state: chosen, blueprint: row.blueprint }, { window, now });
  await updateAttempt(tx, { attemptId: row.id }, { state: chosen, checkAt: checkAtOf(timeline, { window, now }) });
  return { state: chosen, timeline };
};
