import type { Window } from '@inkstone/assignments/server';
import { timelineOf, type AttemptState } from '@inkstone/exam/attempt';
import type { Blueprint } from '@inkstone/exam/blueprint';
import type { LockedAttempt } from './save.queries.ts';
import { syncIdOf } from './sync.ts';
import { engineWindow } from './window.ts';

/** What telling the time of an attempt needs. */
export interface Syncing {
  secret: string;
  attemptId: number;
  state: AttemptState;
  blueprint: Blueprint;
  window: Window;
  windowVersion: number;
  now: Date;
}

/** What a row says of it. */
export const syncingOf = ({ id, state, blueprint, window_version }: LockedAttempt) => ({
  attemptId: id,
  state,
  blueprint,
  windowVersion: window_version,
});

/** The server's time and the attempt's, as every start, save and look at the clock tells it; nothing is written. */
export const syncedOf = ({ secret, attemptId, state, blueprint, window, windowVersion, now }: Syncing) => {
  const timeline = timelineOf(state, blueprint, { now: now.getTime(), window: engineWindow(window) });
  return {
    serverTime: now.toISOString(),
    syncId: syncIdOf(secret, attemptId, { at: now, holder: state.holder }),
    secondsLeft: timeline.secondsLeft,
    closesAt: window.closesAt.toISOString(),
    windowVersion,
    isClosed: timeline.status === 'closed',
  };
};
