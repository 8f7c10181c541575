import type { AnswerWindow } from '@inkstone/assignments/server';
import type { HandlerContext } from '@inkstone/call/server';
import {
  applyBatch,
  applyElapsedTime,
  getWireQuestionId,
  mergeAnswerPart,
  type AcceptedEvent,
  type AttemptState,
  type Timeline,
  type Verdict,
} from '@inkstone/exam/attempt';
import { listQuestions } from '@inkstone/exam/blueprint';
import { getQuestionType } from '@inkstone/exam/logic';
import type { saveAnswers } from '../../contract.ts';
import type { JournalRecord } from '../../contract/shapes.ts';
import {
  nextCheckAt,
  toEngineWindow,
  timelineForAttempt,
  windowForAttempt,
} from '../attempt-session/attempt-window.ts';
import { readContent, findQuestion } from '../attempt-session/assigned-content.ts';
import { decodeEvents, splitRecord } from './decode-events.ts';
import { refuseWithdrawn } from '../attempt-session/refuse-withdrawn.ts';
import { enforceStorageLimit } from './storage-limit.ts';
import { validateAnswer, type AnswerValidities } from './validate-answer.ts';
import { advanceToNextModule } from './advance-to-next-module.ts';
import { lockOwnAttempt, type LockedAttempt } from '../attempt-rows.queries.ts';
import { toInternalRecords } from '../attempt-session/student-view.ts';
import { expandBatch } from './expand-batch.ts';
import { toLateAnswerUpserts } from './late-answer-upserts.ts';
import { toOvertimeUpserts } from './overtime.ts';
import { isReportOpenForAttempt } from './late-answers.queries.ts';
import { appendEvents, type AnswerUpsert, type EventRow } from './journal.queries.ts';
import { filesClaimedBy, fileIdsIn } from '../files/file-ids.ts';
import { claimFiles } from '../files/files.queries.ts';
import { keepUnnamedPages } from '../files/keep-unnamed-pages.ts';
import { toAttemptFacts } from '../finishing/close-attempt.ts';
import { recordingIdsIn } from '../recording/recording-ids.ts';
import { claimRecordings } from '../recording/recordings.queries.ts';

/** The part of the handler context that all saving calls share. */
export type SaveContext = Pick<
  HandlerContext<typeof saveAnswers>,
  'input' | 'me' | 'tx' | 'now' | 'school' | 'secret' | 'refuse' | 'notFound' | 'emit'
>;

/** The state of an attempt after a batch was appended. */
export interface AppendResult {
  row: LockedAttempt;
  window: AnswerWindow;
  state: AttemptState;
  timeline: Timeline;
  ack: number;
}

const verdictText = (verdict: Verdict): string => {
  if (verdict.is === 'applied') return verdict.lateDelivered ? 'applied late' : 'applied';
  return `${verdict.is}: ${verdict.why}`;
};

/**
 * Validates the answers of a batch, late ones included. An answer that does not fit its question is never stored as
 * one.
 */
const validateAnswers = async (
  ctx: SaveContext,
  row: LockedAttempt,
  accepted: readonly AcceptedEvent[],
): Promise<AnswerValidities> => {
  const content = await readContent(ctx.tx, {
    assignmentId: row.assignmentId,
    paperRevisionId: row.paperRevisionId,
  });
  const entries = accepted.flatMap(({ seq, answer, late, overtime }) => {
    const entry = answer ?? late ?? overtime;
    const question = entry ? findQuestion(content, entry.questionId) : undefined;
    if (!question || !entry) return [];
    const { value } = entry;
    return [{ seq, question, value, fit: validateAnswer(question, value) }];
  });
  const spokenAnswers = entries
    .filter(({ fit }) => fit !== 'unfit')
    .flatMap(({ question: { questionId }, value }) =>
      recordingIdsIn(value).map((recordingId) => ({ recordingId, questionId })),
    );
  const recordings = await claimRecordings(ctx.tx, row.id, { claims: spokenAnswers, at: ctx.now });
  const named = entries.flatMap(({ question, ...answered }) => filesClaimedBy(question, answered));
  const files = await claimFiles(ctx.tx, row.id, { claims: named, at: ctx.now });
  const isOwn = (value: unknown): boolean =>
    recordingIdsIn(value).every((id) => recordings.has(id)) && fileIdsIn(value).every((id) => files.has(id));
  return new Map(entries.map(({ seq, value, fit }) => [seq, isOwn(value) ? fit : 'unfit']));
};

