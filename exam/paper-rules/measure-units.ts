import { countInGroup, isDifficultyWithin, sumOverMean, toRuleKey } from './rule-refs.ts';
import type { PaperRules, PaperUnit, RuleRef, Span } from './types.ts';

/** A row of the rules: which rule it belongs to, its range, and what a unit adds to it. */
interface RowRule {
  ruleKey: string;
  range: Span;
  measure(unit: PaperUnit): number;
}

/** Units that add the same to every row and are kept out by the same rules. */
export interface UnitClass {
  /** What each unit adds to each row of all rules. */
  effects: readonly number[];
  /** Keys of the rules that keep these units out, joined by `+` where two do so together. */
  blockers: readonly string[];
  units: PaperUnit[];
  familyCount: number;
}

/** Units as the rules see them. */
export interface MeasuredUnits {
  classes: readonly UnitClass[];
  included: readonly UnitClass[];
}

/** The rows of all rules, always in the same order. */
export const listRowRules = (rules: PaperRules): RowRule[] => {
  const { meanDifficulty: mean } = rules;
  const meanKey = toRuleKey({ kind: 'meanDifficulty' });
  return [
    { ruleKey: toRuleKey({ kind: 'total' }), range: rules.total, measure: (unit) => unit.questions.length },
    ...rules.groups.map((group, index) => ({
      ruleKey: toRuleKey({ kind: 'group', index }),
      range: group.count,
      measure: (unit: PaperUnit) => countInGroup(unit, group),
    })),
    ...(mean
      ? [
          {
            ruleKey: meanKey,
            range: { from: 0, to: Infinity },
            measure: (unit: PaperUnit) => sumOverMean(unit, mean.from),
          },
          {
            ruleKey: meanKey,
            range: { from: -Infinity, to: 0 },
            measure: (unit: PaperUnit) => sumOverMean(unit, mean.to),
          },
        ]
      : []),
  ];
};

const listBlockers = (unit: PaperUnit, rules: PaperRules, excluded: ReadonlySet<number>): RuleRef['kind'][] => {
  const { difficulty: range, notSeenSince: since, meanDifficulty } = rules;
  const { questions } = unit;
  const isUnknown = questions.some(({ difficulty }) => difficulty === null);
  const isOutside = range !== null && questions.some(({ difficulty }) => !isDifficultyWithin(difficulty, range));
  const isSeen = since !== null && questions.some(({ seenAt }) => seenAt !== null && seenAt >= since);
  return [
    ...(meanDifficulty && isUnknown ? ['meanDifficulty' as const] : []),
    ...(isOutside ? ['difficulty' as const] : []),
    ...(isSeen ? ['notSeenSince' as const] : []),
    ...(excluded.has(unit.id) ? ['excluded' as const] : []),
  ];
};

/** Measures units once, so that any part of the rules can be searched without looking at each unit again. */
export function measureUnits(units: readonly PaperUnit[], rules: PaperRules): MeasuredUnits {
  const rows = listRowRules(rules);
  const excluded = new Set(rules.excluded);
  const includedIds = new Set(rules.included);
  const includedFamilies = new Set(units.filter(({ id }) => includedIds.has(id)).map(({ family }) => family));
  const classes = new Map<string, UnitClass>();
  const included: UnitClass[] = [];
  for (const unit of units) {
    const effects = rows.map(({ measure }) => measure(unit));
    const isIncluded = includedIds.has(unit.id);
    const isSibling = !isIncluded && includedFamilies.has(unit.family);
    const blockers = [...listBlockers(unit, rules, excluded), ...(isSibling ? ['family+included'] : [])];
    if (isIncluded) included.push({ effects, blockers, units: [unit], familyCount: 1 });
    const key = `${effects.join()} ${blockers.join()} ${isIncluded}`;
    const unitClass = classes.get(key);
    if (unitClass) unitClass.units.push(unit);
    else classes.set(key, { effects, blockers, units: [unit], familyCount: 0 });
  }
  for (const unitClass of classes.values()) {
    unitClass.familyCount = new Set(unitClass.units.map(({ family }) => family)).size;
  }
  return { classes: [...classes.values()], included };
}
