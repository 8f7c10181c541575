import type { AnyCall, CallSide, Legacy } from '../call.ts';
import { compilePlan, type FieldNames, type LegacyWords, type Plan } from './plan.ts';
import { convert } from './convert.ts';

/** A feature's old words, as its calls carry them. */
export const defineLegacy = (words: LegacyWords): Legacy => {
  const { fields = {}, calls = {}, refusalCodes = {} } = words;
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
    words,
    refusalCodes,
    namesFor,
    planFor,
    toWire: (call, side, value) => convert(planFor(call, side), value, 'toWire'),
    fromWire: (call, side, value) => convert(planFor(call, side), value, 'fromWire'),
  };
};
