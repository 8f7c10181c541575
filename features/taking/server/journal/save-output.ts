import { isSubmitted } from '@inkstone/exam/attempt';
import type { AppendResult, SaveContext } from './append-batch.ts';
import { closeAttempt, toAttemptFacts } from '../finishing/close-attempt.ts';
import { toSyncInfo } from '../attempt-session/sync-info.ts';

export const toSaveOutput = ({ secret, now }: SaveContext, { row, window, state, timeline, ack }: AppendResult) => ({
  ...toSyncInfo({
    ...{ secret, timeline, window, now },
    attemptId: row.id,
    writerEpoch: state.writerEpoch,
    windowVersion: row.windowVersion,
  }),
  ack,
});

/** Applies what a batch caused: emits the start once, and closes and scores an attempt whose journal holds its submission. Returns when it was submitted. */
export const applyTransitions = async (ctx: SaveContext, result: AppendResult): Promise<Date | null> => {
  const { row, state } = result;
  if (row.state.status === 'fresh' && state.status !== 'fresh') {
    await ctx.emit('attempt.started', { ...toAttemptFacts(row), at: new Date(state.startedAt ?? ctx.now.getTime()) });
  }
  if (row.submittedAt) return row.submittedAt;
  const isEnded = state.status === 'closed' && isSubmitted(state);
  return isEnded ? closeAttempt(ctx, { row, state, window: result.window }) : null;
};
