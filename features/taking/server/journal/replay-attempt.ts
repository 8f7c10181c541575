import { randomUUID } from 'node:crypto';
import {
  computeRedoWindow,
  computeWindow,
  getClockSeconds,
  type RedoRow,
  type RecipientAssignment,
  type AnswerWindow,
} from '@inkstone/assignments/server';
import type { EventContext } from '@inkstone/call/server';
import type { Tx } from '@inkstone/db';
import {
  applyBatch,
  createAttemptState,
  getWireQuestionId,
  applyElapsedTime,
  toWireEvent,
  type BrowserEvent,
  type Moment,
} from '@inkstone/exam/attempt';
import { listTakenParts, type Blueprint } from '@inkstone/exam/blueprint';
import { insertAttempt, type AttemptRow } from '../attempt.queries.ts';
import { bindAttempt } from '../attempt-session/bind-attempt.ts';
import { withOwnOrder } from '../attempt-session/own-order.ts';
import { nextCheckAt, toEngineWindow, timelineForAttempt } from '../attempt-session/attempt-window.ts';
import { closeAttempt, toAttemptFacts, type CloseContext } from '../finishing/close-attempt.ts';
import { closeIfExpired } from '../finishing/close-if-expired.ts';
import { readAssignedContent } from '../attempt-session/assigned-content.ts';
import { lockAttempt, type LockedAttempt } from '../attempt-rows.queries.ts';
import { advanceToNextModule } from './advance-to-next-module.ts';
import { appendEvents } from './journal.queries.ts';
import { toOvertimeUpsert } from './overtime.ts';

/** One event of a past attempt with the time when it happened. */
export interface PastEvent {
  event: BrowserEvent;
  at: Date;
}

/** Splits a journal before each entered section or part, because a module may have to be chosen there. */
const splitAtSections = (past: readonly PastEvent[]): PastEvent[][] => {
  const stretches: PastEvent[][] = [[]];
  for (const pastEvent of past) {
    if (pastEvent.event.kind === 'section-entered') stretches.push([]);
    stretches.at(-1)?.push(pastEvent);
  }
  return stretches.filter((stretch) => stretch.length > 0);
};

/** Whether a stretch belongs to a module that was not chosen; the past journal holds the events of both. */
const isUnchosenModule = ([first]: readonly PastEvent[], { blueprint, state }: LockedAttempt): boolean => {
  if (first?.event.kind !== 'section-entered' || first.event.partId === undefined) return false;
  const { sectionId, partId } = first.event;
  const section = blueprint.sections.find(({ id }) => id === sectionId);
  return section !== undefined && !listTakenParts(section, state.routes).some(({ id }) => id === partId);
};

const replayStretch = async (
  { tx, attemptId, window, moment }: { tx: Tx; attemptId: number; window: AnswerWindow; moment: Moment },
  stretch: readonly PastEvent[],
): Promise<void> => {
  const [first] = stretch;
  const locked = await lockAttempt(tx, attemptId);
  if (!locked || !first) throw new Error('there is nothing to replay');
  const now = first.at;
  const before = applyElapsedTime(locked.state, locked.blueprint, { at: now.getTime(), window: moment.window });
  const { state } = await advanceToNextModule({ tx, now }, { row: locked, state: before, window });
  const row = { ...locked, state };
  if (isUnchosenModule(stretch, row)) return;

  const events = stretch.map(({ event, at }, index) => ({
    seq: row.ack + index + 1,
    event,
    syncAt: at.getTime(),
    syncWriterEpoch: row.state.writerEpoch,
    sinceSync: 0,
    receivedAt: at.getTime(),
  }));
  const outcome = applyBatch(row.state, events, { blueprint: row.blueprint, moment });
  if (!outcome.ok) throw new Error('a journal of the past was refused');
  const result = outcome.value;
  const ended = { window, now: new Date(moment.now) };
  appendEvents(tx, {
    attemptId,
    events: result.accepted.map(({ seq, event, claimedAt, verdict }) => {
      const record = toWireEvent(event as BrowserEvent);
      const at = new Date(claimedAt);
      return {
        seq,
        kind: event.kind,
        questionId: getWireQuestionId(record),
        value: 'value' in record ? record.value : null,
        claimedAt: at,
        receivedAt: at,
        verdict: verdict.is === 'applied' ? 'applied' : `${verdict.is}: ${verdict.why}`,
      };
    }),
    answers: result.answers.map(({ questionId, value, isPart = false, seq, claimedAt }) => ({
      questionId,
      value,
      isPart: isPart,
      seq,
      answeredAt: new Date(claimedAt),
      receivedAt: new Date(claimedAt),
      dueAt: null,
      isCounted: true,
    })),
    overtime: result.overtime.map((text) =>
      toOvertimeUpsert(text, { receivedAt: new Date(text.claimedAt), isBlank: text.value === null }),
    ),
    state: result.state,
    ack: result.ack,
    checkAt: nextCheckAt(timelineForAttempt({ state: result.state, blueprint: row.blueprint }, ended), ended),
  });
};

