import type { GivenItem } from '../work/families.ts';

/**
 * What is said of those over the deadline with work left: they are late while they can still hand in, and afterwards have
 * not handed in. A test closes at its deadline; null where there is nobody.
 */
export const lateWord = ({
  status,
  kind,
  late,
}: Pick<GivenItem, 'status' | 'kind' | 'late'>): 'latePeople' | 'neverHanded' | null => {
  if (late === 0) return null;
  return status === 'delay' && kind !== 'test' ? 'latePeople' : 'neverHanded';
};
