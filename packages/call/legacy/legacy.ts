import type { Legacy, AnyCall, CallSide } from '../call.ts';
import { convert } from './convert.ts';
import { type LegacyWords, compilePlan, type Plan } from './plan.ts';

const plans = new WeakMap<AnyCall, Map<CallSide, Plan | null>>();

/** What has to be converted in one side of a call; null where nothing has. */
export const planFor = (call: AnyCall, side: CallSide): Plan | null => {
  if (!call.legacy) return null;
  const known = plans.get(call) ?? new Map<CallSide, Plan | null>();
  plans.set(call, known);
  const plan = known.has(side) ? known.get(side) : compilePlan(call[side], call.legacy.namesFor(call, side));
  known.set(side, plan ?? null);
  return plan ?? null;
};

/** A feature's old words, as its calls carry them. */
export const defineLegacy = (words: LegacyWords): Legacy => {
  const { fields = {}, calls = {}, inputs = {}, refusalCodes = {} } = words;
  return {
    words,
    refusalCodes,
    namesFor: ({ path, aliasOf }, side) => ({
      ...fields,
      ...calls[aliasOf ?? path],
      ...calls[path],
      ...(side === 'input' && inputs[aliasOf ?? path]),
    }),
    toWire: (call, side, value) => convert(planFor(call, side), value, 'toWire'),
    fromWire: (call, side, value) => convert(planFor(call, side), value, 'fromWire'),
  };
};
