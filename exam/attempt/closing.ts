import { clocksOfLeg, clocksOfQuestion, endOf, isLong, lengthened } from './clocks.ts';
import { closed, openLegs, settled, unclosed } from './flow.ts';
import { applied, kept, placeIn, refused, type Scene } from './scene.ts';
import type { Advanced, AttemptState, Instant, LegState, RunningClock } from './types.ts';

/** Begins the attempt; no clock runs before the first section is entered. */
export function start(state: AttemptState, scene: Scene): Advanced {
  if (state.status !== 'fresh') return kept(state, 'alreadyDone');
  if (scene.claimedAt < scene.window.opensAt) return kept(state, 'notOpen');
  if (scene.claimedAt >= scene.window.closesAt) return kept(state, 'late');
  return applied({ ...state, status: 'running', startedAt: scene.claimedAt });
}

/** Hands the attempt in; where a clock had ended it already, the student's word still makes it final. */
export function submit(state: AttemptState, scene: Scene): Advanced {
  if (state.status === 'fresh') return kept(state, 'notStarted');
  if (state.closedBy === 'student') return kept(state, 'alreadyDone');
  if (state.status === 'closed') return kept({ handedInAt: scene.claimedAt, ...state }, 'alreadyDone');
  return applied(closed(state, scene.claimedAt, 'student'));
}

/** Another browser goes on; what the one before has not sent waits there and can be rebased. */
export function takeOver(state: AttemptState, holder: number): Advanced {
  if (holder <= state.holder) return refused(state, 'alreadyDone');
  const holderEndedAt = { ...state.holderEndedAt, [state.holder]: state.ack };
  return applied({ ...state, holder, holderEndedAt });
}

/** Writes down a closing by clock or window, once nothing can be received any more. */
export function expire(state: AttemptState, scene: Scene): Advanced {
  if (state.status === 'closed') return kept(state, 'alreadyDone');
  const over = settled(state, scene.blueprint, { at: scene.now, window: scene.window });
  const isReceiving = over.closedAt === null || scene.now < over.closedAt + scene.window.graceSeconds * 1000;
  return isReceiving ? refused(state, 'notLate') : applied(over);
}

const latestLeg = (state: AttemptState): [string, LegState] | undefined =>
  Object.entries(state.legs).toSorted(([, a], [, b]) => b.enteredAt - a.enteredAt)[0];

/** The leg that the clock closed last, open again. */
function openLatest(state: AttemptState): AttemptState {
  const [id, leg] = latestLeg(state) ?? [];
  if (!id || !leg || leg.closedBy !== 'clock') return state;
  return { ...state, legs: { ...state.legs, [id]: { ...leg, closedAt: null, closedBy: null } } };
}

/** Keys of the clocks that run now: of the exam, of what is open, and of the set and question where the student is. */
function runningKeys(state: AttemptState, scene: Scene): readonly string[] {
  const legs = openLegs(state, scene.blueprint).flatMap((leg) => clocksOfLeg(scene.blueprint, leg));
  const here = state.questionId === null ? undefined : placeIn(scene, state.questionId);
  const own = here ? clocksOfQuestion(here).map(({ key }) => key) : [];
  const windows = here ? ['read', 'prep', 'response'].map((phase) => `${phase}:${here.question.id}`) : [];
  const keys = ['exam', ...legs.map(({ key }) => key), ...own, ...windows];
  return [...new Set(keys)].filter((key) => state.clocks[key]);
}

const withClocks = (
  state: AttemptState,
  keys: readonly string[],
  change: (clock: RunningClock) => RunningClock,
): AttemptState => ({
  ...state,
  clocks: Object.fromEntries(
    Object.entries(state.clocks).map(([key, clock]) => [key, keys.includes(key) ? change(clock) : clock]),
  ),
});

const endsIn =
  (at: Instant) =>
  (clock: RunningClock): RunningClock => ({ ...clock, addedMs: clock.addedMs + at - endOf(clock), stoppedUntil: null });

/** Opens an attempt again: with the seconds said on its clocks, or with what was left when it closed. */
export function reopen(state: AttemptState, scene: Scene, seconds: number | null): Advanced {
  const over = settled(state, scene.blueprint, { at: scene.now, window: scene.window });
  if (over.status !== 'closed' || over.closedAt === null) return refused(state, 'notLate');
  const away = scene.now - over.closedAt;
  const open = openLatest(unclosed(over, scene.blueprint));
  const keys = runningKeys(open, scene);
  const shifted = withClocks(open, keys, (clock) => ({ ...clock, addedMs: clock.addedMs + away, stoppedUntil: null }));
  if (seconds === null) return applied(shifted);
  return applied(withClocks(shifted, keys.filter(isLong), endsIn(scene.now + seconds * 1000)));
}

/**
 * Gives more time. The window comes with the call; here the clocks move: those that run, or the next one where none does.
 * An attempt that a clock had closed is open again; one that was handed in stays handed in.
 */
export function extend(state: AttemptState, scene: Scene, seconds: number): Advanced {
  if (state.closedBy === 'student') return applied(state);
  const open = state.status === 'closed' ? openLatest(unclosed(state, scene.blueprint)) : state;
  const keys = runningKeys(open, scene).filter(isLong);
  if (keys.length === 0) return applied({ ...open, extraSeconds: open.extraSeconds + seconds });
  return applied(withClocks(open, keys, (clock) => lengthened(clock, seconds, scene.now)));
}
