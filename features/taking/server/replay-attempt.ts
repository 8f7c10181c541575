import { randomUUID } from 'node:crypto';
import { redoWindow, windowOf, type RedoRow, type Sitting } from '@inkstone/assignments/server';
import type { Hearing } from '@inkstone/call/server';
import { applyBatch, freshAttempt, wireOf, type BrowserEvent } from '@inkstone/exam/attempt';
import { insertAttempt } from './attempt.queries.ts';
import { bindFor } from './bind.ts';
import { checkAtOf } from './check-at.ts';
import { closeAttempt, factsOf } from './close.ts';
import { closeIfOver } from './close-over.ts';
import { askedContent } from './content.ts';
import { lockAttempt } from './attempt-rows.queries.ts';
import { appendEvents } from './save.queries.ts';
import { engineWindow, timelineAt } from './window.ts';

/** One event of a journal that is already over, with the moment when it happened. */
export interface PastEvent {
  event: BrowserEvent;
  at: Date;
}

/**
 * Puts a whole journal in as it happened, through the same fold, closing and scoring as a sitting: what the sample
 * school's past is made with; a redo's as that of a sitting. Gives the attempt's id; null where there is nothing to answer.
 */
export const replayAttempt = async (
  { tx, outside, tell }: Hearing,
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
  const { school } = outside;
  const window = redo ? redoWindow(redo, school) : windowOf(assignment, recipient, school);
  const state = freshAttempt();
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

  const events = past.map(({ event, at }, index) => ({
    seq: index + 1,
    event,
    syncAt: at.getTime(),
    syncHolder: state.holder,
    sinceSync: 0,
  }));
  const moment = { now: last.at.getTime(), window: engineWindow(window) };
  const outcome = applyBatch(state, events, { blueprint, moment });
  if (!outcome.ok) throw new Error('a journal of the past was refused');
  const result = outcome.value;
  const ended = { window, now: last.at };
  appendEvents(tx, {
    attemptId,
    events: result.accepted.map(({ seq, event, claimedAt, verdict }) => {
      const said = wireOf(event as BrowserEvent);
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
      counts: true,
    })),
    state: result.state,
    ack: result.ack,
    checkAt: checkAtOf(timelineAt({ state: result.state, blueprint }, ended), ended),
  });
  const row = await lockAttempt(tx, attemptId);
  if (!row) return null;
  await tell('attempt.started', { ...factsOf(row), at: first.at });
  const closing = { tx, now: last.at, school: outside.school, tell };
  if (result.state.status === 'closed') await closeAttempt(closing, { row, state: result.state, window });
  else await closeIfOver({ tx, outside, tell }, attemptId);
  return attemptId;
};
