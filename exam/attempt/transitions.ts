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
export const isFreelyNavigable = (unit: NavigationUnit): boolean => unit.section.navigation === 'exam';

/** The open units, in order. */
export const listOpenUnits = (state: AttemptState, blueprint: Blueprint): readonly NavigationUnit[] =>
  listNavigationUnits(blueprint, state.routes).filter((unit) => state.navigationUnits[unit.id]?.closedAt === null);

/** Enters a unit: its clocks start and the position moves to it. */
export function enterUnit(
  state: AttemptState,
  blueprint: Blueprint,
  entering: { unit: NavigationUnit; at: Instant },
): AttemptState {
  const { unit, at } = entering;
  const entered: AttemptState = {
    ...state,
    status: 'running',
    sectionId: unit.section.id,
    partId: unit.parts[0]?.id ?? null,
    questionId: null,
    questionEnteredAt: null,
    navigationUnits: { ...state.navigationUnits, [unit.id]: { enteredAt: at, closedAt: null, closedBy: null } },
  };
  return startClocks(entered, clocksStartedOnEntry(blueprint, unit), at);
}

const hasBreakAfter = (
  state: AttemptState,
  blueprint: Blueprint,
  { unit, next }: { unit: NavigationUnit; next: NavigationUnit },
): boolean => {
  if (next.section.id === unit.section.id || state.breaksDone.includes(unit.section.id)) return false;
  return findBreakAfter(blueprint, unit.section) !== null;
};

const startsImmediately = (unit: NavigationUnit, next: NavigationUnit): boolean =>
  next.section.id === unit.section.id ? !isRouted(next.section) : next.section.enters === 'atOnce';

/** Continues after a closed unit: with a break, routing, the next unit at once, or waiting for the student. */
export function continueAfterUnit(
  state: AttemptState,
  blueprint: Blueprint,
  { unit, at }: { unit: NavigationUnit; at: Instant },
): AttemptState {
  if (isRouted(unit.section) && !state.routes[unit.section.id]) return { ...state, status: 'routing' };
  const units = listNavigationUnits(blueprint, state.routes);
  const next = units
    .slice(units.findIndex((candidate) => candidate.id === unit.id) + 1)
    .find((candidate) => !state.navigationUnits[candidate.id]);
  if (!next) return state;
  if (hasBreakAfter(state, blueprint, { unit, next })) {
    return { ...state, status: 'break', breakAfter: unit.section.id, breakStartedAt: at };
  }
  return startsImmediately(unit, next) ? enterUnit(state, blueprint, { unit: next, at }) : state;
}

/** Closes a unit and continues after it. */
export function closeUnit(
  state: AttemptState,
  blueprint: Blueprint,
  closing: { unit: NavigationUnit; at: Instant; by: 'student' | 'clock' },
): AttemptState {
  const { unit, at, by } = closing;
  const before = state.navigationUnits[unit.id];
  if (!before || before.closedAt !== null) return state;
  const navigationUnits = { ...state.navigationUnits, [unit.id]: { ...before, closedAt: at, closedBy: by } };
  return continueAfterUnit({ ...state, navigationUnits }, blueprint, { unit, at });
}

/** Ends the current break; the next section starts automatically where the blueprint says so. */
export function endBreak(state: AttemptState, blueprint: Blueprint, at: Instant): AttemptState {
  const after = state.breakAfter;
  if (state.status !== 'break' || !after) return state;
  const restingState: AttemptState = {
    ...state,
    status: 'running',
    breakAfter: null,
    breakStartedAt: null,
    breaksDone: [...state.breaksDone, after],
  };
  const unit = listNavigationUnits(blueprint, state.routes).findLast((candidate) => candidate.section.id === after);
  return unit ? continueAfterUnit(restingState, blueprint, { unit, at }) : restingState;
}

/** The current break: when its time is over, from when the student may end it, and how it ends. */
export function currentBreak(
  state: AttemptState,
  blueprint: Blueprint,
): { until: Instant; endableFrom: Instant; ends: BreakRule['ends'] } | null {
  if (state.status !== 'break' || state.breakStartedAt === null) return null;
  const rule = blueprint.sections.find((section) => section.id === state.breakAfter)?.breakAfter;
  const until = state.breakStartedAt + (rule?.seconds ?? 0) * 1000;
  const leastMs = (rule?.endsEarly ?? true) ? 0 : (rule?.leastSeconds ?? rule?.seconds ?? 0) * 1000;
  return { until, endableFrom: state.breakStartedAt + leastMs, ends: rule?.ends ?? 'atOnce' };
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

function listUnitTransitions(state: AttemptState, blueprint: Blueprint, unit: NavigationUnit): Transition[] {
  const at = findHardEnd(state, clocksForUnit(blueprint, unit));
  if (at === null) return [];
  const take = (now: AttemptState): AttemptState => {
    const after = closeUnit(now, blueprint, { unit, at, by: 'clock' });
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
    ? listAutomaticEntries(state, blueprint).map(({ unit, at }) => ({
        at,
        take: (now) => enterUnit(now, blueprint, { unit, at }),
      }))
    : [];

/** The next automatic transition. At the same instant the order is: breaks and units, the exam, the window. */
function findNextTransition(state: AttemptState, blueprint: Blueprint, window: AttemptWindow): Transition | undefined {
  const examEnd = findExamEnd(state, blueprint);
  const turns: Transition[] = [
    ...listBreakTransitions(state, blueprint),
    ...listOpenUnits(state, blueprint).flatMap((unit) => listUnitTransitions(state, blueprint, unit)),
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
