import type { AnswerRule, BoundQuestion } from '../blueprint/index.ts';
import { markAnswer, type MarkedAnswer } from './mark.ts';
import type { KeyedQuestion, TypeRegistry } from './types.ts';

/** One attempt whose mark changes with a new key. */
export interface RegradeChange {
  attemptId: number;
  from: MarkedAnswer;
  to: MarkedAnswer;
}

/** Marks that change under a new key, in points or outcome. Used for the dry run and for the change itself. */
export function findRegradeChanges(
  question: Pick<BoundQuestion, 'type' | 'points' | 'partialCredit'>,
  change: {
    before: KeyedQuestion;
    after: KeyedQuestion;
    rule: AnswerRule;
    answers: readonly { attemptId: number; value: unknown; points?: number }[];
  },
  registry: TypeRegistry,
): readonly RegradeChange[] {
  const { before, after, rule, answers } = change;
  return answers.flatMap(({ attemptId, value, points }) => {
    const pinned = { ...question, points: points ?? question.points };
    const from = markAnswer(pinned, { value, keyed: before, rule }, registry);
    const to = markAnswer(pinned, { value, keyed: after, rule }, registry);
    return from.earned === to.earned && from.outcome === to.outcome ? [] : [{ attemptId, from, to }];
  });
}
