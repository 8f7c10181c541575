import type { AnswerRule, BoundQuestion } from '../blueprint/index.ts';
import { markAnswer, type MarkedAnswer } from './mark.ts';
import type { KeyedQuestion, TypeRegistry } from './types.ts';

/** One attempt whose mark a new key changes. */
export interface RegradeChange {
  attemptId: number;
  from: MarkedAnswer;
  to: MarkedAnswer;
}

/** Who would get what under a new key: only those whose points or outcome change. The dry run and the doing are the same. */
export function findRegradeChanges(
  question: Pick<BoundQuestion, 'type' | 'points' | 'partialCredit'>,
  asked: {
    before: KeyedQuestion;
    after: KeyedQuestion;
    rule: AnswerRule;
    answers: readonly { attemptId: number; value: unknown; points?: number }[];
  },
  registry: TypeRegistry,
): readonly RegradeChange[] {
  const { before, after, rule, answers } = asked;
  return answers.flatMap(({ attemptId, value, points }) => {
    const pinned = { ...question, points: points ?? question.points };
    const from = markAnswer(pinned, { value, keyed: before, rule }, registry);
    const to = markAnswer(pinned, { value, keyed: after, rule }, registry);
    return from.earned === to.earned && from.outcome === to.outcome ? [] : [{ attemptId, from, to }];
  });
}
