import { resolveRoute, type BoundSection } from '../blueprint/index.ts';
import { scoreSet, type ScoringInput } from './score.ts';

/**
 * The second module that the answers to a section's router lead to, marked by machine alone: what never counts is left
 * out, and what waits for a teacher, or is blank, earns nothing. Null for a section that does not route.
 */
export function resolveModule(section: BoundSection, input: ScoringInput): string | null {
  const { adaptive } = section;
  if (adaptive?.kind !== 'two-stage') return null;
  const router = section.parts.filter(({ id }) => id === adaptive.router);
  const scores = router
    .flatMap((part) => part.sets.flatMap((set) => scoreSet(set, { section, part }, input)))
    .filter(({ unscored }) => !unscored);
  return resolveRoute(section, {
    earned: scores.reduce((sum, { earned }) => sum + (earned ?? 0), 0),
    possible: scores.reduce((sum, { possible }) => sum + possible, 0),
  });
}