const toEventRows = (ctx: SaveContext, accepted: readonly AcceptedEvent[], fits: AnswerValidities): EventRow[] => {
  const recordBySeq = new Map(ctx.input.events.map((record) => [record.seq, record]));
  return accepted.map(({ seq, event, verdict, claimedAt }) => {
    const record: JournalRecord | undefined = recordBySeq.get(seq);
    const { questionId, value } = record ? splitRecord(record) : { questionId: null, value: null };
    return {
      seq,
      kind: record?.kind ?? event.kind,
      questionId,
      // Where an answer does not fit its type, only the verdict is stored.
      value: fits.get(seq) === 'unfit' ? null : value,
      claimedAt: new Date(claimedAt),
      receivedAt: ctx.now,
      verdict: fits.get(seq) === 'unfit' ? 'invalid: unfit' : verdictText(verdict),
    };
  });
};

/** Merges a partial answer into an earlier one of the same batch. */
const mergePart = (before: AnswerUpsert, value: unknown) => ({
  value: mergeAnswerPart(before.value, value),
  isPart: before.isPart,
});

/** Whether a batch answers a question that takes files. */
const hasFileAnswer = ({ blueprint }: LockedAttempt, accepted: readonly AcceptedEvent[]): boolean => {
  const answered = new Set(accepted.flatMap(({ answer }) => answer?.questionId ?? []));
  return (
    answered.size > 0 &&
    listQuestions(blueprint).some(({ id, type }) => answered.has(id) && getQuestionType(type).hasFiles === true)
  );
};

/** The last valid answer to each question among those that count. */
const toAnswerUpserts = (
  accepted: readonly AcceptedEvent[],
  fits: AnswerValidities,
  receivedAt: Date,
): AnswerUpsert[] => {
  const latest = new Map<number, AnswerUpsert>();
  for (const { seq, answer, claimedAt } of accepted) {
    if (!answer || fits.get(seq) === 'unfit') continue;
    const { questionId } = answer;
    const before = latest.get(questionId);
    if (before && before.answeredAt.getTime() > claimedAt) continue;
    const value = fits.get(seq) === 'blank' ? null : answer.value;
    const at = new Date(claimedAt);
    const { isPart = false, dueAt } = answer;
    const times = { answeredAt: at, receivedAt: receivedAt, dueAt: dueAt === null ? null : new Date(dueAt) };
    const after = { questionId, value, isPart: isPart, seq, ...times, isCounted: true };
    latest.set(questionId, before && isPart ? { ...after, ...mergePart(before, value) } : after);
  }
  return [...latest.values()];
};

/** Where records share a number, the first is stored, as the engine applies the first. */
const firstOfEachNumber = (records: readonly JournalRecord[]): JournalRecord[] => {
  const seen = new Set<number>();
  return records.filter(({ seq }) => !seen.has(seq) && seen.add(seq));
};

/** Adds the `submitted` event where the browser did not send it. */
const withSubmittedEvent = (ctx: SaveContext, row: LockedAttempt): SaveContext => {
  const { events } = ctx.input;
  // An attempt that was never started cannot be submitted.
  const isBegun = row.state.status !== 'fresh' || events.some(({ kind }) => kind === 'started');
  const bringsIt = events.some(({ kind, seq }) => kind === 'submitted' && seq > row.ack);
  if (row.submittedAt || !isBegun || bringsIt) return ctx;
  const seq = Math.max(row.ack, ...events.map((event) => event.seq)) + 1;
  return { ...ctx, input: { ...ctx.input, events: [...events, { kind: 'submitted', seq, syncId: '', sinceSync: 0 }] } };
};

