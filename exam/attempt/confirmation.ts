import { listQuestions, type Blueprint } from '../blueprint/index.ts';
import { appliedResult, findQuestion, invalidResult, rejectedResult, type StepContext } from './step-context.ts';
import { judgeTimeliness } from './timeliness.ts';
import type { AdvanceResult, AttemptState } from './types.ts';

/** Whether any answer of an attempt can be confirmed to see its key at once. */
export const hasInstantFeedback = (blueprint: Blueprint): boolean =>
  listQuestions(blueprint).some((question) => question.hasInstantFeedback);

/** Whether the answer to a question was confirmed: its key may have been seen, and nothing changes it any more. */
export const isAnswerFinal = (state: Pick<AttemptState, 'confirmedQuestions'>, questionId: number): boolean =>
  state.confirmedQuestions?.includes(questionId) ?? false;

/** Records whether a question with instant feedback has an answer that counts. */
export const withAnsweredQuestion = (
  state: AttemptState,
  scene: StepContext,
  { questionId, value }: { questionId: number; value: unknown },
): AttemptState => {
  if (!findQuestion(scene, questionId)?.question.hasInstantFeedback) return state;
  const before = state.answeredQuestions ?? [];
  const isAnswered = value !== null && value !== undefined;
  if (before.includes(questionId) === isAnswered) return state;
  const answeredQuestions = isAnswered ? [...before, questionId] : before.filter((id) => id !== questionId);
  return { ...state, answeredQuestions };
};

/**
 * Confirms an answer: from here on it is final, whatever a later event claims. It has to count by the same rules as the
 * answer itself, so that no key is shown before its question was entered or after its time.
 */
export function applyConfirmation(state: AttemptState, scene: StepContext, questionId: number): AdvanceResult {
  const place = findQuestion(scene, questionId);
  if (!place) return invalidResult(state, 'unknownQuestion');
  if (!place.question.hasInstantFeedback) return rejectedResult(state, 'noFeedback');
  if (isAnswerFinal(state, questionId)) return rejectedResult(state, 'alreadyDone');
  const timely = judgeTimeliness(state, scene, { place, recording: false });
  if (!timely.counts) return rejectedResult(state, timely.why);
  if (!state.answeredQuestions?.includes(questionId)) return rejectedResult(state, 'notAnswered');
  const confirmedQuestions = [...(state.confirmedQuestions ?? []), questionId];
  return appliedResult({ ...state, confirmedQuestions }, timely.lateDelivered);
}
