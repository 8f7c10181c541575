import type { AnyCall, CallSide } from '../call.ts';
import { compilePlan, type Plan } from './plan.ts';

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