/**
 * Inserts a past attempt by replaying its journal through the same engine, closing and scoring as a live one; used for
 * the sample school. Returns the attempt's id; null where there is nothing to answer.
 */
export const replayAttempt = async (
  ctx: EventContext,
  sitting: RecipientAssignment,
  past: readonly PastEvent[],
  redo: RedoRow | null = null,
): Promise<number | null> => {
  const { assignment, recipient } = sitting;
  const content = await readAssignedContent(ctx.tx, assignment, redo);
  const bound = bindAttempt({ ...sitting, redo }, content);
  const { school } = ctx.services;
  const window = redo ? computeRedoWindow(redo, school) : computeWindow(assignment, recipient, school);
  if (!bound) return null;
  const { tx, emit, services } = ctx;
  const blueprint = await withOwnOrder(tx, { ...sitting, redo }, { blueprint: bound, content });
  const replay = { sitting, redo, past, blueprint, window, origin: 'screen' as const };
  const replayed = await replayJournal({ tx, school, emit }, replay);
  if (replayed && !replayed.isClosed) await closeIfExpired({ tx, services, emit }, replayed.attemptId);
  return replayed?.attemptId ?? null;
};

/** A past attempt: whose it is, its journal, and the rules and times by which it is replayed. */
interface PastAttempt {
  sitting: RecipientAssignment;
  redo: RedoRow | null;
  past: readonly PastEvent[];
  blueprint: Blueprint;
  window: AnswerWindow;
  origin: AttemptRow['origin'];
}

/** Inserts an attempt with its journal and scores it where the journal closes it; null for a journal without events. */
export const replayJournal = async (
  { tx, school, emit }: Omit<CloseContext, 'now'>,
  { sitting, redo, past, blueprint, window, origin }: PastAttempt,
): Promise<{ attemptId: number; isClosed: boolean } | null> => {
  const { assignment, recipient } = sitting;
  const [first] = past;
  const last = past.at(-1);
  if (!first || !last) return null;
  const state = createAttemptState(redo ? 0 : getClockSeconds(recipient));
  const attemptId = await insertAttempt(tx, {
    studentId: recipient.studentId,
    recipientId: recipient.id,
    assignmentId: assignment.id,
    redoId: redo?.id ?? null,
    origin,
    blueprint,
    state,
    writerWindowId: randomUUID(),
    startedAt: first.at,
    checkAt: last.at,
  });

  const moment = { now: last.at.getTime(), window: toEngineWindow(window) };
  for (const stretch of splitAtSections(past)) await replayStretch({ tx, attemptId, window, moment }, stretch);
  const row = await lockAttempt(tx, attemptId);
  if (!row) return null;
  await emit('attempt.started', { ...toAttemptFacts(row), at: first.at });
  const isClosed = row.state.status === 'closed';
  if (isClosed) await closeAttempt({ tx, now: last.at, school, emit }, { row, state: row.state, window });
  return { attemptId, isClosed };
};
