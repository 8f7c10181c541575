import { reportOpensAt, type Window } from '@inkstone/assignments/server';
import { findLastClosing } from '@inkstone/assignments/server';
import type { SchoolSettings, EmitEvent } from '@inkstone/call/server';
import type { Tx } from '@inkstone/db';
import { isSubmitted, type AttemptState } from '@inkstone/exam/attempt';
import type { AttemptScore, QuestionScore } from '@inkstone/exam/scoring';
import type { AttemptFacts, MarkedAnswer } from '../events.ts';
import { countAnswered, listAnswers, listEvents, updateAttempt, updateEarned } from './attempt.queries.ts';
import { contentOf, questionsById } from './content.ts';
import type { LockedAttempt } from './attempt-rows.queries.ts';
import { scoreOf, totalsOf } from './score.ts';
import { secondsByQuestion } from './seconds.ts';

/** What closing an attempt works with: the transaction that brought it about. */
export interface Closing {
  tx: Tx;
  now: Date;
  school: SchoolSettings;
  emit: EmitEvent;
}

/** Whose attempt at what. */
export const factsOf = (row: LockedAttempt): AttemptFacts => ({
  attemptId: row.id,
  recipientId: row.recipient_id,
  assignmentId: row.assignment_id,
  studentId: row.student_id,
  redoId: row.redo_id,
});

/** What scoring an attempt under its lock looks at. */
export const scorableOf = (row: LockedAttempt, state: AttemptState) => ({
  attemptId: row.id,
  assignmentId: row.assignment_id,
  paperRevisionId: row.paper_revision_id,
  blueprint: row.blueprint,
  state,
});

/**
 * The totals that count: what a teacher set by hand stays whatever the rest becomes, as far as the work has as many points
 * now.
 */
const totalsFor = (row: Pick<LockedAttempt, 'hand_score'>, result: AttemptScore) => {
  const totals = totalsOf(result);
  return row.hand_score === null ? totals : { ...totals, score: Math.min(row.hand_score, totals.scoreMax) };
};

/** Keeps a score, and the time where it is counted, with its attempt and answers, and tells it; gives the total and whether something waits for a teacher. */
const keepScore = async (
  { tx, now, emit }: Closing,
  row: LockedAttempt,
  kept: { score: AttemptScore; seconds: Map<number, number> | null; endedAt: Date; isFirst: boolean },
): Promise<{ score: number | null; needsMarking: boolean }> => {
  const { score, seconds, endedAt, isFirst } = kept;
  const totals = totalsFor(row, score);
  const rows = score.questions.map(({ questionId, earned, possible }) => ({
    questionId,
    earned,
    possible,
    secondsSpent: seconds && (seconds.get(questionId) ?? 0),
  }));
  await updateEarned(tx, row.id, rows);
  const secondsSpent = seconds && [...seconds.values()].reduce((sum, span) => sum + span, 0);
  const { needsMarking, ...columns } = totals;
  const time = secondsSpent === null ? {} : { secondsSpent };
  await updateAttempt(tx, { attemptId: row.id }, { ...columns, result: score, scoredAt: now, ...time });
  const marked = await markedOf(tx, row, score);
  await emit('attempt.scored', { ...factsOf(row), ...totals, ...marked, at: now, endedAt, isFirst });
  return { score: totals.score, needsMarking };
};

/** The answers that a machine marked; blanks are neither errors nor right. */
const markedOf = async (tx: Tx, row: LockedAttempt, score: AttemptScore) => {
  const content = await contentOf(tx, { assignmentId: row.assignment_id, paperRevisionId: row.paper_revision_id });
  const questions = questionsById(content);
  const answers = new Map((await listAnswers(tx, [row.id])).map((answer) => [answer.questionId, answer]));
  const withOutcome = (...outcomes: readonly QuestionScore['outcome'][]): MarkedAnswer[] =>
    score.questions.flatMap(({ questionId, outcome, by }) => {
      const question = questions.get(questionId);
      const answer = answers.get(questionId);
      if (by !== 'machine' || !outcomes.includes(outcome) || !question || !answer) return [];
      const { questionRevisionId, knowledgeNodeId } = question;
      const { value, secondsSpent } = answer;
      return { questionId, questionRevisionId, knowledgeNodeId, value, secondsSpent };
    });
  return { wrong: withOutcome('wrong', 'partial'), right: withOutcome('right') };
};

/**
 * Whether the student has ended it: also where a clock or the window came first and the hand-in has opened the report. More
 * time opens again only what a clock has ended.
 */
const isFinal = (row: LockedAttempt, state: AttemptState): boolean =>
  state.closedBy === 'student' || (row.report_at === 'submitted' && isSubmitted(state));

/** Writes down that an attempt has ended and scores what a machine can mark; gives the moment of the end. */
export const closeAttempt = async (
  it: Closing,
  { row, state }: { row: LockedAttempt; state: AttemptState; window: Window },
): Promise<Date> => {
  const { tx, emit } = it;
  const endedAt = new Date(state.closedAt ?? it.now.getTime());
  const endedBy = isFinal(row, state) ? ('student' as const) : ('clock' as const);
  const seconds = secondsByQuestion(await listEvents(tx, row.id));
  await updateAttempt(tx, { attemptId: row.id }, { state, submittedAt: endedAt, endedBy });
  const answeredCount = await countAnswered(tx, row.id);
  await emit('attempt.submitted', { ...factsOf(row), at: endedAt, endedBy, answeredCount });
  await keepScore(it, row, { score: await scoreOf(tx, scorableOf(row, state)), seconds, endedAt, isFirst: true });
  return endedAt;
};

/** Scores an ended attempt again, by the keys, answers and marks as they count now; its time was counted at the end. */
export const scoreAgain = async (
  it: Closing,
  row: LockedAttempt,
): Promise<{ score: number | null; needsMarking: boolean }> => {
  const score = await scoreOf(it.tx, scorableOf(row, row.state));
  return keepScore(it, row, { score, seconds: null, endedAt: row.submitted_at ?? it.now, isFirst: false });
};

/** When the report of an attempt opens by itself; null where a teacher opens it, or it is open at once. */
export const reportOpensAtOf = async (
  { tx, school }: Pick<Closing, 'tx' | 'school'>,
  { row, window }: { row: LockedAttempt; window: Window },
): Promise<Date | null> => {
  const lastClosesAt = (await findLastClosing(tx, row.assignment_id)) ?? window.deadline;
  return reportOpensAt({
    reportAt: row.report_at,
    openedAt: null,
    lastClosesAt,
    graceSeconds: school.graceSeconds,
    isHandedIn: true,
    needsMarking: false,
  });
};

/**
 * Puts a total set by hand in the place of the computed one, or gives the computed one back (null); what each answer
 * earned stays as it is. Gives the total that counts now.
 */
export const changeScore = async (
  it: Pick<Closing, 'tx' | 'now' | 'emit'>,
  row: LockedAttempt,
  changed: { result: AttemptScore; handScore: number | null },
): Promise<number | null> => {
  const { handScore, result } = changed;
  const totals = totalsFor({ hand_score: handScore }, result);
  await updateAttempt(it.tx, { attemptId: row.id }, { score: totals.score, handScore });
  const marked = await markedOf(it.tx, row, result);
  const endedAt = row.submitted_at ?? it.now;
  await it.emit('attempt.scored', { ...factsOf(row), ...totals, ...marked, at: it.now, endedAt, isFirst: false });
  return totals.score;
};
