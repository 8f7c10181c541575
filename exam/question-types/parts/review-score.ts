import type { QuestionType, Score } from '../type.ts';

/** Score of one answer under the default rule, for reports; null where a teacher marks. */
export const getReviewScore = <Prompt, Key, Answer>(
  type: QuestionType<Prompt, Key, Answer>,
  input: { prompt: Prompt; key: Key; value: Answer | undefined },
): { score: Score | null; isBlank: boolean } => ({
  score: type.marking.by === 'machine' ? type.marking.score(input.value, input.key, input.prompt) : null,
  isBlank: input.value === undefined || type.isBlank(input.value),
});
