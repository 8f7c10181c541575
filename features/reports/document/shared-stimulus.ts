import type { ReportedQuestion } from './attempt-report-data.ts';

/** The first question with the same stimulus, unless it is this one. */
export const findSharedStimulus = (
  questions: readonly ReportedQuestion[],
  { questionId, stimulus, setTitle }: ReportedQuestion,
): number | undefined => {
  if (stimulus.kind === 'none') return undefined;
  const first = questions.find(
    (question) => question.setTitle === setTitle && question.stimulus.html === stimulus.html,
  );
  return first === undefined || first.questionId === questionId ? undefined : first.number;
};
