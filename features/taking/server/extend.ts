import type { Hearing, Subscribers } from '@inkstone/call/server';
import type {} from '@inkstone/assignments/events';
import { advanceByServer, settled, type AttemptState } from '@inkstone/exam/attempt';
import { listRevivable, updateAttempt } from './attempt.queries.ts';
import { checkAtOf } from './check-at.ts';
import { factsOf } from './close.ts';
import { lockAttempt, type LockedAttempt } from './attempt-rows.queries.ts';
import { engineWindow, timelineAt, windowOfAttempt } from './window.ts';

/** Gives an attempt its new state; one that the clock had closed is open again. */
const revive = async ({ tx, outside, tell }: Hearing, row: LockedAttempt, state: AttemptState): Promise<void> => {
  const window = windowOfAttempt(row, outside.school);
  const moment = { window, now: outside.now };
  const checkAt = checkAtOf(timelineAt({ state, blueprint: row.blueprint }, moment), moment);
  const isReopened = row.submitted_at !== null && state.status !== 'closed';
  const opened = { submittedAt: null, endedBy: null, scoredAt: null, score: null, scoreMax: null, result: null };
  await updateAttempt(tx, { attemptId: row.id }, { state, checkAt, ...(isReopened ? opened : {}) });
  if (isReopened) await tell('attempt.reopened', { ...factsOf(row), at: outside.now });
};

const forEach = async (
  hearing: Hearing,
  key: { assignmentId: number; recipientIds: readonly number[] | null },
  change: (row: LockedAttempt) => AttemptState,
): Promise<void> => {
  for (const id of await listRevivable(hearing.tx, key)) {
    const row = await lockAttempt(hearing.tx, id);
    if (row) await revive(hearing, row, change(row));
  }
};

/** Extra time and moved deadlines reach the attempts: clocks and closing move together. */
export const subscribers: Subscribers = {
  'extra.given': (told, hearing) =>
    forEach(hearing, told, (row) => {
      const { now, school } = hearing.outside;
      const window = engineWindow(windowOfAttempt(row, school));
      const event = { kind: 'extended' as const, seconds: told.seconds };
      return advanceByServer(row.state, event, { blueprint: row.blueprint, now: now.getTime(), window }).state;
    }),
  'deadline.moved': (told, hearing) =>
    forEach(hearing, told, (row) => {
      const { now, school } = hearing.outside;
      const window = engineWindow(windowOfAttempt(row, school));
      return settled(row.state, row.blueprint, { at: now.getTime(), window });
    }),
};
