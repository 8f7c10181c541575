import { breakBehind, isRouted, legsOf, type Blueprint, type BreakRule, type Leg } from '../blueprint/index.ts';
import { clocksOfLeg, clocksOnEntering, hardEnd, startClocks } from './clocks.ts';
import { arrivals, waitsSince } from './content.ts';
import { waitingForModule } from './routing.ts';
import type { AttemptState, AttemptWindow, Instant } from './types.ts';

/** Ends the whole attempt. */
export const closed = (state: AttemptState, at: Instant, by: 'student' | 'clock' | 'window'): AttemptState => ({
  ...state,
  status: 'closed',
  closedAt: at,
  closedBy: by,
});

/** True where the student may come and go through all sections. */
export const isFree = (leg: Leg): boolean => leg.section.navigation === 'exam';

/** The legs that are open now, in order. */
export const openLegs = (state: AttemptState, blueprint: Blueprint): readonly Leg[] =>
  legsOf(blueprint, state.routes).filter((leg) => state.legs[leg.id]?.closedAt === null);

/** Opens a leg: its clocks start, the position moves to it. */
export function enterLeg(state: AttemptState, blueprint: Blueprint, entering: { leg: Leg; at: Instant }): AttemptState {
  const { leg, at } = entering;
  const entered: AttemptState = {
    ...state,
    status: 'running',
    sectionId: leg.section.id,
    partId: leg.parts[0]?.id ?? null,
    questionId: null,
    questionEnteredAt: null,
    legs: { ...state.legs, [leg.id]: { enteredAt: at, closedAt: null, closedBy: null } },
  };
  return startClocks(entered, clocksOnEntering(blueprint, leg), at);
}

const breakAfter = (state: AttemptState, blueprint: Blueprint, { leg, next }: { leg: Leg; next: Leg }): boolean => {
  if (next.section.id === leg.section.id || state.breaksDone.includes(leg.section.id)) return false;
  return breakBehind(blueprint, leg.section) !== null;
};

const atOnce = (leg: Leg, next: Leg): boolean =>
  next.section.id === leg.section.id ? !isRouted(next.section) : next.section.enters === 'atOnce';

/** What follows when a leg is closed: a break, a module to be chosen, the next leg at once, or waiting for the student. */
export function moveOn(
  state: AttemptState,
  blueprint: Blueprint,
  { leg, at }: { leg: Leg; at: Instant },
): AttemptState {
  if (isRouted(leg.section) && !state.routes[leg.section.id]) return { ...state, status: 'routing' };
  const legs = legsOf(blueprint, state.routes);
  const next = legs.slice(legs.findIndex((one) => one.id === leg.id) + 1).find((one) => !state.legs[one.id]);
  if (!next) return state;
  if (breakAfter(state, blueprint, { leg, next })) {
    return { ...state, status: 'break', breakAfter: leg.section.id, breakStartedAt: at };
  }
  return atOnce(leg, next) ? enterLeg(state, blueprint, { leg: next, at }) : state;
}

/** Closes one leg and moves on. */
export function closeLeg(
  state: AttemptState,
  blueprint: Blueprint,
  closing: { leg: Leg; at: Instant; by: 'student' | 'clock' },
): AttemptState {
  const { leg, at, by } = closing;
  const before = state.legs[leg.id];
  if (!before || before.closedAt !== null) return state;
  const legs = { ...state.legs, [leg.id]: { ...before, closedAt: at, closedBy: by } };
  return moveOn({ ...state, legs }, blueprint, { leg, at });
}

/** Ends the break that is on; the next section starts by itself where the blueprint says so. */
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
  const leg = legsOf(blueprint, state.routes).findLast((one) => one.section.id === after);
  return leg ? moveOn(rested, blueprint, { leg, at }) : rested;
}

/** The break that is on: when its time is over, and how it ends then or before. */
export function currentBreak(
  state: AttemptState,
  blueprint: Blueprint,
): { until: Instant; endsEarly: boolean; ends: BreakRule['ends'] } | null {
  if (state.status !== 'break' || state.breakStartedAt === null) return null;
  const rule = blueprint.sections.find((section) => section.id === state.breakAfter)?.breakAfter;
  const until = state.breakStartedAt + (rule?.seconds ?? 0) * 1000;
  return { until, endsEarly: rule?.endsEarly ?? true, ends: rule?.ends ?? 'atOnce' };
}

