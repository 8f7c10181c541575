import type { AnswerWindow } from '@inkstone/assignments/server';
import type { Timeline } from '@inkstone/exam/attempt';
import { createSyncId } from './sync-id.ts';

/** The input of the sync info. */
export interface SyncContext {
  secret: string;
  attemptId: number;
  /** The writer epoch of the journal. */
  writerEpoch: number;
  timeline: Timeline;
  window: AnswerWindow;
  windowVersion: number;
  now: Date;
}

/** The server time and the attempt's, as every start, save and time call returns it. */
export const toSyncInfo = ({ secret, attemptId, writerEpoch, timeline, window, windowVersion, now }: SyncContext) => ({
  serverTime: now.toISOString(),
  syncId: createSyncId(secret, attemptId, { at: now, writerEpoch }),
  secondsLeft: timeline.secondsLeft,
  closesAt: window.closesAt.toISOString(),
  windowVersion,
  isClosed: timeline.status === 'closed',
});
