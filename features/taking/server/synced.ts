import type { Window } from '@inkstone/assignments/server';
import type { Timeline } from '@inkstone/exam/attempt';
import { syncIdOf } from './sync.ts';

/** What telling the time of an attempt needs. */
export interface Syncing {
  secret: string;
  attemptId: number;
  /** Who writes the journal, by number. */
  holder: number;
  timeline: Timeline;
  window: Window;
  windowVersion: number;
  now: Date;
}

/** The server's time and the attempt's, as every start, save and look at the clock tells it; nothing is written. */
export const syncedOf = ({ secret, attemptId, holder, timeline, window, windowVersion, now }: Syncing) => ({
  serverTime: now.toISOString(),
  syncId: syncIdOf(secret, attemptId, { at: now, holder }),
  secondsLeft: timeline.secondsLeft,
  closesAt: window.closesAt.toISOString(),
  windowVersion,
  isClosed: timeline.status === 'closed',
});
