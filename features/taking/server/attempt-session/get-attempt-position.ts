import { handleCall } from '@inkstone/call/server';
import { applyElapsedTime } from '@inkstone/exam/attempt';
import { getAttemptPosition as contract } from '../../contract.ts';
import { findAnsweredQuestionIds } from '../attempt.queries.ts';
import { countQuestions } from './count-questions.ts';
import { findOwnAttempt } from '../attempt-rows.queries.ts';
import { visiblePartId } from './student-view.ts';
import { toEngineWindow, windowForAttempt } from './attempt-window.ts';

/** Returns the section and question that an attempt has reached by its journal and clocks. */
export const getAttemptPosition = handleCall(contract, async ({ input, me, tx, now, school, notFound }) => {
  const row = await findOwnAttempt(tx, { attemptId: input.attemptId, studentId: me.id });
  if (!row) return notFound();
  const window = toEngineWindow(windowForAttempt(row, school));
  const state = applyElapsedTime(row.state, row.blueprint, { at: now.getTime(), window });
  const answered = await findAnsweredQuestionIds(tx, row.id);
  return {
    sectionId: state.sectionId,
    partId: visiblePartId(row.blueprint, state),
    questionId: state.questionId,
    status: state.status,
    ...countQuestions(row.blueprint, { routes: state.routes, answered, isOver: state.status === 'closed' }),
  };
});
