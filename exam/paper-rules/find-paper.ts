import { findConflict } from './find-conflict.ts';
import { searchUnits } from './search-units.ts';
import type { PaperRules, PaperSearchResult, PaperUnit } from './types.ts';

/**
 * Finds units that meet all rules, the same for the same units, rules and seed; where there are none, the smallest set of
 * rules that contradict one another.
 */
export function findPaper(units: readonly PaperUnit[], rules: PaperRules, seed: string): PaperSearchResult {
  const ordered = units.toSorted((a, b) => a.id - b.id);
  const result = searchUnits(ordered, rules, seed);
  if (result.status === 'found') return { status: 'found', unitIds: result.units.map(({ id }) => id) };
  if (result.status === 'undecided') return { status: 'undecided' };
  return { status: 'conflict', rules: findConflict(ordered, rules) };
}
