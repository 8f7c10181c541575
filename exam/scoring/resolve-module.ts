import { resolveRoute, type BoundSection, type RouterPoints } from '../blueprint/index.ts';
import { scoreSet, type ScoringInput } from './score.ts';

/** The second module that a router module leads to, and the points that led there. */
export interface ChosenModule {
  partId: string;
  router: RouterPoints;
}

/**
 * The second module chosen by the answers to a section's router module, marked by machine alone: unscored questions are
 * left out, and answers that wait for a teacher earn nothing. Null for a section that does not adapt.
 */
export function resolveModule(section: BoundSection, input: ScoringInput): ChosenModule | null {
  const { adaptive } = section;
  if (adaptive?.kind !== 'two-stage') return null;
  const parts = section.parts.filter(({ id }) => id === adaptive.router);
  const scores = parts
    .flatMap((part) => part.sets.flatMap((set) => scoreSet(set, { section, part }, input)))
    .filter(({ unscored }) => !unscored);
  const router = {
    earned: scores.reduce((sum, { earned }) => sum + (earned ?? 0), 0),
    possible: scores.reduce((sum, { possible }) => sum + possible, 0),
  };
  const partId = resolveRoute(section, router);
  return partId === null ? null : { partId, router };
}
