import type { Row } from './linear-program.ts';
import { listRowRules, type MeasuredUnits, type UnitClass } from './measure-units.ts';
import type { PaperRules, PaperUnit, Span } from './types.ts';

/** Units that count the same for every active rule. */
export interface Profile {
  /** What each unit adds to each row. */
  effects: readonly number[];
  classes: UnitClass[];
}

/** The active rules as rows over the numbers of units taken from each profile. */
export interface Model {
  profiles: readonly Profile[];
  /** The ranges of the rows, less the units that are in the paper anyway. */
  ranges: readonly Span[];
  included: readonly PaperUnit[];
  isFamilyUnique: boolean;
}

/** Groups the classes by what their units add to the active rows; a unit that adds nothing is never needed. */
const listProfiles = (classes: readonly UnitClass[], rows: readonly number[], ranges: readonly Span[]): Profile[] => {
  const profiles = new Map<string, Profile>();
  for (const unitClass of classes) {
    const effects = rows.map((row) => unitClass.effects[row] ?? 0);
    const fits = effects.every(
      (effect, index) => ranges[index]?.from === -Infinity || effect <= (ranges[index]?.to ?? 0),
    );
    if (!fits || effects.every((effect) => effect === 0)) continue;
    const key = effects.join();
    const profile = profiles.get(key);
    if (profile) profile.classes.push(unitClass);
    else profiles.set(key, { effects, classes: [unitClass] });
  }
  return [...profiles.values()];
};

const areDistinct = (values: readonly number[]): boolean => new Set(values).size === values.length;

/** The model of the active rules; null where the included units alone break one of them. */
export function buildModel(measured: MeasuredUnits, rules: PaperRules, activeKeys: ReadonlySet<string>): Model | null {
  const isBlocked = ({ blockers }: UnitClass): boolean =>
    blockers.some((blocker) => blocker.split('+').every((key) => activeKeys.has(key)));
  const isFamilyUnique = activeKeys.has('family');
  const included = activeKeys.has('included') ? measured.included : [];
  const includedUnits = included.flatMap(({ units }) => units);
  if (activeKeys.has('included')) {
    if (included.length < new Set(rules.included).size || included.some(isBlocked)) return null;
    if (isFamilyUnique && !areDistinct(includedUnits.map(({ family }) => family))) return null;
  }
  const rowRules = listRowRules(rules);
  const rows = [...rowRules.keys()].filter((row) => activeKeys.has(rowRules[row]?.ruleKey ?? ''));
  const ranges = rows.map((row) => {
    const range = rowRules[row]?.range ?? { from: 0, to: 0 };
    const sum = included.reduce((total, { effects }) => total + (effects[row] ?? 0), 0);
    return { from: range.from - sum, to: range.to - sum };
  });
  const includedIds = new Set(includedUnits.map(({ id }) => id));
  const free = measured.classes.filter(
    (unitClass) => !isBlocked(unitClass) && !unitClass.units.every(({ id }) => includedIds.has(id)),
  );
  return { profiles: listProfiles(free, rows, ranges), ranges, included: includedUnits, isFamilyUnique };
}

/** The rows of a model. */
export const listRows = ({ profiles, ranges }: Model): Row[] =>
  ranges.map(({ from, to }, row) => ({ coefficients: profiles.map(({ effects }) => effects[row] ?? 0), from, to }));

/** How many units of each profile a paper can have at most. */
export const listCaps = ({ profiles, ranges, isFamilyUnique }: Model): number[] =>
  profiles.map(({ effects, classes }) => {
    const count = classes.reduce(
      (sum, { units, familyCount }) => sum + (isFamilyUnique ? familyCount : units.length),
      0,
    );
    const isCount = (row: number): boolean => ranges[row]?.from !== -Infinity && Number.isFinite(ranges[row]?.to);
    const most = effects.map((effect, row) =>
      effect > 0 && isCount(row) ? Math.floor((ranges[row]?.to ?? 0) / effect) : Infinity,
    );
    return Math.min(count, ...most.map((value) => Math.max(0, value)));
  });
