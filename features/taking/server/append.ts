import type { Window } from '@inkstone/assignments/server';
import type { Deciding } from '@inkstone/call/server';
import {
  applyBatch,
  settled,
  type Accepted,
  type AttemptState,
  type BatchResult,
  type Verdict,
} from '@inkstone/exam/attempt';
import { questionTypeOf } from '@inkstone/exam/logic';
import type { saveAnswers } from '../contract.ts';
import type { JournalRecord } from '../contract/shapes.ts';
import { checkAtOf } from './check-at.ts';
import { contentOf, questionsById } from './content.ts';
import { decodeEvents, recordParts } from './decode.ts';
import { appendEvents, lockOwnAttempt, type AnswerUpsert, type EventRow, type LockedAttempt } from './save.queries.ts';
import { engineWindow, obstacleOfAttempt, windowOfAttempt } from './window.ts';

/** What the saving calls work with; they differ in what happens afterwards. */
export type Saving = Pick<
  Deciding<typeof saveAnswers>,
  'input' | 'me' | 'tx' | 'now' | 'school' | 'secret' | 'refuse' | 'notFound' | 'tell'
>;

/** An attempt after a batch. */
export interface Appended {
  row: LockedAttempt;
  window: Window;
  state: AttemptState;
  ack: number;
}

const verdictText = (verdict: Verdict): string => {
  if (verdict.is === 'applied') return verdict.lateDelivered ? 'applied late' : 'applied';
  return `${verdict.is}: ${verdict.why}`;
};

/** Sequence numbers of answers that are blank, and of those that their question cannot have. */
interface Fit {
  blank: ReadonlySet<number>;
  unfit: ReadonlySet<number>;
}

/** An answer that its question cannot have stays in the journal and never becomes an answer. */
const fitOf = async (it: Saving, row: LockedAttempt): Promise<Fit> => {
  const content = await contentOf(it.tx, { assignmentId: row.assignment_id, paperRevisionId: row.paper_revision_id });
  const questions = questionsById(content);
  const blank = new Set<number>();
  const unfit = new Set<number>();
  for (const record of it.input.events) {
    if (record.kind !== 'answered' || record.value === null) continue;
    const question = questions.get(record.questId);
    if (!question) continue;
    const type = questionTypeOf(question.type);
    const parsed = type.answer.safeParse(record.value);
    if (!parsed.success || !type.fits(parsed.data, question.prompt as never)) unfit.add(record.seq);
    else if (type.isBlank(parsed.data)) blank.add(record.seq);
  }
  return { blank, unfit };
};

const eventRowsOf = (it: Saving, accepted: readonly Accepted[], { unfit }: Fit): EventRow[] => {
  const recordOf = new Map(it.input.events.map((record) => [record.seq, record]));
  return accepted.map(({ seq, event, verdict, claimedAt }) => {
    const record: JournalRecord | undefined = recordOf.get(seq);
    const { questionId, value } = record ? recordParts(record) : { questionId: null, value: null };
    return {
      seq,
      kind: event.kind,
      question_id: questionId,
      value,
      claimed_at: new Date(claimedAt),
      received_at: it.now,
      verdict: unfit.has(seq) ? 'refused: unfit' : verdictText(verdict),
    };
  });
};

const upsertsOf = ({ answers }: BatchResult, { blank, unfit }: Fit): AnswerUpsert[] =>
  answers
    .filter(({ seq }) => !unfit.has(seq))
    .map(({ questionId, value, seq, claimedAt }) => ({
      question_id: questionId,
      value: blank.has(seq) ? null : value,
      seq,
      answered_at: new Date(claimedAt),
      counts: true,
    }));

const refuseEnded = (it: Saving, row: LockedAttempt, window: Window): void => {
  const obstacle = obstacleOfAttempt(row, window, it.now);
  if (obstacle === 'deleted') it.refuse('assignment.deleted');
  if (obstacle === 'withdrawn') it.refuse(row.kind === 'test' ? 'test.withdrawn' : 'assignment.withdrawn');
};

/** Handing in is the journal's own last word: where the browser did not write it, it is written here. */
const withLastWord = (it: Saving, row: LockedAttempt): Saving => {
  const { events } = it.input;
  if (row.submitted_at || events.some(({ kind }) => kind === 'submitted')) return it;
  const seq = Math.max(row.ack, ...events.map((event) => event.seq)) + 1;
  return { ...it, input: { ...it.input, events: [...events, { kind: 'submitted', seq, syncId: '', sinceSync: 0 }] } };
};

/**
 * Appends a batch to the journal: three statements with the session's own, whatever the number of events. Answers given
 * in time and delivered within the grace are in force, later ones are kept; the fold is the engine's alone.
 */
export const append = async (asked: Saving, ending: { handsIn: boolean }): Promise<Appended> => {
  const { me, tx, now, school, secret } = asked;
  const row = await lockOwnAttempt(tx, { attemptId: asked.input.attemptId, studentId: me.id });
  if (!row) return asked.notFound();
  const it = ending.handsIn ? withLastWord(asked, row) : asked;
  const { input } = it;
  const window = windowOfAttempt(row, school);
  refuseEnded(it, row, window);

  const events = decodeEvents(input.events, { secret, attemptId: row.id, now, holder: row.state.holder });
  const moment = { now: now.getTime(), window: engineWindow(window) };
  const outcome = applyBatch(row.state, events, { blueprint: row.blueprint, moment });
  if (!outcome.ok) return it.refuse('attempt.takenOver');
  const result = outcome.value;
  if (result.accepted.length === 0) {
    const state = settled(row.state, row.blueprint, { at: moment.now, window: moment.window });
    return { row, window, state, ack: row.ack };
  }

  const fit = await fitOf(it, row);
  const ack = await appendEvents(tx, {
    attemptId: row.id,
    events: eventRowsOf(it, result.accepted, fit),
    answers: upsertsOf(result, fit),
    state: result.state,
    ack: result.ack,
    checkAt: checkAtOf(result.state, row.blueprint, { window, now }),
  });
  return { row, window, state: result.state, ack };
};
