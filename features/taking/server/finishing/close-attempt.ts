import { reportOpensAt, type AnswerWindow } from '@inkstone/assignments/server';
import { findLastWindowClose } from '@inkstone/assignments/server';
import type { SchoolSettings, EmitEvent } from '@inkstone/call/server';
import type { Tx } from '@inkstone/db';
import { isSubmitted, type AttemptState } from '@inkstone/exam/attempt';
import type { AttemptScore, QuestionScore } from '@inkstone/exam/scoring';
import type { AttemptFacts, MarkedAnswer } from '../../events.ts';
import {
  countAnswered,
  findScore,
  listAnswers,
  listEvents,
  updateAttempt,
  updateAnswerScores,
} from '../attempt.queries.ts';
import { readContent, questionsById } from '../attempt-session/assigned-content.ts';
import type { LockedAttempt } from '../attempt-rows.queries.ts';
import { scoreAttempt, toTotals } from './score-attempt.ts';
import { secondsByQuestion } from './seconds-by-question.ts';

/** What closing an attempt needs of the transaction that causes it. */
export interface CloseContext {
  tx: Tx;
  now: Date;
  school: SchoolSettings;
  emit: EmitEvent;
}

/** The ids of an attempt that events carry. */
export const toAttemptFacts = (row: LockedAttempt): AttemptFacts => ({
  attemptId: row.id,
  recipientId: row.recipientId,
  assignmentId: row.assignmentId,
  studentId: row.studentId,
  redoId: row.redoId,
});

/** Maps a locked attempt to what scoring needs. */
export const toScorable = (row: LockedAttempt, state: AttemptState) => ({
  attemptId: row.id,
  assignmentId: row.assignmentId,
  paperRevisionId: row.paperRevisionId,
  blueprint: row.blueprint,
  state,
});

/** The totals in effect: a total set by hand stays, up to the current maximum. */
const totalsFor = (row: Pick<LockedAttempt, 'scoreOverride'>, result: AttemptScore) => {
  const totals = toTotals(result);
  return row.scoreOverride === null ? totals : { ...totals, score: Math.min(row.scoreOverride, totals.scoreMax) };
};

/**
 * Stores a score (and the time spent, where given) with the attempt and its answers, and emits `attempt.scored`.
 * Returns the total and whether an answer waits for a teacher.
 */
const storeScore = async (
  { tx, now, emit }: CloseContext,
  row: LockedAttempt,
  scoring: { score: AttemptScore; seconds: Map<number, number> | null; endedAt: Date; isFirst: boolean },
): Promise<{ score: number | null; needsMarking: boolean }> => {
  const { score, seconds, endedAt, isFirst } = scoring;
  const totals = totalsFor(row, score);
  const rows = score.questions.map(({ questionId, earned, possible }) => ({
    questionId,
    earned,
    possible,
    secondsSpent: seconds && (seconds.get(questionId) ?? 0),
  }));
  await updateAnswerScores(tx, row.id, rows);
  const secondsSpent = seconds && [...seconds.values()].reduce((sum, span) => sum + span, 0);
  const { needsMarking, ...columns } = totals;
  const time = secondsSpent === null ? {} : { secondsSpent };
  const previousScore = isFirst ? null : await findScore(tx, row.id);
  await updateAttempt(tx, { attemptId: row.id }, { ...columns, result: score, scoredAt: now, ...time });
  const marked = await collectMarkedAnswers(tx, row, score);
  await emit('attempt.scored', {
    ...toAttemptFacts(row),
    ...totals,
    ...marked,
    at: now,
    endedAt,
    isFirst,
    previousScore,
  });
  return { score: totals.score, needsMarking };
};

