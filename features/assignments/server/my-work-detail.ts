import { readPinnedPaper, readPinnedSets } from '@inkstone/bank/server';
import { nameIn } from '@inkstone/base';
import { answer } from '@inkstone/call/server';
import { myHomeworkDetail } from '../contract.ts';
import { findWork, listOwnAttempts, listQuestionStates } from './doing.queries.ts';
import { kindsOf } from './own.ts';
import { findSitting, listSetRevisions } from './sitting.queries.ts';
import { workOf } from './work.ts';

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

/** One piece of my work with the state of each question; right and wrong only once the report is open. */
export const readMyHomeworkDetail = answer(myHomeworkDetail, async ({ input, me, tx, now, school, notFound }) => {
  const key = { studentId: me.id, assignmentId: input.id };
  const row = await findWork(tx, { ...key, kinds: [...kindsOf('homework'), ...kindsOf('test')] });
  const sitting = await findSitting(tx, key);
  if (!row || !sitting) return notFound();
  const work = workOf(row, { me, now, school });
  const { paperRevisionId, id } = sitting.assignment;
  const content =
    paperRevisionId === null
      ? await readPinnedSets(tx, await listSetRevisions(tx, id))
      : await readPinnedPaper(tx, paperRevisionId);
  const marks = row.attempt_id === null ? [] : await listQuestionStates(tx, row.attempt_id);
  const markOf = new Map(marks.map((mark) => [mark.question_id, mark]));
  const asked = content.sections.flatMap(({ sets }) =>
    sets.flatMap((set) => set.questions.map((question) => ({ question, set }))),
  );
  const attempts = await listOwnAttempts(tx, row.recipient_id);
  return {
    work,
    questions: asked.map(({ question, set }, index) => ({
      questId: question.questionId,
      number: index + 1,
      setTitle: nameIn(me.language, set.title, set.titleZh),
      kind: question.type,
      state: stateOf(markOf.get(question.questionId), work.reportOpen),
    })),
    attempts: attempts.map((attempt) => ({
      attemptId: attempt.id,
      startedAt: new Date(attempt.started_at).toISOString(),
      submittedAt: attempt.submitted_at === null ? null : new Date(attempt.submitted_at).toISOString(),
      score: work.reportOpen && attempt.score !== null ? attempt.score / 100 : null,
      scoreMax: work.reportOpen && attempt.score_max !== null ? attempt.score_max / 100 : null,
    })),
    serverTime: now.toISOString(),
  };
});
