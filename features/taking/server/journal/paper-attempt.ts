import { daysAsMs } from '@inkstone/base';
import {
  computeWindow,
  lockRecipientAssignment,
  type AnswerWindow,
  type RecipientAssignment,
} from '@inkstone/assignments/server';
import { applyBatch, createAttemptState, type BrowserEvent } from '@inkstone/exam/attempt';
import { listNavigationUnits, listQuestionLocations, type Blueprint } from '@inkstone/exam/blueprint';
import { findNewestAttempt } from '../attempt.queries.ts';
import { bindAttempt } from '../attempt-session/bind-attempt.ts';
import { toEngineWindow } from '../attempt-session/attempt-window.ts';
import { readAssignedContent } from '../attempt-session/assigned-content.ts';
import { lockAttempt } from '../attempt-rows.queries.ts';
import { toAttemptFacts, type CloseContext } from '../finishing/close-attempt.ts';
import { deletePaperAttempt } from '../paper-attempts.queries.ts';
import { replayJournal } from './replay-attempt.ts';

/** What became of the answers of one student on paper; only `entered` wrote something. */
export type PaperOutcome =
  | { is: 'entered'; attemptId: number }
  /** There is an attempt already, which is left as it is. */
  | { is: 'hasAttempt' }
  /** The student does not have the assignment any more. */
  | { is: 'notGiven' }
  /** The exam chooses its second module by the answers to the first, so that no one sheet has its questions. */
  | { is: 'adaptive' };

/** The rules of an exam without its clocks and breaks: on paper nobody saw when an answer was given. */
const withoutClocks = (blueprint: Blueprint): Blueprint => ({
  ...blueprint,
  clock: null,
  sections: blueprint.sections.map((section) => ({
    ...section,
    ...{ clock: null, shownSeconds: null, readSeconds: null, breakAfter: null },
    parts: section.parts.map((part) => ({
      ...part,
      ...{ clock: null, setClock: null, itemClock: null, windows: null },
    })),
  })),
});

/** The journal that a student would have written who answers section by section. */
const buildEvents = (
  blueprint: Blueprint,
  answers: ReadonlyMap<number, unknown>,
  { finishesSections }: { finishesSections: boolean },
): BrowserEvent[] => {
  const events: BrowserEvent[] = [{ kind: 'started' }];
  for (const unit of listNavigationUnits(blueprint)) {
    const [part] = unit.parts;
    const isPart = unit.id !== unit.section.id && part !== undefined;
    const place = { sectionId: unit.section.id, ...(isPart && { partId: part.id }) };
    events.push({ kind: 'section-entered', ...place });
    for (const { question } of listQuestionLocations([unit])) {
      const value = answers.get(question.id);
      if (value !== undefined) events.push({ kind: 'answered', questionId: question.id, value });
    }
    if (finishesSections) events.push({ kind: 'section-finished', ...place });
  }
  return [...events, { kind: 'submitted' }];
};

/** Whether the engine accepts every answer of a journal. */
const acceptsAll = (
  blueprint: Blueprint,
  events: readonly BrowserEvent[],
  { at, window }: { at: Date; window: AnswerWindow },
): boolean => {
  const now = at.getTime();
  const received = events.map((event, index) => ({
    ...{ seq: index + 1, event, sinceSync: 0 },
    ...{ syncAt: now, syncWriterEpoch: createAttemptState(0).writerEpoch, receivedAt: now },
  }));
  const moment = { now, window: toEngineWindow(window) };
  const outcome = applyBatch(createAttemptState(0), received, { blueprint, moment });
  const answered = events.filter(({ kind }) => kind === 'answered').length;
  return outcome.ok && outcome.value.state.status === 'closed' && outcome.value.answers.length === answered;
};

/** A sheet that comes back after the deadline was written before it. */
const findWritingTime = (
  { assignment, recipient }: RecipientAssignment,
  { now, school }: CloseContext,
): { at: Date; window: AnswerWindow } => {
  const window = computeWindow(assignment, recipient, school);
  const at = new Date(Math.max(window.opensAt.getTime(), Math.min(now.getTime(), window.deadline.getTime() - 1000)));
  const dayAfter = new Date(at.getTime() + daysAsMs(1));
  return { at, window: { ...window, opensAt: new Date(at.getTime() - 1000), closesAt: dayAfter } };
};

/**
 * Stores the answers that a student gave on paper as an attempt like one on screen, handed in and scored, without a clock.
 * An attempt that the student has already is never changed. The caller has checked that the assignment is the teacher's.
 */
export const enterPaperAttempt = async (
  ctx: CloseContext,
  key: { assignmentId: number; studentId: number },
  answers: ReadonlyMap<number, unknown>,
): Promise<PaperOutcome> => {
  const { tx } = ctx;
  const sitting = await lockRecipientAssignment(tx, key);
  if (!sitting || sitting.recipient.removedAt) return { is: 'notGiven' };
  if (await findNewestAttempt(tx, { recipientId: sitting.recipient.id, redoId: null })) return { is: 'hasAttempt' };
  const bound = bindAttempt({ ...sitting, redo: null }, await readAssignedContent(tx, sitting.assignment, null));
  if (!bound || bound.sections.some(({ adaptive }) => adaptive !== null)) return { is: 'adaptive' };
  const blueprint = withoutClocks(bound);
  const { at, window } = findWritingTime(sitting, ctx);
  const journals = [true, false].map((finishesSections) => buildEvents(blueprint, answers, { finishesSections }));
  const events = journals.find((journal) => acceptsAll(blueprint, journal, { at, window }));
  if (!events) throw new Error('no journal of answers on paper was accepted');
  const past = events.map((event) => ({ event, at }));
  const replayed = await replayJournal(ctx, { sitting, redo: null, past, blueprint, window, origin: 'paper' });
  if (!replayed?.isClosed) throw new Error('the answers on paper were not stored');
  return { is: 'entered', attemptId: replayed.attemptId };
};

/** Takes an attempt from paper back, with its score and what followed from it; false where it is none. */
export const removePaperAttempt = async (
  { tx, now, emit }: Pick<CloseContext, 'tx' | 'now' | 'emit'>,
  key: { attemptId: number; assignmentId: number },
): Promise<boolean> => {
  const row = await lockAttempt(tx, key.attemptId);
  if (row?.assignmentId !== key.assignmentId) return false;
  await emit('attempt.removed', { ...toAttemptFacts(row), at: now });
  return deletePaperAttempt(tx, key.attemptId);
};
