import type { Handle } from '@inkstone/db';
import { bindContent, filterQuestions, readAssignedContent } from './assigned-content.ts';
import { computeProgress, dependsOnAnswers } from './progress.ts';
import { listRemovedQuestions } from './removed-questions.queries.ts';
import { findFirstAttempt, listQuestionStates, type StudentAssignmentRow } from './student-assignments.queries.ts';

type Progress = Pick<StudentAssignmentRow, 'answered' | 'questionCount'>;

/** The progress of a paper of which a student is asked a part: of prompts to choose from, or of the own modules. */
const readOwnProgress = async (db: Handle, row: StudentAssignmentRow): Promise<Progress> => {
  const { assignmentId, paperRevisionId, recipientId, attemptId, answered, questionCount } = row;
  const removed = await listRemovedQuestions(db, assignmentId);
  const content = await readAssignedContent(db, { id: assignmentId, paperRevisionId });
  const rules = bindContent(
    row,
    filterQuestions(content, (id) => !removed.has(id)),
  );
  const isPart = rules && (dependsOnAnswers(rules) || rules.sections.some(({ adaptive }) => adaptive !== null));
  const attempt = isPart ? await findFirstAttempt(db, recipientId) : undefined;
  if (!attempt || attemptId === null) return { answered, questionCount };
  const states = await listQuestionStates(db, [attemptId]);
  const answeredIds = states.filter(({ isAnswered }) => isAnswered).map(({ questionId }) => questionId);
  const { routes } = attempt.state;
  const progress = computeProgress({ answered, answeredIds, routes, isOver: false }, rules, questionCount);
  return { answered: progress.answered, questionCount: progress.asked };
};

/** Rows whose work is going on, with the counts of what this student is asked, which SQL does not know. */
export const withOwnProgress = async (
  db: Handle,
  rows: readonly StudentAssignmentRow[],
): Promise<StudentAssignmentRow[]> => {
  const counted: StudentAssignmentRow[] = [];
  for (const row of rows) {
    const isGoingOn = row.status === 'started' && row.attemptId !== null && row.paperRevisionId !== null;
    counted.push(isGoingOn ? { ...row, ...(await readOwnProgress(db, row)) } : row);
  }
  return counted;
};
