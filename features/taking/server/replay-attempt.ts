import { randomUUID } from 'node:crypto';
import { redoWindow, windowOf, type RedoRow, type Sitting, type Window } from '@inkstone/assignments/server';
import type { EventContext } from '@inkstone/call/server';
import type { Tx } from '@inkstone/db';
import {
  applyBatch,
  createAttemptState,
  applyElapsedTime,
  toWireEvent,
  type BrowserEvent,
  type Moment,
} from '@inkstone/exam/attempt';
import { listTakenParts } from '@inkstone/exam/blueprint';
import { insertAttempt } from './attempt.queries.ts';
import { bindFor } from './bind.ts';
import { checkAtOf } from './check-at.ts';
import { closeAttempt, factsOf } from './close.ts';
import { closeIfOver } from './close-over.ts';
import { askedContent } from './content.ts';
import { lockAttempt, type LockedAttempt } from './attempt-rows.queries.ts';
import { goOn } from './go-on.ts';
import { appendEvents } from './save.queries.ts';
import { engineWindow, timelineAt } from './window.ts';

/** One event of a journal that is already over, with the moment when it happened. */
export interface PastEvent {
  event: BrowserEvent;
  at: Date;
}

/** A journal in stretches that each begin with entering a section or a part: before one a module may have to be chosen. */
const stretchesOf = (past: readonly PastEvent[]): PastEvent[][] => {
  const stretches: PastEvent[][] = [[]];
  for (const one of past) {
    if (one.event.kind === 'section-entered') stretches.push([]);
    stretches.at(-1)?.push(one);
  }
  return stretches.filter((stretch) => stretch.length > 0);
};

/** Whether a stretch belongs to a module that was not chosen: the past tells both, one of them happened. */
const isUntaken = ([first]: readonly PastEvent[], { blueprint, state }: LockedAttempt): boolean => {
  if (first?.event.kind !== 'section-entered' || first.event.partId === undefined) return false;
  const { sectionId, partId } = first.event;
  const section = blueprint.sections.find(({ id }) => id === sectionId);
  return section !== undefined && !listTakenParts(section, state.routes).some(({ id }) => id === partId);
};

const replayStretch = async (
  { tx, attemptId, window, moment }: { tx: Tx; attemptId: number; window: Window; moment: Moment },
  stretch: readonly PastEvent[],
): Promise<void> => {
  const [first] = stretch;
  const locked = await lockAttempt(tx, attemptId);
  if (!locked || !first) throw new Error('there is nothing to replay');
  const now = first.at;
  const before = applyElapsedTime(locked.state, locked.blueprint, { at: now.getTime(), window: moment.window });
  const { state } = await goOn({ tx, now }, { row: locked, state: before, window });
  const row = { ...locked, state };
  if (isUntaken(stretch, row)) return;

  const events = stretch.map(({ event, at }, index) => ({
    seq: row.ack + index + 1,
    event,
    syncAt: at.getTime(),
    syncHolder: row.state.holder,
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
      const said = toWireEvent(event as BrowserEvent);
      const at = new Date(claimedAt);
      return {
        seq,
        kind: event.kind,
        question_id: 'questId' in said ? said.questId : null,
        value: 'value' in said ? said.value : null,
        claimed_at: at,
        received_at: at,
        verdict: verdict.is === 'applied' ? 'applied' : `${verdict.is}: ${verdict.why}`,
      };
    }),
    answers: result.answers.map(({ questionId, value, isPart = false, seq, claimedAt }) => ({
      question_id: questionId,
      value,
      is_part: isPart,
      seq,
      answered_at: new Date(claimedAt),
      received_at: new Date(claimedAt),
      due_at: null,
      counts: true,
    })),
    state: result.state,
    ack: result.ack,
    checkAt: checkAtOf(timelineAt({ state: result.state, blueprint: row.blueprint }, ended), ended),
  });
};

/**
 * Puts a whole journal in as it happened, through the same fold, closing and scoring as a sitting: what the sample
 * school's past is made with; a redo's as that of a sitting. Gives the attempt's id; null where there is nothing to answer.
 */
export const replayAttempt = async (
  { tx, services, emit }: EventContext,
  sitting: Sitting,
  past: readonly PastEvent[],
  redo: RedoRow | null = null,
): Promise<number | null> => {
  const { assignment, recipient } = sitting;
  const content = await askedContent(tx, assignment, redo);
  const blueprint = bindFor({ assignment, redo }, content);
  const [first] = past;
  const last = past.at(-1);
  if (!blueprint || !first || !last) return null;
  const { school } = services;
  const window = redo ? redoWindow(redo, school) : windowOf(assignment, recipient, school);
  const state = createAttemptState(redo ? 0 : recipient.extraSeconds);
  const attemptId = await insertAttempt(tx, {
    studentId: recipient.studentId,
    recipientId: recipient.id,
    assignmentId: assignment.id,
    redoId: redo?.id ?? null,
    blueprint,
    state,
    holder: randomUUID(),
    startedAt: first.at,
    checkAt: last.at,
  });

  const moment = { now: last.at.getTime(), window: engineWindow(window) };
  for (const stretch of stretchesOf(past)) await replayStretch({ tx, attemptId, window, moment }, stretch);
  const row = await lockAttempt(tx, attemptId);
  if (!row) return null;
  await emit('attempt.started', { ...factsOf(row), at: first.at });
  const closing = { tx, now: last.at, school: services.school, emit };
  if (row.state.status === 'closed') await closeAttempt(closing, { row, state: row.state, window });
  else await closeIfOver({ tx, services, emit }, attemptId);
  return attemptId;
};
