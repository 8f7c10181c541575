import type { AnswerRule, BoundQuestion } from '../blueprint/index.ts';
import type { KeyedQuestion, Outcome, TypeRegistry } from './types.ts';

/** Mark of one answer in hundredths; null where a teacher has to mark it. */
export interface MarkedAnswer {
  outcome: Outcome;
  earned: number | null;
  by: 'machine' | 'teacher';
}

/** True for no answer, an unreadable one, or one that its type calls blank. */
export function isBlank(registry: TypeRegistry, typeId: string, value: unknown): boolean {
  if (value === null || value === undefined) return true;
  const type = registry[typeId];
  const answer = type?.answer.safeParse(value);
  return !type || !answer?.success || type.isBlank(answer.data);
}

const machineMark = (outcome: Outcome, earned: number): MarkedAnswer => ({ outcome, earned, by: 'machine' });

function markByMachine(share: number, points: number, rule: AnswerRule): MarkedAnswer {
  if (share >= 1) return machineMark('right', points);
  if (share <= 0) return machineMark('wrong', rule.wrong);
  return machineMark('partial', Math.round(share * points));
}

/**
 * Marks one answer by the programme's rule for right, wrong and blank. A teacher-marked type uses the teacher's points
 * where there are some, gives nothing for a blank, and otherwise waits. Throws for an unknown type.
 */
export function markAnswer(
  question: Pick<BoundQuestion, 'type' | 'points' | 'partialCredit'>,
  input: { value: unknown; keyed: KeyedQuestion; rule: AnswerRule; mark?: number | null | undefined },
  registry: TypeRegistry,
): MarkedAnswer {
  const type = registry[question.type];
  if (!type) throw new Error(`There is no question type ${question.type}.`);
  const { value, keyed, rule, mark } = input;
  const blank = isBlank(registry, question.type, value);
  if (type.scoring === null) {
    if (typeof mark === 'number') {
      const outcome = mark >= question.points ? 'right' : mark > 0 ? 'partial' : blank ? 'blank' : 'wrong';
      return { outcome, earned: mark, by: 'teacher' };
    }
    return blank
      ? { outcome: 'blank', earned: 0, by: 'teacher' }
      : { outcome: 'toBeMarked', earned: null, by: 'teacher' };
  }
  if (blank) return machineMark('blank', rule.blank);
  const score = type.scoring.score(
    type.answer.parse(value),
    type.key.parse(keyed.key),
    type.prompt.parse(keyed.prompt),
    question.partialCredit,
  );
  return markByMachine(score.possible > 0 ? score.earned / score.possible : 0, question.points, rule);
}