const breakTurns = (state: AttemptState, blueprint: Blueprint): Turn[] => {
  const rest = currentBreak(state, blueprint);
  if (rest?.ends !== 'atOnce') return [];
  return [{ at: rest.until, take: (now) => endBreak(now, blueprint, rest.until) }];
};

type Turn = { at: Instant; take(state: AttemptState): AttemptState };

/** While a module is chosen or content is on its way the clock of the whole stands still, unless it was over before. */
const wholeEnd = (state: AttemptState, blueprint: Blueprint): Instant | null => {
  const end = hardEnd(state, blueprint.clock ? [{ key: 'exam', rule: blueprint.clock }] : []);
  const since = state.status === 'routing' ? waitingForModule(state, blueprint)?.since : waitsSince(state, blueprint);
  return end !== null && since !== undefined && since !== null && end > since ? null : end;
};

function legTurn(state: AttemptState, blueprint: Blueprint, leg: Leg): Turn[] {
  const at = hardEnd(state, clocksOfLeg(blueprint, leg));
  if (at === null) return [];
  const take = (now: AttemptState): AttemptState => {
    const after = closeLeg(now, blueprint, { leg, at, by: 'clock' });
    const over = legsOf(blueprint, after.routes).every((one) => (after.legs[one.id]?.closedAt ?? null) !== null);
    return over && after.status === 'running' ? closed(after, at, 'clock') : after;
  };
  return [{ at, take }];
}

/** What was given and took too long to arrive begins by itself. */
const arrivalTurns = (state: AttemptState, blueprint: Blueprint): Turn[] =>
  state.status === 'running'
    ? arrivals(state, blueprint).map(({ leg, at }) => ({ at, take: (now) => enterLeg(now, blueprint, { leg, at }) }))
    : [];

/** What happens by itself next, in the order in which the same instant takes it: breaks and legs, the exam, the window. */
function nextTurn(state: AttemptState, blueprint: Blueprint, window: AttemptWindow): Turn | undefined {
  const whole = wholeEnd(state, blueprint);
  const turns: Turn[] = [
    ...breakTurns(state, blueprint),
    ...openLegs(state, blueprint).flatMap((leg) => legTurn(state, blueprint, leg)),
    ...arrivalTurns(state, blueprint),
    ...(whole === null ? [] : [{ at: whole, take: (now: AttemptState) => closed(now, whole, 'clock') }]),
    { at: window.closesAt, take: (now: AttemptState) => closed(now, window.closesAt, 'window') },
  ];
  return turns.toSorted((a, b) => a.at - b.at)[0];
}

/** An attempt that was closed, open again where it stood: on its break, waiting for its module, or running. */
export function unclosed(state: AttemptState, blueprint: Blueprint): AttemptState {
  const waits = waitingForModule(state, blueprint) !== null;
  const status = state.breakAfter ? 'break' : waits ? 'routing' : 'running';
  const { handedInAt: _, ...open } = state;
  return { ...open, status, closedAt: null, closedBy: null };
}

/** A window that has moved opens again what it had closed, but for what its student has handed in since. */
const reopenedByWindow = (state: AttemptState, blueprint: Blueprint, window: AttemptWindow): AttemptState =>
  state.closedBy === 'window' && state.handedInAt === undefined && window.closesAt > (state.closedAt ?? 0)
    ? unclosed(state, blueprint)
    : state;

/**
 * The attempt as the clocks have left it at an instant: sections that ran out are closed and moved on from, breaks that end by
 * themselves are over, a window that has passed closes the whole. The instant of an end itself is outside.
 */
export function settled(
  state: AttemptState,
  blueprint: Blueprint,
  to: { at: Instant; window: AttemptWindow },
): AttemptState {
  let it = reopenedByWindow(state, blueprint, to.window);
  while (it.status !== 'fresh' && it.status !== 'closed') {
    const turn = nextTurn(it, blueprint, to.window);
    if (!turn || turn.at > to.at) return it;
    it = turn.take(it);
  }
  return it;
}