/** The automatically marked answers, wrong and right; blanks are neither. */
const collectMarkedAnswers = async (tx: Tx, row: LockedAttempt, score: AttemptScore) => {
  const content = await readContent(tx, { assignmentId: row.assignmentId, paperRevisionId: row.paperRevisionId });
  const questions = questionsById(content);
  const answers = new Map((await listAnswers(tx, [row.id])).map((answer) => [answer.questionId, answer]));
  const filterByOutcome = (...outcomes: readonly QuestionScore['outcome'][]): MarkedAnswer[] =>
    score.questions.flatMap(({ questionId, outcome, by }) => {
      const question = questions.get(questionId);
      const answer = answers.get(questionId);
      if (by !== 'machine' || !outcomes.includes(outcome) || !question || !answer) return [];
      const { questionRevisionId, knowledgeNodeId } = question;
      const { value, secondsSpent } = answer;
      return { questionId, questionRevisionId, knowledgeNodeId, value, secondsSpent };
    });
  return { wrong: filterByOutcome('wrong', 'partial'), right: filterByOutcome('right') };
};

/**
 * Whether extra time can no longer reopen the attempt: the student has closed it, or has submitted it after a clock or
 * the window closed it and the submission opened the report.
 */
const isFinal = (row: LockedAttempt, state: AttemptState): boolean =>
  state.closedBy === 'student' || (row.reportAt === 'submitted' && isSubmitted(state));

/** Closes an attempt and scores the automatically marked answers; returns when it ended. */
export const closeAttempt = async (
  ctx: CloseContext,
  { row, state }: { row: LockedAttempt; state: AttemptState; window: AnswerWindow },
): Promise<Date> => {
  const { tx, emit } = ctx;
  const endedAt = new Date(state.closedAt ?? ctx.now.getTime());
  const endedBy = isFinal(row, state) ? ('student' as const) : ('clock' as const);
  const seconds = secondsByQuestion(await listEvents(tx, row.id));
  await updateAttempt(tx, { attemptId: row.id }, { state, submittedAt: endedAt, endedBy });
  const answeredCount = await countAnswered(tx, row.id);
  await emit('attempt.submitted', { ...toAttemptFacts(row), at: endedAt, endedBy, answeredCount });
  await storeScore(ctx, row, {
    score: await scoreAttempt(tx, toScorable(row, state)),
    seconds,
    endedAt,
    isFirst: true,
  });
  return endedAt;
};

/** Scores a closed attempt again with the current keys, answers and marks; the time spent stays. */
export const rescoreAttempt = async (
  ctx: CloseContext,
  row: LockedAttempt,
): Promise<{ score: number | null; needsMarking: boolean }> => {
  const score = await scoreAttempt(ctx.tx, toScorable(row, row.state));
  return storeScore(ctx, row, { score, seconds: null, endedAt: row.submittedAt ?? ctx.now, isFirst: false });
};

/** When the report of an attempt opens automatically; null where a teacher opens it or it is open at once. */
export const findReportOpensAt = async (
  { tx, school }: Pick<CloseContext, 'tx' | 'school'>,
  { row, window }: { row: LockedAttempt; window: AnswerWindow },
): Promise<Date | null> => {
  const lastClosesAt = (await findLastWindowClose(tx, row.assignmentId)) ?? window.deadline;
  return reportOpensAt({ reportAt: row.reportAt, lastClosesAt, graceSeconds: school.graceSeconds });
};

/**
 * Sets the total by hand, or restores the computed one (null); the scores of the answers stay. Returns the total in
 * effect.
 */
export const changeScore = async (
  ctx: Pick<CloseContext, 'tx' | 'now' | 'emit'>,
  row: LockedAttempt,
  change: { result: AttemptScore; handScore: number | null },
): Promise<number | null> => {
  const { handScore, result } = change;
  const totals = totalsFor({ scoreOverride: handScore }, result);
  const previousScore = await findScore(ctx.tx, row.id);
  await updateAttempt(
    ctx.tx,
    { attemptId: row.id },
    { score: totals.score, scoreOverride: handScore, scoreOverridePredatesReopening: false },
  );
  const marked = await collectMarkedAnswers(ctx.tx, row, result);
  const endedAt = row.submittedAt ?? ctx.now;
  await ctx.emit('attempt.scored', {
    ...toAttemptFacts(row),
    ...totals,
    ...marked,
    at: ctx.now,
    endedAt,
    isFirst: false,
    previousScore,
  });
  return totals.score;
};
