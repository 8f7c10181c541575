import type { Window } from '@inkstone/assignments/server';
import type { HandlerContext } from '@inkstone/call/server';
import {
  applyBatch,
  applyElapsedTime,
  mergeAnswerPart,
  type AcceptedEvent,
  type AttemptState,
  type Timeline,
  type Verdict,
} from '@inkstone/exam/attempt';
import type { saveAnswers } from '../contract.ts';
import type { JournalRecord } from '../contract/shapes.ts';
import { checkAtOf } from './check-at.ts';
import { contentOf, findQuestion } from './content.ts';
import { decodeEvents, recordParts } from './decode.ts';
import { refuseEnded } from './ended.ts';
import { refuseFull } from './allowance.ts';
import { fitOf, type Fits } from './fit.ts';
import { goOn } from './go-on.ts';
import { lockOwnAttempt, type LockedAttempt } from './attempt-rows.queries.ts';
import { recordsInOwnWords } from './student-view.ts';
import { wholeEvents } from './whole-events.ts';
import { lateRowsOf } from './late-rows.ts';
import { appendEvents, type AnswerUpsert, type EventRow } from './save.queries.ts';
import { claimedBy, fileIdsOf } from './files/file-ids.ts';
import { claimFiles } from './files/files.queries.ts';
import { recordingIdsOf } from './recordings/recording-ids.ts';
import { claimRecordings } from './recordings/recordings.queries.ts';
import { engineWindow, timelineAt, windowOfAttempt } from './window.ts';

/** What the saving calls work with; they differ in what happens afterwards. */
export type Saving = Pick<
  HandlerContext<typeof saveAnswers>,
  'input' | 'me' | 'tx' | 'now' | 'school' | 'secret' | 'refuse' | 'notFound' | 'emit'
>;

/** An attempt after a batch. */
export interface Appended {
  row: LockedAttempt;
  window: Window;
  state: AttemptState;
  timeline: Timeline;
  ack: number;
}

const verdictText = (verdict: Verdict): string => {
  if (verdict.is === 'applied') return verdict.lateDelivered ? 'applied late' : 'applied';
  return `${verdict.is}: ${verdict.why}`;
};

/** What answers are to their questions, late ones too; one that its question cannot have never becomes an answer. */
const fitsOf = async (it: Saving, row: LockedAttempt, accepted: readonly AcceptedEvent[]): Promise<Fits> => {
  const content = await contentOf(it.tx, { assignmentId: row.assignment_id, paperRevisionId: row.paper_revision_id });
  const given = accepted.flatMap(({ seq, answer, late }) => {
    const said = answer ?? late;
    const question = said ? findQuestion(content, said.questionId) : undefined;
    if (!question || !said) return [];
    const { value } = said;
    return [{ seq, question, value, fit: fitOf(question, value) }];
  });
  const spoken = given
    .filter(({ fit }) => fit !== 'unfit')
    .flatMap(({ question: { questionId }, value }) =>
      recordingIdsOf(value).map((recordingId) => ({ recordingId, questionId })),
    );
  const recordings = await claimRecordings(it.tx, row.id, { named: spoken, at: it.now });
  const named = given.flatMap(({ question, ...answered }) => claimedBy(question, answered));
  const files = await claimFiles(it.tx, row.id, { named, at: it.now });
  const isOwn = (value: unknown): boolean =>
    recordingIdsOf(value).every((id) => recordings.has(id)) && fileIdsOf(value).every((id) => files.has(id));
  return new Map(given.map(({ seq, value, fit }) => [seq, isOwn(value) ? fit : 'unfit']));
};

const eventRowsOf = (it: Saving, accepted: readonly AcceptedEvent[], fits: Fits): EventRow[] => {
  const recordOf = new Map(it.input.events.map((record) => [record.seq, record]));
  return accepted.map(({ seq, event, verdict, claimedAt }) => {
    const record: JournalRecord | undefined = recordOf.get(seq);
    const { questionId, value } = record ? recordParts(record) : { questionId: null, value: null };
    return {
      seq,
      kind: record?.kind ?? event.kind,
      question_id: questionId,
      // Of what the question cannot have only the verdict is kept.
      value: fits.get(seq) === 'unfit' ? null : value,
      claimed_at: new Date(claimedAt),
      received_at: it.now,
      verdict: fits.get(seq) === 'unfit' ? 'refused: unfit' : verdictText(verdict),
    };
  });
};

/** A part of an answer after what its batch said before of the same question. */
const merged = (before: AnswerUpsert, value: unknown) => ({
  value: mergeAnswerPart(before.value, value),
  is_part: before.is_part,
});

