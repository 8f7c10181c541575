import type { GroupRule, PaperRules, PaperUnit, RuleRef, Span, UnitQuestion } from './types.ts';

const toHundredths = (share: number): number => Math.round(share * 100);

/** The text of a rule's name, for sets. */
export const toRuleKey = (rule: RuleRef): string => (rule.kind === 'group' ? `group ${rule.index}` : rule.kind);

/** The rules that say anything, each once. */
export const listRuleRefs = (rules: PaperRules): RuleRef[] => [
  { kind: 'total' },
  ...rules.groups.map((_, index) => ({ kind: 'group' as const, index })),
  ...(rules.difficulty ? [{ kind: 'difficulty' as const }] : []),
  ...(rules.meanDifficulty ? [{ kind: 'meanDifficulty' as const }] : []),
  ...(rules.notSeenSince === null ? [] : [{ kind: 'notSeenSince' as const }]),
  ...(rules.isFamilyUnique ? [{ kind: 'family' as const }] : []),
  ...(rules.included.length > 0 ? [{ kind: 'included' as const }] : []),
  ...(rules.excluded.length > 0 ? [{ kind: 'excluded' as const }] : []),
];

/** Whether a difficulty is known and within a range, both to the hundredth. */
export const isDifficultyWithin = (difficulty: number | null, { from, to }: Span): boolean =>
  difficulty !== null && toHundredths(difficulty) >= toHundredths(from) && toHundredths(difficulty) <= toHundredths(to);

/** Whether a question is one of those that a group counts. */
export const isInGroup = (question: UnitQuestion, group: GroupRule): boolean =>
  (group.knowledge.length === 0 || group.knowledge.some((node) => question.knowledge.includes(node))) &&
  (group.types.length === 0 || group.types.includes(question.type)) &&
  (group.difficulty === null || isDifficultyWithin(question.difficulty, group.difficulty));

/** How many questions of a unit a group counts. */
export const countInGroup = ({ questions }: PaperUnit, group: GroupRule): number =>
  questions.filter((question) => isInGroup(question, group)).length;

/** By how many hundredths the difficulties of a unit together exceed a mean. */
export const sumOverMean = ({ questions }: PaperUnit, mean: number): number =>
  questions.reduce((sum, { difficulty }) => sum + toHundredths(difficulty ?? 0) - toHundredths(mean), 0);
