import type { Window } from '@inkstone/assignments/server';
import type { Tx } from '@inkstone/db';
import { releaseContent, type AttemptState, type Timeline } from '@inkstone/exam/attempt';
import type { LockedAttempt } from './attempt-rows.queries.ts';
import { updateAttempt } from './attempt.queries.ts';
import { checkAtOf } from './check-at.ts';
import { scorableOf } from './close.ts';
import { withModule } from './score.ts';
import { timelineAt } from './window.ts';

/**
 * An attempt that has come to the border of a section or module goes on: the module is chosen, and the content that was
 * asked for is given. Only its own journal brings it here, so that everything given before the border is held by now:
 * what still came afterwards could not change the module any more.
 */
export const goOn = async (
  { tx, now }: { tx: Tx; now: Date },
  { row, state, window }: { row: LockedAttempt; state: AttemptState; window: Window },
): Promise<{ state: AttemptState; timeline?: Timeline }> => {
  const chosen = state.status === 'routing' ? await withModule(tx, scorableOf(row, state), now) : state;
  const next = releaseContent(chosen, row.blueprint, now.getTime());
  if (next === state) return { state };
  const timeline = timelineAt({ state: next, blueprint: row.blueprint }, { window, now });
  await updateAttempt(tx, { attemptId: row.id }, { state: next, checkAt: checkAtOf(timeline, { window, now }) });
  return { state: next, timeline };
};
