import { handleCall } from '@inkstone/call/server';
import type { Handle } from '@inkstone/db';
import { getQuestionType } from '@inkstone/exam/question-types';
import { isTestKind, selfKinds } from '@inkstone/exam/assignment-kinds';
import { getMyHomework as contract } from '../contract.ts';
import { readAssignedContent } from './assigned-content.ts';
import {
  findWithdrawnAssignment,
  findStudentAssignment,
  listAttemptRows,
  listQuestionStates,
} from './student-assignments.queries.ts';
import { kindsInFamily } from './assignment-family.ts';
import { findRedo } from './redo.queries.ts';
import { listRemovedQuestions } from './removed-questions.queries.ts';
import { listVisibleQuestions } from './visible-questions.ts';
import { findRecipientAssignment } from './recipient-assignment.queries.ts';
import { readRecipientAttempts, type RecipientAttempt } from './recipient-attempts.ts';
import { toStudentAssignments } from './student-view.ts';

type Attempt = Awaited<ReturnType<typeof listAttemptRows>>[number];

type QuestionState = 'answered' | 'unanswered' | 'right' | 'partial' | 'wrong' | 'toBeMarked';

interface Mark {
  isAnswered: boolean;
  earned: number | null;
  possible: number | null;
}

const toQuestionState = (mark: Mark | undefined, isOpen: boolean): QuestionState => {
  if (!mark?.isAnswered) return isOpen && mark?.possible ? 'wrong' : 'unanswered';
  if (!isOpen) return 'answered';
  if (mark.earned === null) return 'toBeMarked';
  if (mark.earned === mark.possible) return 'right';
  return mark.earned > 0 ? 'partial' : 'wrong';
};

/** The marks of the latest attempt at each question; a redo counts once it is submitted. */
const latestMarks = async (db: Handle, attempts: readonly Attempt[]): Promise<Map<number, Mark>> => {
  const countedAttempts = attempts.filter((attempt) => attempt.redoId === null || attempt.submittedAt !== null);
  const rows = await listQuestionStates(
    db,
    countedAttempts.map(({ id }) => id),
  );
  const inOrder = rows.toSorted((first, second) => first.attemptId - second.attemptId);
  return new Map(inOrder.map((row) => [row.questionId, row]));
};

/** Hides points and the best attempt until the report is open. */
const withVisibleScores = (attempts: readonly RecipientAttempt[], isOpen: boolean): RecipientAttempt[] =>
  attempts.map((attempt) => (isOpen ? attempt : { ...attempt, score: null, scoreMax: null, isBest: false }));

/** One assignment of the student with the state of each question; right and wrong only once the report is open. */
export const getMyHomework = handleCall(contract, async ({ input, me, tx, now, school, refuse, notFound }) => {
  const key = { studentId: me.id, assignmentId: input.id };
  const query = { ...key, kinds: [...kindsInFamily('homework'), ...kindsInFamily('test'), ...selfKinds] };
  const row = await findStudentAssignment(tx, query);
  const takenBack = row ? undefined : await findWithdrawnAssignment(tx, query);
  if (takenBack?.isDeleted) return refuse('work.deleted');
  if (takenBack) return refuse(isTestKind(takenBack.kind) ? 'work.testWithdrawn' : 'work.withdrawn');
  const recipientAssignment = await findRecipientAssignment(tx, key);
  if (!row || !recipientAssignment) return notFound();
  const [assignment] = await toStudentAssignments(tx, [row], { me, now, school });
  if (!assignment) return notFound();
  const attempts = await listAttemptRows(tx, row.recipientId);
  const marks = await latestMarks(tx, attempts);
  const removed = await listRemovedQuestions(tx, recipientAssignment.assignment.id);
  const redoQuestionIds = new Set(assignment.again ? (await findRedo(tx, row.recipientId))?.questionIds : []);
  const content = await readAssignedContent(tx, recipientAssignment.assignment);
  const answered = new Set([...marks].flatMap(([questionId, { isAnswered }]) => (isAnswered ? questionId : [])));
  const answeredAtEnd = row.submittedAt === null ? null : answered;
  const view = { content, isReportOpen: assignment.reportOpen, language: me.language, answeredAtEnd };
  const visible = await listVisibleQuestions(tx, recipientAssignment, view);
  const questions = visible.questions.filter(({ question }) => !removed.has(question.questionId));
  // While a test asks the same questions, knowing which answers were right would help with it.
  const canSeeResults = assignment.reportOpen && !assignment.reportRests;
  const recipientAttempts = await readRecipientAttempts(tx, {
    recipientId: row.recipientId,
    questions: row.questionCount,
  });
  return {
    assignment,
    questions: questions.map(({ question, number, setTitle }) => ({
      questionId: question.questionId,
      number,
      setTitle,
      kind: question.type,
      markedBy: getQuestionType(question.type).marking.by,
      state: toQuestionState(marks.get(question.questionId), canSeeResults),
      again: redoQuestionIds.has(question.questionId),
    })),
    hasMoreQuestions: visible.hasMore,
    attempts: withVisibleScores(recipientAttempts, canSeeResults),
    serverTime: now.toISOString(),
  };
});
