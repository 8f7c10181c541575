import { handleCall } from '@inkstone/call/server';
import type { Handle } from '@inkstone/db';
import { getQuestionType } from '@inkstone/exam/question-types';
import { myHomeworkDetail } from '../contract.ts';
import { readGiven } from './asked.ts';
import { findTakenBack, findWork, listOwnAttempts, listQuestionStates } from './doing.queries.ts';
import { kindsOf } from './own.ts';
import { findRedo } from './redo.queries.ts';
import { listRemoved } from './removed.queries.ts';
import { listShownQuestions } from './shown-questions.ts';
import { findSitting } from './sitting.queries.ts';
import { readSittings, type ShownSitting } from './sittings.ts';
import { ownWorkOf } from './work.ts';

type Attempt = Awaited<ReturnType<typeof listOwnAttempts>>[number];

type QuestionState = 'answered' | 'unanswered' | 'right' | 'partial' | 'wrong' | 'toBeMarked';

interface Mark {
  is_answered: boolean;
  earned: number | null;
  possible: number | null;
}

const stateOf = (mark: Mark | undefined, isOpen: boolean): QuestionState => {
  if (!mark?.is_answered) return isOpen && mark?.possible ? 'wrong' : 'unanswered';
  if (!isOpen) return 'answered';
  if (mark.earned === null) return 'toBeMarked';
  if (mark.earned === mark.possible) return 'right';
  return mark.earned > 0 ? 'partial' : 'wrong';
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

/** Points and the best of them are told once the report is open. */
const toldOf = (sittings: readonly ShownSitting[], isOpen: boolean): ShownSitting[] =>
  sittings.map((one) => (isOpen ? one : { ...one, score: null, scoreMax: null, isBest: false }));

/** One piece of my work with the state of each question; right and wrong only once the report is open. */
export const readMyHomeworkDetail = handleCall(
  myHomeworkDetail,
  async ({ input, me, tx, now, school, refuse, notFound }) => {
    const key = { studentId: me.id, assignmentId: input.id };
    const ofKinds = { ...key, kinds: [...kindsOf('homework'), ...kindsOf('test')] };
    const row = await findWork(tx, ofKinds);
    const takenBack = row ? undefined : await findTakenBack(tx, ofKinds);
    if (takenBack?.is_deleted) return refuse('work.deleted');
    if (takenBack) return refuse(takenBack.kind === 'test' ? 'work.testWithdrawn' : 'work.withdrawn');
    const sitting = await findSitting(tx, key);
    if (!row || !sitting) return notFound();
    const [work] = await ownWorkOf(tx, [row], { me, now, school });
    if (!work) return notFound();
    const attempts = await listOwnAttempts(tx, row.recipient_id);
    const marks = await latestMarks(tx, attempts);
    const removed = await listRemoved(tx, sitting.assignment.id);
    const again = new Set(work.again ? (await findRedo(tx, row.recipient_id))?.questionIds : []);
    const content = await readGiven(tx, sitting.assignment);
    const view = { content, isReportOpen: work.reportOpen, language: me.language };
    const shown = await listShownQuestions(tx, sitting, view);
    const questions = shown.filter(({ question }) => !removed.has(question.questionId));
    // While a test asks its questions again, even whether an answer was right would help.
    const isTold = work.reportOpen && !work.reportRests;
    const sittings = await readSittings(tx, { recipientId: row.recipient_id, questions: row.question_count });
    return {
      work,
      questions: questions.map(({ question, number, setTitle }) => ({
        questId: question.questionId,
        number,
        setTitle,
        kind: question.type,
        markedBy: getQuestionType(question.type).marking.by,
        state: stateOf(marks.get(question.questionId), isTold),
        again: again.has(question.questionId),
      })),
      attempts: toldOf(sittings, isTold),
      serverTime: now.toISOString(),
    };
  },
);
