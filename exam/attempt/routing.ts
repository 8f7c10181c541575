import type { Blueprint, BoundSection, RouterPoints } from '../blueprint/index.ts';
import type { AttemptState, Instant, RunningClock } from './types.ts';

const findRouterUnit = (state: AttemptState, { id, adaptive }: BoundSection) =>
  adaptive?.kind === 'two-stage' ? state.navigationUnits[`${id}/${adaptive.router}`] : undefined;

/** The section whose router module is closed and whose second module is not chosen yet, with the time of closing. */
export function findPendingRoute(
  state: AttemptState,
  { sections }: Blueprint,
): { section: BoundSection; since: Instant } | null {
  for (const section of sections) {
    const since = state.routes[section.id] ? null : findRouterUnit(state, section)?.closedAt;
    if (since !== null && since !== undefined) return { section, since };
  }
  return null;
}

/**
 * True once a section's router module was entered: the section then has a second module, even where the attempt ended
 * before the choice.
 */
export const isRouterEntered = (state: AttemptState, section: BoundSection): boolean =>
  findRouterUnit(state, section) !== undefined;

const addTime = (clock: RunningClock | undefined, milliseconds: number): RunningClock | undefined =>
  clock && { ...clock, addedMs: clock.addedMs + milliseconds };

/**
 * Chooses the second module of an adaptive section and continues; the module's clock starts on entry. The clocks of the
 * section and the exam stood still while the attempt waited, however long that took.
 */
export function chooseRoute(
  state: AttemptState,
  blueprint: Blueprint,
  route: { partId: string; router: RouterPoints; at: Instant },
): AttemptState {
  const waiting = findPendingRoute(state, blueprint);
  if (state.status !== 'routing' || !waiting) return state;
  const { section, since } = waiting;
  const wait = Math.max(0, route.at - since);
  const extendedClocks = ['exam', `section:${section.id}`].flatMap((key): [string, RunningClock][] => {
    const clock = addTime(state.clocks[key], wait);
    return clock ? [[key, clock]] : [];
  });
  // After the choice nothing before the boundary can be claimed any more.
  const floor = Math.max(since, state.claimedAt[state.writerEpoch] ?? 0);
  return {
    ...state,
    waits: [...(state.waits ?? []), { sectionId: section.id, from: since, until: since + wait }],
    status: 'running',
    claimedAt: { ...state.claimedAt, [state.writerEpoch]: floor },
    clocks: { ...state.clocks, ...Object.fromEntries(extendedClocks) },
    routes: { ...state.routes, [section.id]: route.partId },
    routerPoints: { ...state.routerPoints, [section.id]: route.router },
  };
}
