import type { AnswerWindow } from '@inkstone/assignments/server';
import type { Tx } from '@inkstone/db';
import { releaseContent, type AttemptState, type Timeline } from '@inkstone/exam/attempt';
import type { LockedAttempt } from '../attempt-rows.queries.ts';
import { updateAttempt } from '../attempt.queries.ts';
import { nextCheckAt, timelineForAttempt } from '../attempt-session/attempt-window.ts';
import { toScorable } from '../finishing/close-attempt.ts';
import { chooseNextModule } from '../finishing/score-attempt.ts';

/**
 * At the end of a section or module: chooses the next module and releases the content that was requested. Only the
 * attempt's own journal triggers this, so that every answer given before is stored by then and a later one cannot
 * change the choice.
 */
export const advanceToNextModule = async (
  { tx, now }: { tx: Tx; now: Date },
  { row, state, window }: { row: LockedAttempt; state: AttemptState; window: AnswerWindow },
): Promise<{ state: AttemptState; timeline?: Timeline }> => {
  const routed = state.status === 'routing' ? await chooseNextModule(tx, toScorable(row, state), now) : state;
  const next = releaseContent(routed, row.blueprint, now.getTime());
  if (next === state) return { state };
  const timeline = timelineForAttempt({ state: next, blueprint: row.blueprint }, { window, now });
  await updateAttempt(tx, { attemptId: row.id }, { state: next, checkAt: nextCheckAt(timeline, { window, now }) });
  return { state: next, timeline };
};