/** Handles an empty batch: returns the current time and chooses the next module if the clock has reached it. */
const advanceWithoutEvents = async (
  ctx: SaveContext,
  row: LockedAttempt,
  window: AnswerWindow,
): Promise<AppendResult> => {
  const { now } = ctx;
  const state = applyElapsedTime(row.state, row.blueprint, { at: now.getTime(), window: toEngineWindow(window) });
  const advanced = row.submittedAt ? { state } : await advanceToNextModule(ctx, { row, state, window });
  return { row, window, timeline: timelineForAttempt(row, { window, now }), ack: row.ack, ...advanced };
};

/**
 * Appends a batch to the journal with three SQL statements, the session's included, whatever the number of events.
 * Answers given in time and delivered within the grace period take effect; later ones are stored as late answers. The
 * engine alone decides which are which.
 */
export const appendBatch = async (
  requestContext: SaveContext,
  options: {
    isSubmitting: boolean;
    isInScope?: (row: LockedAttempt) => boolean;
    /** Refuses an attempt that the call does not serve. */
    check?: (row: LockedAttempt) => void;
  },
): Promise<AppendResult> => {
  const { me, tx, now, school, secret } = requestContext;
  const patched = requestContext.input.events.flatMap((record) =>
    record.kind === 'patched' ? (getWireQuestionId(record) ?? []) : [],
  );
  const row = await lockOwnAttempt(tx, { attemptId: requestContext.input.attemptId, studentId: me.id, patched });
  if (!row || options.isInScope?.(row) === false) return requestContext.notFound();
  options.check?.(row);
  const { windowId } = requestContext.input;
  if (windowId !== undefined && windowId !== row.writerWindowId) return requestContext.refuse('attempt.takenOver');
  const internalContext = {
    ...requestContext,
    input: {
      ...requestContext.input,
      events: toInternalRecords(firstOfEachNumber(requestContext.input.events), row),
    },
  };
  const ctx = options.isSubmitting ? withSubmittedEvent(internalContext, row) : internalContext;
  const { input } = ctx;
  refuseWithdrawn(ctx, row);
  const window = windowForAttempt(row, school);

  enforceStorageLimit(ctx, row);
  const events = decodeEvents(input.events, { secret, attemptId: row.id, now, writerEpoch: row.state.writerEpoch });
  const moment = { now: now.getTime(), window: toEngineWindow(window) };
  if (events.some(({ syncWriterEpoch }) => syncWriterEpoch !== row.state.writerEpoch))
    return ctx.refuse('attempt.takenOver');
  const expanded = await expandBatch(tx, row, { events, texts: row.texts });
  const outcome = applyBatch(row.state, expanded, { blueprint: row.blueprint, moment });
  if (!outcome.ok) return ctx.refuse('attempt.takenOver');
  const result = outcome.value;
  if (result.accepted.length === 0) return advanceWithoutEvents(ctx, row, window);

  const fits = await validateAnswers(ctx, row, result.accepted);
  const { state } = result;
  const timeline = timelineForAttempt({ state, blueprint: row.blueprint }, { window, now });
  const isReportOpen = result.accepted.some((event) => event.late) && (await isReportOpenForAttempt(tx, row, now));
  const late = toLateAnswerUpserts(result.accepted, fits, { receivedAt: now, isReportOpen });
  const overtime = toOvertimeUpserts(result.accepted, fits, now);
  appendEvents(tx, {
    attemptId: row.id,
    events: toEventRows(ctx, result.accepted, fits),
    answers: toAnswerUpserts(result.accepted, fits, now),
    late,
    overtime,
    state,
    ack: result.ack,
    checkAt: nextCheckAt(timeline, { window, now }),
  });
  if (hasFileAnswer(row, result.accepted)) await keepUnnamedPages(tx, row, now);
  if (late.length > 0) await ctx.emit('answers.late', toAttemptFacts(row));
  const advanced = await advanceToNextModule(ctx, { row, state, window });
  return { row, window, state: advanced.state, timeline: advanced.timeline ?? timeline, ack: result.ack };
};
