import { createRandom } from '../attempt/shuffle.ts';
import { buildModel, listCaps, listRows, type Model } from './build-model.ts';
import { chooseUnits } from './choose-units.ts';
import { solveInteger, type SearchLimits } from './integer-program.ts';
import type { Row } from './linear-program.ts';
import { measureUnits, type MeasuredUnits } from './measure-units.ts';
import { listRuleRefs, toRuleKey } from './rule-refs.ts';
import type { PaperRules, PaperUnit } from './types.ts';

export type UnitSearch = { status: 'found'; units: PaperUnit[] } | { status: 'none' } | { status: 'undecided' };

/** What a search in a sample may do: where it does not end soon, the sample grows. */
const sampleLimits: SearchLimits = { nodes: 40, sums: 0 };
const fullLimits: SearchLimits = { nodes: 400, sums: 200_000 };
/** How often profiles that have too few families are told to the search. */
const maxCuts = 200;

/** The row that says of some profiles that they have only so many families. */
const toFamilyRow = ({ profiles }: Model, short: { profiles: ReadonlySet<number>; families: number }): Row => ({
  coefficients: profiles.map((_, index) => (short.profiles.has(index) ? 1 : 0)),
  from: 0,
  to: short.families,
});

const searchModel = (model: Model, limits: SearchLimits): UnitSearch => {
  const rows = listRows(model);
  const caps = listCaps(model);
  for (let cuts = 0; cuts < maxCuts; cuts += 1) {
    const result = solveInteger(rows, caps, limits);
    if (result.status !== 'found') return result;
    const choice = chooseUnits(model, result.values);
    if (choice.status === 'chosen') return { status: 'found', units: [...model.included, ...choice.units] };
    rows.push(toFamilyRow(model, choice));
  }
  return { status: 'undecided' };
};

/** Sizes of the samples that are searched before all units are. */
const listSampleSizes = (total: number, questionCount: number): number[] => {
  const sizes: number[] = [];
  for (let size = Math.max(60, questionCount * 8); size < total; size *= 6) sizes.push(size);
  return sizes;
};

/** Units that meet the active rules, among units that were measured; the first of a profile are taken. */
export const searchMeasured = (
  measured: MeasuredUnits,
  rules: PaperRules,
  activeKeys: ReadonlySet<string>,
  limits = fullLimits,
): UnitSearch => {
  const model = buildModel(measured, rules, activeKeys);
  return model ? searchModel(model, limits) : { status: 'none' };
};

/**
 * Units that meet all rules. Samples by the seed come first, so that a paper is a mixture and another seed gives another
 * one; that nothing fits is said only after all units were searched.
 */
export function searchUnits(units: readonly PaperUnit[], rules: PaperRules, seed: string): UnitSearch {
  const activeKeys = new Set(listRuleRefs(rules).map(toRuleKey));
  const next = createRandom(seed);
  const included = new Set(rules.included);
  const drawn = units.map((unit) => ({ unit, key: included.has(unit.id) ? 0 : next() }));
  const measureBelow = (share: number): MeasuredUnits => {
    const sample = drawn.filter(({ key }) => key < share).toSorted((a, b) => a.key - b.key);
    return measureUnits(
      sample.map(({ unit }) => unit),
      rules,
    );
  };
  for (const size of listSampleSizes(units.length, Math.min(rules.total.to, 500))) {
    const result = searchMeasured(measureBelow(size / units.length), rules, activeKeys, sampleLimits);
    if (result.status === 'found') return result;
  }
  return searchMeasured(measureBelow(1), rules, activeKeys);
}
