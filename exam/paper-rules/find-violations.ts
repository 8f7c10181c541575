import { isDifficultyWithin, isInGroup, listRuleRefs } from './rule-refs.ts';
import type { PaperRules, PaperUnit, RuleRef, Span } from './types.ts';

const isWithin = (count: number, { from, to }: Span): boolean => count >= from && count <= to;

const areDistinct = (values: readonly number[]): boolean => new Set(values).size === values.length;

const isMeanWithin = (difficulties: readonly (number | null)[], range: Span): boolean => {
  const hundredths = difficulties.map((difficulty) => Math.round((difficulty ?? 0) * 100));
  const sum = hundredths.reduce((total, value) => total + value, 0);
  const isKnown = !difficulties.includes(null);
  return (
    isKnown &&
    sum >= Math.round(range.from * 100) * hundredths.length &&
    sum <= Math.round(range.to * 100) * hundredths.length
  );
};

const isMet = (units: readonly PaperUnit[], rules: PaperRules, rule: RuleRef): boolean => {
  const ids = new Set(units.map(({ id }) => id));
  const questions = units.flatMap((unit) => unit.questions);
  switch (rule.kind) {
    case 'total':
      return isWithin(questions.length, rules.total);
    case 'group': {
      const group = rules.groups[rule.index];
      return !group || isWithin(questions.filter((question) => isInGroup(question, group)).length, group.count);
    }
    case 'difficulty': {
      const range = rules.difficulty;
      return !range || questions.every(({ difficulty }) => isDifficultyWithin(difficulty, range));
    }
    case 'meanDifficulty':
      return (
        !rules.meanDifficulty ||
        isMeanWithin(
          questions.map(({ difficulty }) => difficulty),
          rules.meanDifficulty,
        )
      );
    case 'notSeenSince': {
      const since = rules.notSeenSince;
      return since === null || questions.every(({ seenAt }) => seenAt === null || seenAt < since);
    }
    case 'family':
      return areDistinct(units.map(({ family }) => family));
    case 'included':
      return rules.included.every((id) => ids.has(id));
    case 'excluded':
      return !rules.excluded.some((id) => ids.has(id));
  }
};

/** The rules that some units break, from the rules' own words. */
export const findViolations = (units: readonly PaperUnit[], rules: PaperRules): RuleRef[] =>
  listRuleRefs(rules).filter((rule) => !isMet(units, rules, rule));
