import type { AnswerWindow } from '@inkstone/assignments/server';
import { handleCall } from '@inkstone/call/server';
import { getAttemptTime as contract } from '../../contract.ts';
import { refuseWithdrawn } from './refuse-withdrawn.ts';
import { findOwnAttempt, type LockedAttempt } from '../attempt-rows.queries.ts';
import { toStudentView } from './student-view.ts';
import { toSyncInfo } from './sync-info.ts';
import { timelineForAttempt, windowForAttempt } from './attempt-window.ts';

/** The state and the times of an attempt, for a page that knows an earlier version of its window. */
const toSchedule = (row: LockedAttempt, window: AnswerWindow) => ({
  state: toStudentView(row).state,
  opensAt: window.opensAt.toISOString(),
  deadline: window.deadline.toISOString(),
  redoDueAt: row.redoDueAt?.toISOString() ?? null,
});

/** Returns the server time of an attempt, whether this window is still its writer, and its schedule where that moved. */
export const getAttemptTime = handleCall(contract, async ({ input, me, tx, now, school, secret, refuse, notFound }) => {
  const row = await findOwnAttempt(tx, { attemptId: input.attemptId, studentId: me.id });
  if (!row) return notFound();
  refuseWithdrawn({ now, school, refuse }, row);
  const window = windowForAttempt(row, school);
  const isMoved = input.windowVersion !== undefined && input.windowVersion !== row.windowVersion;
  return {
    ...toSyncInfo({
      secret,
      attemptId: row.id,
      writerEpoch: row.state.writerEpoch,
      timeline: timelineForAttempt(row, { window, now }),
      window,
      windowVersion: row.windowVersion,
      now,
    }),
    isWriter: input.windowId === undefined || input.windowId === row.writerWindowId,
    ack: row.ack,
    ...(isMoved && { schedule: toSchedule(row, window) }),
  };
});
