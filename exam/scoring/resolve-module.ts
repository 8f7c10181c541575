import { resolveRoute, type BoundSection } from '../blueprint/index.ts';
import { scoreSet, type ScoringInput } from './score.ts';

/**
 * The second module chosen by the answers to a section's router module, marked by machine alone: unscored questions are
 * left out, and answers that wait for a teacher earn nothing. Null for a section that does not adapt.
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
