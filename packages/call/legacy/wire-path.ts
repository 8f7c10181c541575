import type { Plan } from './plan.ts';

/** The path of a field with the names that it has outside. */
export const toWirePath = (plan: Plan | null, path: readonly PropertyKey[]): PropertyKey[] => {
  const [step, ...rest] = path;
  if (plan === null || step === undefined) return [...path];
  if (typeof step === 'number') return [step, ...toWirePath(plan.items, rest)];
  const field = plan.objects.map(({ byName }) => byName.get(String(step))).find(Boolean);
  if (!field) return [step, ...toWirePath(plan.values, rest)];
  return [field.wireNames[0] ?? step, ...toWirePath(field.plan, rest)];
};
