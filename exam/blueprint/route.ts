import type { BoundSection } from './bound-blueprint.ts';

/** The second module for a router's result, in scored hundredths; null for a section that does not adapt. */
export function resolveRoute(section: BoundSection, router: { earned: number; possible: number }): string | null {
  if (section.adaptive?.kind !== 'two-stage') return null;
  const percent = router.possible > 0 ? (router.earned / router.possible) * 100 : 0;
  const reached = section.adaptive.routes.find((route) => percent >= route.atLeastPercent);
  return (reached ?? section.adaptive.routes.at(-1))?.part ?? null;
}
