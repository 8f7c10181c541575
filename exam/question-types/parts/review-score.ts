import type { QuestionType, Score } from '../type.ts';

/** The score that a report shows for one answer under the usual rule; null where a teacher marks. */
export const getReviewScore = <Prompt, Key, Answer>(
  type: QuestionType<Prompt, Key, Answer>,
  it: { prompt: Prompt; key: Key; value: Answer | undefined },
): { score: Score | null; isBlank: boolean } => ({
  score: type.marking.by === 'machine' ? type.marking.score(it.value, it.key, it.prompt) : null,
  isBlank: it.value === undefined || type.isBlank(it.value),
});
