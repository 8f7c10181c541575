import type { SetSummary } from '../../contract.ts';
import type { ComposedSet } from '../composed-shapes.ts';

/** Questions of a set in its order, with the ids of those that a paper takes; unknown ids change nothing. */
interface Choice {
  /** All questions of the set. */
  questions: SetSummary['questions'];
  chosenIds: ReadonlySet<number>;
}

/** A set of a paper with some of its questions, or whole where all are chosen. */
export const withChoice = (set: ComposedSet, { questions, chosenIds }: Choice): ComposedSet => {
  const { allQuestionCount: _, ...whole } = set;
  const chosen = questions.filter(({ id }) => chosenIds.has(id));
  return {
    ...whole,
    questions: chosen,
    ...(chosen.length < questions.length && { allQuestionCount: questions.length }),
  };
};

/**
 * The newest revision of a set in place of another one: what was chosen stays chosen, as far as it is there, and of a set
 * that was whole all is taken. A set of which nothing chosen is left is whole again.
 */
export const takeNewestRevision = (current: ComposedSet, newest: SetSummary): ComposedSet => {
  if (current.allQuestionCount === undefined) return newest;
  const chosenIds = new Set(current.questions.map(({ id }) => id));
  const hasAny = newest.questions.some(({ id }) => chosenIds.has(id));
  return hasAny ? withChoice(newest, { questions: newest.questions, chosenIds }) : newest;
};
