import { findViolations } from './find-violations.ts';
import { measureUnits, type MeasuredUnits } from './measure-units.ts';
import { listRuleRefs, toRuleKey } from './rule-refs.ts';
import { searchMeasured } from './search-units.ts';
import type { ConflictingRule, PaperRules, PaperUnit, RuleRef, Span } from './types.ts';

/** All choices of so many items, in order. */
function* listChoices<Item>(items: readonly Item[], size: number): Generator<Item[]> {
  if (size === 0) {
    yield [];
    return;
  }
  for (const [index, item] of items.entries()) {
    for (const rest of listChoices(items.slice(index + 1), size - 1)) yield [item, ...rest];
  }
}

/** Knows of sets of rules whether units meet them, and that every part of a set that is met is met. */
class RuleSets {
  private readonly measured: MeasuredUnits;
  private readonly rules: PaperRules;
  private readonly refs: readonly RuleRef[];
  private readonly metSets: ReadonlySet<string>[] = [];

  constructor(measured: MeasuredUnits, rules: PaperRules) {
    this.measured = measured;
    this.rules = rules;
    this.refs = listRuleRefs(rules);
  }

  /** False only where it is certain that nothing meets all these rules. */
  canMeet(refs: readonly RuleRef[]): boolean {
    const keys = refs.map(toRuleKey);
    if (this.metSets.some((metSet) => keys.every((key) => metSet.has(key)))) return true;
    const result = searchMeasured(this.measured, this.rules, new Set(keys));
    if (result.status === 'none') return false;
    if (result.status === 'undecided') this.metSets.push(new Set(keys));
    else {
      const violated = new Set(findViolations(result.units, this.rules).map(toRuleKey));
      this.metSets.push(new Set([...this.refs.map(toRuleKey).filter((key) => !violated.has(key)), ...keys]));
    }
    return true;
  }

  /** A conflict from which no rule can be left out. */
  private reduce(): RuleRef[] {
    let conflict = [...this.refs];
    for (const ref of this.refs) {
      const without = conflict.filter((candidate) => candidate !== ref);
      if (!this.canMeet(without)) conflict = without;
    }
    return conflict;
  }

  /** The fewest rules that nothing meets. */
  findSmallest(): RuleRef[] {
    const reduced = this.reduce();
    for (let size = 1; size < reduced.length; size += 1) {
      for (const refs of listChoices(this.refs, size)) if (!this.canMeet(refs)) return refs;
    }
    return reduced;
  }
}

const getCount = (rules: PaperRules, ref: RuleRef): Span | null => {
  if (ref.kind === 'total') return rules.total;
  return ref.kind === 'group' ? (rules.groups[ref.index]?.count ?? null) : null;
};

const withCount = (rules: PaperRules, ref: RuleRef, count: Span): PaperRules =>
  ref.kind === 'group'
    ? { ...rules, groups: rules.groups.map((group, index) => (index === ref.index ? { ...group, count } : group)) }
    : { ...rules, total: count };

/** The first number of a range for which a condition holds that holds for all after it; null where it holds for none. */
const findFirst = ({ from, to }: Span, holds: (value: number) => boolean): number | null => {
  if (from > to || !holds(to)) return null;
  let [low, high] = [from, to];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
};

/** The numbers nearest to a count's range that the other rules of a conflict allow. */
const findNearest = (measured: MeasuredUnits, rules: PaperRules, refs: readonly RuleRef[], ref: RuleRef) => {
  const count = getCount(rules, ref);
  if (!count) return null;
  const activeKeys = new Set(refs.map(toRuleKey));
  const canHave = (range: Span): boolean =>
    searchMeasured(measured, withCount(rules, ref, range), activeKeys).status === 'found';
  const most = Math.max(
    count.to,
    measured.classes.reduce((sum, { effects, units }) => sum + (effects[0] ?? 0) * units.length, 0),
  );
  const below = findFirst({ from: 0, to: count.from - 1 }, (short) =>
    canHave({ from: count.from - 1 - short, to: count.from - 1 }),
  );
  const above = findFirst({ from: count.to + 1, to: most }, (to) => canHave({ from: count.to + 1, to }));
  return { below: below === null ? null : count.from - 1 - below, above };
};

/** The smallest set of rules that no units meet, each count with the nearest numbers that are possible. */
export const findConflict = (units: readonly PaperUnit[], rules: PaperRules): ConflictingRule[] => {
  const measured = measureUnits(units, rules);
  const refs = new RuleSets(measured, rules).findSmallest();
  return refs.map((rule) => ({ rule, nearest: findNearest(measured, rules, refs, rule) }));
};
