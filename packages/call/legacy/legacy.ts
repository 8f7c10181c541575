import type { AnyCall, CallSide, Legacy } from '../call.ts';
import { compilePlan, type FieldNames, type Plan } from './plan.ts';
import { convert } from './convert.ts';

/** The old words of a feature's calls: the names inside, and what each is called outside. */
export interface LegacyWords {
  /** Fields of every call of the feature. */
  readonly fields?: FieldNames;
  /** Fields that one call spells otherwise, by its path. */
  readonly calls?: Readonly<Record<string, FieldNames>>;
  /** Refusals for which a number is sent as the failure's `code`. */
  readonly refusalCodes?: Readonly<Record<string, number>>;
}

/** A feature's old words, as its calls carry them. */
export const defineLegacy = ({ fields = {}, calls = {}, refusalCodes = {} }: LegacyWords): Legacy => {
  const plans = new WeakMap<AnyCall, Map<CallSide, Plan | null>>();
  const namesFor = ({ path, aliasOf }: AnyCall): FieldNames => ({
    ...fields,
    ...calls[aliasOf ?? path],
    ...calls[path],
  });
  const planFor = (call: AnyCall, side: CallSide): Plan | null => {
    const known = plans.get(call) ?? new Map<CallSide, Plan | null>();
    plans.set(call, known);
    const plan = known.has(side) ? known.get(side) : compilePlan(call[side], namesFor(call));
    known.set(side, plan ?? null);
    return plan ?? null;
  };
  return {
    refusalCodes,
    namesFor,
    planFor,
    toWire: (call, side, value) => convert(planFor(call, side), value, 'toWire'),
    fromWire: (call, side, value) => convert(planFor(call, side), value, 'fromWire'),
  };
};
