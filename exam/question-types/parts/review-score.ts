import type { QuestionType, Score, Scoring } from '../type.ts';

/** The recorded score of an answer by its points as calls send them; null while there is none. */
export const toRecordedScore = ({ earned, possible }: { earned: number | null; possible: number }): Score | null =>
  earned === null ? null : { earned: Math.round(earned * 100), possible: Math.round(possible * 100) };

/** Score of one answer under the default rule, for reports of types that a machine marks. */
export const getReviewScore = <Prompt, Key, Answer>(
  type: QuestionType<Prompt, Key, Answer>,
  scoring: Scoring<Prompt, Key, Answer>,
  input: { prompt: Prompt; key: Key; value: Answer | undefined },
): { score: Score; isBlank: boolean } => ({
  score: scoring.score(input.value, input.key, input.prompt),
  isBlank: input.value === undefined || type.isBlank(input.value),
});
