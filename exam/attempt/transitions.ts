import {
  findBreakAfter,
  isRouted,
  listNavigationUnits,
  type Blueprint,
  type BreakRule,
  type NavigationUnit,
} from '../blueprint/index.ts';
import { clocksForUnit, clocksStartedOnEntry, findHardEnd, startClocks } from './clocks.ts';
import { listAutomaticEntries, findWaitStart } from './content.ts';
import { findPendingRoute } from './routing.ts';
import type { AttemptState, AttemptWindow, Instant } from './types.ts';

export const closeAttempt = (state: AttemptState, at: Instant, by: 'student' | 'clock' | 'window'): AttemptState => ({
  ...state,
  status: 'closed',
  closedAt: at,
  closedBy: by,
});

/** True where the student may move freely between all sections. */
export const isFreelyNavigable = (leg: NavigationUnit): boolean => leg.section.navigation === 'exam';

/** The open units, in order. */
export const listOpenUnits = (state: AttemptState, blueprint: Blueprint): readonly NavigationUnit[] =>
  listNavigationUnits(blueprint, state.routes).filter((leg) => state.navigationUnits[leg.id]?.closedAt === null);

/** Enters a unit: its clocks start and the position moves to it. */
export function enterUnit(
  state: AttemptState,
  blueprint: Blueprint,
  entering: { leg: NavigationUnit; at: Instant },
): AttemptState {
  const { leg, at } = entering;
  const entered: AttemptState = {
    ...state,
    status: 'running',
    sectionId: leg.section.id,
    partId: leg.parts[0]?.id ?? null,
    questionId: null,
    questionEnteredAt: null,
    navigationUnits: { ...state.navigationUnits, [leg.id]: { enteredAt: at, closedAt: null, closedBy: null } },
  };
  return startClocks(entered, clocksStartedOnEntry(blueprint, leg), at);
}

const hasBreakAfter = (
  state: AttemptState,
  blueprint: Blueprint,
  { leg, next }: { leg: NavigationUnit; next: NavigationUnit },
): boolean => {
  if (next.section.id === leg.section.id || state.breaksDone.includes(leg.section.id)) return false;
  return findBreakAfter(blueprint, leg.section) !== null;
};

const startsImmediately = (leg: NavigationUnit, next: NavigationUnit): boolean =>
  next.section.id === leg.section.id ? !isRouted(next.section) : next.section.enters === 'atOnce';

/** Continues after a closed unit: with a break, routing, the next unit at once, or waiting for the student. */
export function continueAfterUnit(
  state: AttemptState,
  blueprint: Blueprint,
  { leg, at }: { leg: NavigationUnit; at: Instant },
): AttemptState {
  if (isRouted(leg.section) && !state.routes[leg.section.id]) return { ...state, status: 'routing' };
  const legs = listNavigationUnits(blueprint, state.routes);
  const next = legs
    .slice(legs.findIndex((candidate) => candidate.id === leg.id) + 1)
    .find((candidate) => !state.navigationUnits[candidate.id]);
  if (!next) return state;
  if (hasBreakAfter(state, blueprint, { leg, next })) {
    return { ...state, status: 'break', breakAfter: leg.section.id, breakStartedAt: at };
  }
  return startsImmediately(leg, next) ? enterUnit(state, blueprint, { leg: next, at }) : state;
}

/** Closes a unit and continues after it. */
export function closeUnit(
  state: AttemptState,
  blueprint: Blueprint,
  closing: { leg: NavigationUnit; at: Instant; by: 'student' | 'clock' },
): AttemptState {
  const { leg, at, by } = closing;
  const before = state.navigationUnits[leg.id];
  if (!before || before.closedAt !== null) return state;
  const legs = { ...state.navigationUnits, [leg.id]: { ...before, closedAt: at, closedBy: by } };
  return continueAfterUnit({ ...state, navigationUnits: legs }, blueprint, { leg, at });
}

/** Ends the current break; the next section starts automatically where the blueprint says so. */
export function endBreak(state: AttemptState, blueprint: Blueprint, at: Instant): AttemptState {
  const after = state.breakAfter;
  if (state.status !== 'break' || !after) return state;
  const rested: AttemptState = {
    ...state,
    status: 'running',
    breakAfter: null,
    breakStartedAt: null,
    breaksDone: [...state.breaksDone, after],
  };
  const leg = listNavigationUnits(blueprint, state.routes).findLast((candidate) => candidate.section.id === after);
  return leg ? continueAfterUnit(rested, blueprint, { leg, at }) : rested;
}

