import type { EventContext, Subscribers } from '@inkstone/call/server';
import { advanceByServer, reopenWith, applyElapsedTime, type AttemptState } from '@inkstone/exam/attempt';
import { toAssignmentSubject } from '../push-subjects.ts';
import {
  findOpenRedoAttempt,
  listReopenableAttempts,
  listScoredAttempts,
  clearReleasedPoints,
  updateAttempt,
} from './attempt.queries.ts';
import {
  nextCheckAt,
  scheduledWindowFor,
  toEngineWindow,
  timelineForAttempt,
} from './attempt-session/attempt-window.ts';
import { movePercentDeadlines } from './attempt-session/percent-time.ts';
import { refreshStandingTime } from './attempt-session/standing-time.ts';
import { toAttemptFacts, rescoreAttempt } from './finishing/close-attempt.ts';
import { lockAttempt, type LockedAttempt } from './attempt-rows.queries.ts';

interface ScheduleChange {
  assignmentId: number;
  studentIds: readonly number[];
}

/**
 * Pushes to the students' browsers that the times of an assignment have changed or that it was withdrawn, so that open
 * exam windows fetch them; sent when the transaction commits.
 */
const pushScheduleChange = ({ services }: EventContext, { assignmentId, studentIds }: ScheduleChange): Promise<void> =>
  services.push(studentIds, { kind: 'refresh', about: toAssignmentSubject(assignmentId) });

/** Stores the new state of an attempt; one that the clock had closed is reopened. */
const reopenAttempt = async (
  { tx, services, emit }: EventContext,
  row: LockedAttempt,
  state: AttemptState,
): Promise<void> => {
  const window = scheduledWindowFor(row, services.school);
  const moment = { window, now: services.now };
  const checkAt = nextCheckAt(timelineForAttempt({ state, blueprint: row.blueprint }, moment), moment);
  const isReopened = row.submittedAt !== null && state.status !== 'closed';
  const unscored = { scoredAt: null, score: null, scoreMax: null, result: null };
  // An overridden score stays, and is marked as set before the change.
  const scoreOverridePredatesReopening = row.scoreOverride !== null;
  const opened = { submittedAt: null, endedBy: null, ...unscored, scoreOverridePredatesReopening };
  await updateAttempt(tx, { attemptId: row.id }, { state, checkAt, ...(isReopened ? opened : {}) });
  // Answers may change now: released points count again only once the marker releases them again.
  if (isReopened) await clearReleasedPoints(tx, row.id);
  if (isReopened) await emit('attempt.reopened', { ...toAttemptFacts(row), at: services.now });
};

/** The state of an attempt by its clocks after its closing time has moved. */
const recomputeState = (row: LockedAttempt, { now, school }: EventContext['services']): AttemptState =>
  reopenWith(row.state, (state) =>
    applyElapsedTime(state, row.blueprint, {
      at: now.getTime(),
      window: toEngineWindow(scheduledWindowFor(row, school)),
    }),
  );

interface MovedWindow {
  assignmentId: number;
  recipientIds: readonly number[] | null;
  reopensShown: boolean;
}

const updateEachReopenable = async (
  ctx: EventContext,
  { assignmentId, recipientIds, reopensShown }: MovedWindow,
  change: (row: LockedAttempt) => AttemptState,
): Promise<void> => {
  for (const id of await listReopenableAttempts(ctx.tx, { assignmentId, recipientIds, reopensShown })) {
    const row = await lockAttempt(ctx.tx, id);
    if (row) await reopenAttempt(ctx, row, change(row));
  }
};

/** Lets extra time count for new recipients: their deadlines move with longer clocks. */
const applyStandingTime = async (
  payload: { assignmentId: number; recipientIds: readonly number[] | null },
  { tx, services }: EventContext,
): Promise<void> => {
  await movePercentDeadlines(tx, payload);
  await refreshStandingTime(tx, payload, services);
};

/** Applies extra time and moved deadlines to the attempts, moves the deadlines of longer clocks, rescores after questions were removed, and tells open exam windows of new times. */
export const subscribers: Subscribers = {
  'assignment.created': applyStandingTime,
  'recipient.added': applyStandingTime,
  'assignment.rulesChanged': ({ assignmentId }, ctx) =>
    movePercentDeadlines(ctx.tx, { assignmentId, recipientIds: null }),
  'recipient.timeExtended': async (payload, ctx) => {
    await updateEachReopenable(ctx, payload, (row) => {
      const { now, school } = ctx.services;
      const window = toEngineWindow(scheduledWindowFor(row, school));
      const event = { kind: 'extended' as const, seconds: payload.seconds };
      return advanceByServer(row.state, event, { blueprint: row.blueprint, now: now.getTime(), window }).state;
    });
    await pushScheduleChange(ctx, payload);
  },
  'deadline.moved': async (payload, ctx) => {
    await updateEachReopenable(ctx, payload, (row) => recomputeState(row, ctx.services));
    await pushScheduleChange(ctx, payload);
  },
  'redo.moved': async (payload, ctx) => {
    const id = await findOpenRedoAttempt(ctx.tx, payload.redoId);
    const row = id === undefined ? undefined : await lockAttempt(ctx.tx, id);
    if (row) await reopenAttempt(ctx, row, recomputeState(row, ctx.services));
    await pushScheduleChange(ctx, payload);
  },
  'begin.moved': (payload, ctx) => pushScheduleChange(ctx, payload),
  'assignment.withdrawn': (payload, ctx) => pushScheduleChange(ctx, payload),
  'assignment.deleted': (payload, ctx) => pushScheduleChange(ctx, payload),
  'recipient.removed': (payload, ctx) => pushScheduleChange(ctx, payload),
  'redo.requested': (payload, ctx) => pushScheduleChange(ctx, payload),
  'redo.withdrawn': (payload, ctx) => pushScheduleChange(ctx, payload),
  'questions.changed': async ({ assignmentId }, { tx, services, emit }) => {
    await movePercentDeadlines(tx, { assignmentId, recipientIds: null });
    const { now, school } = services;
    for (const id of await listScoredAttempts(tx, assignmentId)) {
      const row = await lockAttempt(tx, id);
      if (row) await rescoreAttempt({ tx, now, school, emit }, row);
    }
  },
};
