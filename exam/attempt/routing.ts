import type { Blueprint, BoundSection } from '../blueprint/index.ts';
import type { AttemptState, Instant, RunningClock } from './types.ts';

const routerLeg = (state: AttemptState, { id, adaptive }: BoundSection) =>
  adaptive?.kind === 'two-stage' ? state.legs[`${id}/${adaptive.router}`] : undefined;

/** The section whose router is closed and whose second module nobody has chosen yet, with the moment of the closing. */
export function waitingForModule(
  state: AttemptState,
  { sections }: Blueprint,
): { section: BoundSection; since: Instant } | null {
  for (const section of sections) {
    const since = state.routes[section.id] ? null : routerLeg(state, section)?.closedAt;
    if (since !== null && since !== undefined) return { section, since };
  }
  return null;
}

/** True once a section's router was entered: it has a second module then, even where the end came before the choice. */
export const isRouterMet = (state: AttemptState, section: BoundSection): boolean =>
  routerLeg(state, section) !== undefined;

const later = (clock: RunningClock | undefined, milliseconds: number): RunningClock | undefined =>
  clock && { ...clock, addedMs: clock.addedMs + milliseconds };

/**
 * The second module of an adaptive section is chosen: the attempt goes on; the module's clock starts when it is entered.
 * Clocks of the section and of the whole stood still while the attempt waited, however long the network was away.
 */
export function chooseRoute(
  state: AttemptState,
  blueprint: Blueprint,
  route: { partId: string; at: Instant },
): AttemptState {
  const waiting = waitingForModule(state, blueprint);
  if (state.status !== 'routing' || !waiting) return state;
  const { section, since } = waiting;
  const wait = Math.max(0, route.at - since);
  const held = ['exam', `section:${section.id}`].flatMap((key): [string, RunningClock][] => {
    const clock = later(state.clocks[key], wait);
    return clock ? [[key, clock]] : [];
  });
  // Whoever goes on to the second module says nothing more of before its border.
  const floor = Math.max(since, state.claimedAt[state.holder] ?? 0);
  return {
    ...state,
    waits: [...(state.waits ?? []), { sectionId: section.id, from: since, until: since + wait }],
    status: 'running',
    claimedAt: { ...state.claimedAt, [state.holder]: floor },
    clocks: { ...state.clocks, ...Object.fromEntries(held) },
    routes: { ...state.routes, [section.id]: route.partId },
  };
}
