import { localizedName, toPoints } from '@inkstone/base';
import type { HandlerContext } from '@inkstone/call/server';
import { listStudentsWithEntry } from '@inkstone/error-book/server';
import { isSelfKind } from '@inkstone/exam/assignment-kinds';
import { spellAnswer } from '@inkstone/exam/logic';
import { readContent, lockAttempt, questionsById, rescoreAttempt } from '@inkstone/taking/server';
import type { changeKey as contract } from '../contract.ts';
import type {} from '../events.ts';
import { listAnsweredAttempts, readScores, type AnsweredAttempt, type QuestionRevision } from './regrade.queries.ts';

/** The context of a call that changes a key. */
export type RegradeContext = HandlerContext<typeof contract>;

/** The attempts that contained one of these stored revisions of the question. */
export const listAffectedAttempts = async (
  { tx, input }: Pick<RegradeContext, 'tx' | 'input'>,
  formIds: ReadonlySet<number>,
): Promise<AnsweredAttempt[]> => {
  const answered = await listAnsweredAttempts(tx, input.questionId);
  const touched: AnsweredAttempt[] = [];
  for (const attempt of answered) {
    const { assignmentId, paperRevisionId } = attempt;
    const pinned = questionsById(await readContent(tx, { assignmentId, paperRevisionId })).get(input.questionId);
    if (pinned && formIds.has(pinned.questionRevisionId)) touched.push(attempt);
  }
  return touched;
};

const rescoreAttempts = async (
  { tx, now, school, emit }: RegradeContext,
  attemptIds: readonly number[],
): Promise<void> => {
  for (const id of attemptIds) {
    const row = await lockAttempt(tx, id);
    if (row) await rescoreAttempt({ tx, now, school, emit }, row);
  }
};

const toOutcome = ({ earned, possible }: { earned: number | null; possible: number | null }) => ({
  outcome: earned === null ? 'toBeMarked' : earned === possible ? 'right' : earned > 0 ? 'partial' : 'wrong',
  points: earned === null ? null : toPoints(earned),
});

/** Whether the question enters or leaves a student's error book; null where neither. */
const toErrorBookChange = (wasListed: boolean, isListed: boolean): 'enters' | 'leaves' | null => {
  if (wasListed === isListed) return null;
  return isListed ? 'enters' : 'leaves';
};

/** Points of some attempts, and the students with the question in their error book, as they stand now. */
const readState = async ({ tx, input: { questionId } }: RegradeContext, attempts: readonly AnsweredAttempt[]) => {
  const attemptIds = attempts.map(({ attemptId }) => attemptId);
  const studentIds = [...new Set(attempts.map(({ studentId }) => studentId))];
  return {
    scores: await readScores(tx, attemptIds, questionId),
    withEntry: await listStudentsWithEntry(tx, { studentIds, questionId }),
  };
};

const emptyScore = { earned: null, possible: null, score: null };

/** The person who acted, and the set of the question. */
export const toKeyChangeInfo = ({ me }: RegradeContext, form: QuestionRevision) => ({
  questionSetId: form.setId,
  title: form.title,
  titleZh: form.titleZh,
  byName: me.name,
  byNameZh: me.nameZh,
});

/** Attempts at what teachers or recruiters gave. Nobody gave practice of one's own, so no figure of theirs counts it. */
export const listGivenAttempts = (attempts: readonly AnsweredAttempt[]): AnsweredAttempt[] =>
  attempts.filter(({ kind }) => !isSelfKind(kind));

/** Notifies other teachers how many scores changed in each of their assignments. */
const notifyTeachers = async (
  ctx: RegradeContext,
  form: QuestionRevision,
  changed: readonly AnsweredAttempt[],
): Promise<void> => {
  const foreign = changed.filter((attempt) => attempt.teacherId !== ctx.me.id);
  for (const attempts of Map.groupBy(foreign, (attempt) => attempt.assignmentId).values()) {
    const [first] = attempts;
    if (!first) continue;
    const { assignmentId, kind, title, titleZh, teacherId, deadline } = first;
    const assignment = { assignmentId, kind, title, titleZh, teacherId, deadline };
    await ctx.emit('key.changed', { ...toKeyChangeInfo(ctx, form), assignment, changed: attempts.length });
  }
};

/**
 * Rescores the affected attempts and returns who changed, from what to what; for other teachers' students only their
 * number, and those teachers are notified. Practice of students' own is rescored, and told to no teacher.
 */
export const rescoreAffected = async (
  ctx: RegradeContext,
  form: QuestionRevision,
  touched: readonly AnsweredAttempt[],
) => {
  const ids = touched.map((attempt) => attempt.attemptId);
  const before = await readState(ctx, touched);
  await rescoreAttempts(ctx, ids);
  const after = await readState(ctx, touched);
  const givenAttempts = listGivenAttempts(touched);
  const changed = givenAttempts.flatMap((attempt) => {
    const from = before.scores.get(attempt.attemptId) ?? emptyScore;
    const to = after.scores.get(attempt.attemptId) ?? emptyScore;
    return from.earned === to.earned && from.score === to.score ? [] : [{ attempt, from, to }];
  });
  await notifyTeachers(
    ctx,
    form,
    changed.map(({ attempt }) => attempt),
  );
  const changes = changed
    .filter(({ attempt }) => attempt.teacherId === ctx.me.id)
    .map(({ attempt, from, to }) => ({
      attemptId: attempt.attemptId,
      assignmentId: attempt.assignmentId,
      assignmentTitle: localizedName(ctx.language, attempt.title, attempt.titleZh),
      studentName: localizedName(ctx.language, attempt.name, attempt.nameZh),
      answer: spellAnswer(form, attempt.value),
      from: toOutcome(from),
      to: toOutcome(to),
      setByHand: attempt.isSetByHand,
      scoreFrom: from.score === null ? null : toPoints(from.score),
      scoreTo: to.score === null ? null : toPoints(to.score),
      errorBook: toErrorBookChange(before.withEntry.has(attempt.studentId), after.withEntry.has(attempt.studentId)),
    }));
  return { changes, elsewhere: changed.length - changes.length, unchanged: givenAttempts.length - changed.length };
};
