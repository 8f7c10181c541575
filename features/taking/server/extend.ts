import type { EventContext, Subscribers } from '@inkstone/call/server';
import type {} from '@inkstone/assignments/events';
import { advanceByServer, reopenWith, applyElapsedTime, type AttemptState } from '@inkstone/exam/attempt';
import { findOpenRedo, listRevivable, listScored, removeMarked, updateAttempt } from './attempt.queries.ts';
import { checkAtOf } from './check-at.ts';
import { factsOf, scoreAgain } from './close.ts';
import { lockAttempt, type LockedAttempt } from './attempt-rows.queries.ts';
import { engineWindow, timelineAt, windowOfAttempt } from './window.ts';

/** Gives an attempt its new state; one that the clock had closed is open again. */
const revive = async ({ tx, services, emit }: EventContext, row: LockedAttempt, state: AttemptState): Promise<void> => {
  const window = windowOfAttempt(row, services.school);
  const moment = { window, now: services.now };
  const checkAt = checkAtOf(timelineAt({ state, blueprint: row.blueprint }, moment), moment);
  const isReopened = row.submitted_at !== null && state.status !== 'closed';
  const opened = { submittedAt: null, endedBy: null, scoredAt: null, score: null, scoreMax: null, result: null };
  await updateAttempt(tx, { attemptId: row.id }, { state, checkAt, ...(isReopened ? opened : {}) });
  // What was marked may change now: its points count again when the marker has released them again.
  if (isReopened) await removeMarked(tx, row.id);
  if (isReopened) await emit('attempt.reopened', { ...factsOf(row), at: services.now });
};

/** The rules of the clock for an attempt whose closing has moved. */
const settledBy = (row: LockedAttempt, { now, school }: EventContext['services']): AttemptState =>
  reopenWith(row.state, (state) =>
    applyElapsedTime(state, row.blueprint, { at: now.getTime(), window: engineWindow(windowOfAttempt(row, school)) }),
  );

interface MovedWindow {
  assignmentId: number;
  recipientIds: readonly number[] | null;
  lastClosesAt: Date | null;
}

/** Whether reports that open when nobody can answer any more were open before the window moved. */
const wasReportTime = ({ lastClosesAt }: MovedWindow, { now, school }: EventContext['services']): boolean =>
  lastClosesAt !== null && now.getTime() >= lastClosesAt.getTime() + school.graceSeconds * 1000;

const forEach = async (
  hearing: EventContext,
  moved: MovedWindow,
  change: (row: LockedAttempt) => AttemptState,
): Promise<void> => {
  const { assignmentId, recipientIds } = moved;
  const isReportTime = wasReportTime(moved, hearing.services);
  for (const id of await listRevivable(hearing.tx, { assignmentId, recipientIds, isReportTime })) {
    const row = await lockAttempt(hearing.tx, id);
    if (row) await revive(hearing, row, change(row));
  }
};

/** More time reaches the attempts, clocks and closing together; questions that were taken out leave their scores. */
export const subscribers: Subscribers = {
  'extra.given': (told, hearing) =>
    forEach(hearing, told, (row) => {
      const { now, school } = hearing.services;
      const window = engineWindow(windowOfAttempt(row, school));
      const event = { kind: 'extended' as const, seconds: told.seconds };
      return advanceByServer(row.state, event, { blueprint: row.blueprint, now: now.getTime(), window }).state;
    }),
  'deadline.moved': (told, hearing) => forEach(hearing, told, (row) => settledBy(row, hearing.services)),
  'redo.moved': async ({ redoId }, hearing) => {
    const id = await findOpenRedo(hearing.tx, redoId);
    const row = id === undefined ? undefined : await lockAttempt(hearing.tx, id);
    if (row) await revive(hearing, row, settledBy(row, hearing.services));
  },
  'questions.changed': async ({ assignmentId }, { tx, services, emit }) => {
    const { now, school } = services;
    for (const id of await listScored(tx, assignmentId)) {
      const row = await lockAttempt(tx, id);
      if (row) await scoreAgain({ tx, now, school, emit }, row);
    }
  },
};