/** The current break: when its time is over, and how it ends. */
export function currentBreak(
  state: AttemptState,
  blueprint: Blueprint,
): { until: Instant; endsEarly: boolean; ends: BreakRule['ends'] } | null {
  if (state.status !== 'break' || state.breakStartedAt === null) return null;
  const rule = blueprint.sections.find((section) => section.id === state.breakAfter)?.breakAfter;
  const until = state.breakStartedAt + (rule?.seconds ?? 0) * 1000;
  return { until, endsEarly: rule?.endsEarly ?? true, ends: rule?.ends ?? 'atOnce' };
}

const listBreakTransitions = (state: AttemptState, blueprint: Blueprint): Transition[] => {
  const rest = currentBreak(state, blueprint);
  if (rest?.ends !== 'atOnce') return [];
  return [{ at: rest.until, take: (now) => endBreak(now, blueprint, rest.until) }];
};

type Transition = { at: Instant; take(state: AttemptState): AttemptState };

/** The exam clock stands still while a module is chosen or content is delivered, unless it had ended before. */
const findExamEnd = (state: AttemptState, blueprint: Blueprint): Instant | null => {
  const end = findHardEnd(state, blueprint.clock ? [{ key: 'exam', rule: blueprint.clock }] : []);
  const since =
    state.status === 'routing' ? findPendingRoute(state, blueprint)?.since : findWaitStart(state, blueprint);
  return end !== null && since !== undefined && since !== null && end > since ? null : end;
};

function listUnitTransitions(state: AttemptState, blueprint: Blueprint, leg: NavigationUnit): Transition[] {
  const at = findHardEnd(state, clocksForUnit(blueprint, leg));
  if (at === null) return [];
  const take = (now: AttemptState): AttemptState => {
    const after = closeUnit(now, blueprint, { leg, at, by: 'clock' });
    const over = listNavigationUnits(blueprint, after.routes).every(
      (candidate) => (after.navigationUnits[candidate.id]?.closedAt ?? null) !== null,
    );
    return over && after.status === 'running' ? closeAttempt(after, at, 'clock') : after;
  };
  return [{ at, take }];
}

/** Units whose content took too long to arrive start automatically. */
const listEntryTransitions = (state: AttemptState, blueprint: Blueprint): Transition[] =>
  state.status === 'running'
    ? listAutomaticEntries(state, blueprint).map(({ leg, at }) => ({
        at,
        take: (now) => enterUnit(now, blueprint, { leg, at }),
      }))
    : [];

/** The next automatic transition. At the same instant the order is: breaks and units, the exam, the window. */
function findNextTransition(state: AttemptState, blueprint: Blueprint, window: AttemptWindow): Transition | undefined {
  const examEnd = findExamEnd(state, blueprint);
  const turns: Transition[] = [
    ...listBreakTransitions(state, blueprint),
    ...listOpenUnits(state, blueprint).flatMap((leg) => listUnitTransitions(state, blueprint, leg)),
    ...listEntryTransitions(state, blueprint),
    ...(examEnd === null ? [] : [{ at: examEnd, take: (now: AttemptState) => closeAttempt(now, examEnd, 'clock') }]),
    { at: window.closesAt, take: (now: AttemptState) => closeAttempt(now, window.closesAt, 'window') },
  ];
  return turns.toSorted((a, b) => a.at - b.at)[0];
}

/** Reopens a closed attempt in the state it was in: on a break, waiting for its module, or running. */
export function reopenAttempt(state: AttemptState, blueprint: Blueprint): AttemptState {
  const waits = findPendingRoute(state, blueprint) !== null;
  const status = state.breakAfter ? 'break' : waits ? 'routing' : 'running';
  const { submittedAt: _, ...open } = state;
  return { ...open, status, closedAt: null, closedBy: null };
}

/** A window that was extended reopens an attempt that it had closed, unless the student has submitted since. */
const reopenForMovedWindow = (state: AttemptState, blueprint: Blueprint, window: AttemptWindow): AttemptState =>
  state.closedBy === 'window' && state.submittedAt === undefined && window.closesAt > (state.closedAt ?? 0)
    ? reopenAttempt(state, blueprint)
    : state;

/**
 * The attempt as its clocks leave it at an instant: sections that ran out are closed, automatic breaks are over, and a
 * window that has passed closes the attempt. An end is exclusive: at that very instant the time is over.
 */
export function applyElapsedTime(
  state: AttemptState,
  blueprint: Blueprint,
  to: { at: Instant; window: AttemptWindow },
): AttemptState {
  let current = reopenForMovedWindow(state, blueprint, to.window);
  while (current.status !== 'fresh' && current.status !== 'closed') {
    const turn = findNextTransition(current, blueprint, to.window);
    if (!turn || turn.at > to.at) return current;
    current = turn.take(current);
  }
  return current;
}