/** The last answer to each question that counts and that the question can have. */
const upsertsOf = (accepted: readonly AcceptedEvent[], fits: Fits, receivedAt: Date): AnswerUpsert[] => {
  const latest = new Map<number, AnswerUpsert>();
  for (const { seq, answer, claimedAt } of accepted) {
    if (!answer || fits.get(seq) === 'unfit') continue;
    const { questionId } = answer;
    const before = latest.get(questionId);
    if (before && before.answered_at.getTime() > claimedAt) continue;
    const value = fits.get(seq) === 'blank' ? null : answer.value;
    const at = new Date(claimedAt);
    const { isPart = false, dueAt } = answer;
    const times = { answered_at: at, received_at: receivedAt, due_at: dueAt === null ? null : new Date(dueAt) };
    const after = { question_id: questionId, value, is_part: isPart, seq, ...times, counts: true };
    latest.set(questionId, before && isPart ? { ...after, ...merged(before, value) } : after);
  }
  return [...latest.values()];
};

/**
 * Handing in is the journal's own last word: where the browser did not write it, it is written here. A word that the
 * journal has already did not hand in, or there would be nothing to hand in any more.
 */
const withLastWord = (it: Saving, row: LockedAttempt): Saving => {
  const { events } = it.input;
  // What was never begun has nothing to hand in.
  const isBegun = row.state.status !== 'fresh' || events.some(({ kind }) => kind === 'started');
  const bringsIt = events.some(({ kind, seq }) => kind === 'submitted' && seq > row.ack);
  if (row.submitted_at || !isBegun || bringsIt) return it;
  const seq = Math.max(row.ack, ...events.map((event) => event.seq)) + 1;
  return { ...it, input: { ...it.input, events: [...events, { kind: 'submitted', seq, syncId: '', sinceSync: 0 }] } };
};

/** A browser that has nothing left to say hears the clock, and the module that its clock has brought it to. */
const appendNothing = async (it: Saving, row: LockedAttempt, window: Window): Promise<Appended> => {
  const { now } = it;
  const state = applyElapsedTime(row.state, row.blueprint, { at: now.getTime(), window: engineWindow(window) });
  const gone = row.submitted_at ? { state } : await goOn(it, { row, state, window });
  return { row, window, timeline: timelineAt(row, { window, now }), ack: row.ack, ...gone };
};

/**
 * Appends a batch to the journal: three statements with the session's own, whatever the number of events. Answers given
 * in time and delivered within the grace are in force, later ones are kept; the fold is the engine's alone.
 */
export const append = async (asked: Saving, ending: { handsIn: boolean }): Promise<Appended> => {
  const { me, tx, now, school, secret } = asked;
  const patched = asked.input.events.flatMap((record) => (record.kind === 'patched' ? [record.questId] : []));
  const row = await lockOwnAttempt(tx, { attemptId: asked.input.attemptId, studentId: me.id, patched });
  if (!row) return asked.notFound();
  const { windowId } = asked.input;
  if (windowId !== undefined && windowId !== row.holder) return asked.refuse('attempt.takenOver');
  const named = { ...asked, input: { ...asked.input, events: recordsInOwnWords(asked.input.events, row) } };
  const it = ending.handsIn ? withLastWord(named, row) : named;
  const { input } = it;
  refuseEnded(it, row);
  const window = windowOfAttempt(row, school);

  refuseFull(it, row);
  const events = decodeEvents(input.events, { secret, attemptId: row.id, now, holder: row.state.holder });
  const moment = { now: now.getTime(), window: engineWindow(window) };
  if (events.some(({ syncHolder }) => syncHolder !== row.state.holder)) return it.refuse('attempt.takenOver');
  const whole = await wholeEvents(tx, row, { events, texts: row.texts });
  const outcome = applyBatch(row.state, whole, { blueprint: row.blueprint, moment });
  if (!outcome.ok) return it.refuse('attempt.takenOver');
  const result = outcome.value;
  if (result.accepted.length === 0) return appendNothing(it, row, window);

  const fits = await fitsOf(it, row, result.accepted);
  const { state } = result;
  const timeline = timelineAt({ state, blueprint: row.blueprint }, { window, now });
  appendEvents(tx, {
    attemptId: row.id,
    events: eventRowsOf(it, result.accepted, fits),
    answers: upsertsOf(result.accepted, fits, now),
    late: lateRowsOf(result.accepted, fits, now),
    state,
    ack: result.ack,
    checkAt: checkAtOf(timeline, { window, now }),
  });
  const gone = await goOn(it, { row, state, window });
  return { row, window, state: gone.state, timeline: gone.timeline ?? timeline, ack: result.ack };
};
