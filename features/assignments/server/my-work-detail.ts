import { nameIn } from '@inkstone/base';
import { answer } from '@inkstone/call/server';
import type { Handle } from '@inkstone/db';
import { myHomeworkDetail } from '../contract.ts';
import { questionsIn, readGiven } from './asked.ts';
import { findWork, listOwnAttempts, listQuestionStates, type WorkRow } from './doing.queries.ts';
import { kindsOf } from './own.ts';
import { resultsOf } from './redo-view.ts';
import { findRedo, listRedos } from './redo.queries.ts';
import { listRemoved } from './removed.queries.ts';
import { findSitting } from './sitting.queries.ts';
import { workOf } from './work.ts';

type Attempt = Awaited<ReturnType<typeof listOwnAttempts>>[number];

type QuestionState = 'answered' | 'unanswered' | 'right' | 'wrong' | 'toBeMarked';

interface Mark {
  is_answered: boolean;
  earned: number | null;
  possible: number | null;
}

const stateOf = (mark: Mark | undefined, isOpen: boolean): QuestionState => {
  if (!mark?.is_answered) return isOpen && mark?.possible ? 'wrong' : 'unanswered';
  if (!isOpen) return 'answered';
  if (mark.earned === null) return 'toBeMarked';
  return mark.earned === mark.possible ? 'right' : 'wrong';
};

/** The marks of the latest sitting of each question; a redo counts once it is handed in. */
const latestMarks = async (db: Handle, attempts: readonly Attempt[]): Promise<Map<number, Mark>> => {
  const told = attempts.filter((attempt) => attempt.redo_id === null || attempt.submitted_at !== null);
  const rows = await listQuestionStates(
    db,
    told.map(({ id }) => id),
  );
  const inOrder = rows.toSorted((one, other) => one.attempt_id - other.attempt_id);
  return new Map(inOrder.map((row) => [row.question_id, row]));
};

/** The sittings of a recipient; points and the best of them only once the report is open. */
const attemptsOf = (
  attempts: readonly Attempt[],
  { all, bestId, isOpen }: { all: number; bestId: number | null; isOpen: boolean },
) => {
  const points = (hundredths: number | null) => (isOpen && hundredths !== null ? hundredths / 100 : null);
  return attempts.map((attempt) => ({
    attemptId: attempt.id,
    redoId: attempt.redo_id,
    questions: attempt.questions ?? all,
    startedAt: new Date(attempt.started_at).toISOString(),
    submittedAt: attempt.submitted_at === null ? null : new Date(attempt.submitted_at).toISOString(),
    score: points(attempt.score),
    scoreMax: points(attempt.score_max),
    isBest: isOpen && attempts.length > 1 && attempt.id === bestId,
  }));
};

const firstOf = (row: WorkRow) => ({
  attemptId: row.attempt_id,
  score: row.score,
  scoreMax: row.score_max,
  isHandedIn: row.submitted_at !== null,
});

/** One piece of my work with the state of each question; right and wrong only once the report is open. */
export const readMyHomeworkDetail = answer(myHomeworkDetail, async ({ input, me, tx, now, school, notFound }) => {
  const key = { studentId: me.id, assignmentId: input.id };
  const row = await findWork(tx, { ...key, kinds: [...kindsOf('homework'), ...kindsOf('test')] });
  const sitting = await findSitting(tx, key);
  if (!row || !sitting) return notFound();
  const work = workOf(row, { me, now, school });
  const attempts = await listOwnAttempts(tx, row.recipient_id);
  const marks = await latestMarks(tx, attempts);
  const removed = await listRemoved(tx, sitting.assignment.id);
  const again = new Set(work.again ? (await findRedo(tx, row.recipient_id))?.questionIds : []);
  const asked = questionsIn(await readGiven(tx, sitting.assignment)).map((one, index) => ({
    ...one,
    number: index + 1,
  }));
  const questions = asked.filter(({ question }) => !removed.has(question.questionId));
  const { best } = resultsOf(firstOf(row), await listRedos(tx, [row.recipient_id]));
  return {
    work,
    questions: questions.map(({ question, set, number }) => ({
      questId: question.questionId,
      number,
      setTitle: nameIn(me.language, set.title, set.titleZh),
      kind: question.type,
      state: stateOf(marks.get(question.questionId), work.reportOpen),
      again: again.has(question.questionId),
    })),
    attempts: attemptsOf(attempts, { all: questions.length, bestId: best?.attemptId ?? null, isOpen: work.reportOpen }),
    serverTime: now.toISOString(),
  };
});
