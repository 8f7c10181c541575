import { endOf, lengthened } from './clocks.ts';
import { closed, settled, unclosed } from './flow.ts';
import { applied, kept, refused, type Scene } from './scene.ts';
import type { Advanced, AttemptState, LegState } from './types.ts';

/** Begins the attempt; no clock runs before the first section is entered. */
export function start(state: AttemptState, scene: Scene): Advanced {
  if (state.status !== 'fresh') return kept(state, 'alreadyDone');
  if (scene.claimedAt < scene.window.opensAt) return kept(state, 'notOpen');
  if (scene.claimedAt > scene.window.closesAt) return kept(state, 'late');
  return applied({ ...state, status: 'running', startedAt: scene.claimedAt });
}

/** Hands the attempt in. */
export function submit(state: AttemptState, scene: Scene): Advanced {
  if (state.status === 'fresh') return kept(state, 'notStarted');
  if (state.status === 'closed') return kept(state, 'alreadyDone');
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
  const received = over.closedAt === null || scene.now <= over.closedAt + scene.window.graceSeconds * 1000;
  return received ? refused(state, 'notLate') : applied(over);
}

const latestLeg = (state: AttemptState): [string, LegState] | undefined =>
  Object.entries(state.legs).toSorted(([, a], [, b]) => b.enteredAt - a.enteredAt)[0];

/** The leg that the clock closed last, open again. */
function openLatest(state: AttemptState): AttemptState {
  const [id, leg] = latestLeg(state) ?? [];
  if (!id || !leg || leg.closedBy !== 'clock') return state;
  return { ...state, legs: { ...state.legs, [id]: { ...leg, closedAt: null, closedBy: null } } };
}

const isRunningIn = (state: AttemptState, key: string): boolean => {
  if (key === 'exam') return true;
  const [scope, id = ''] = key.split(/:(.*)/s);
  if (scope === 'section') return Object.entries(state.legs).some(([leg, it]) => isOf(leg, id) && it.closedAt === null);
  return scope === 'part' ? state.legs[id]?.closedAt === null : Number(id) === state.questionId;
};

const isOf = (legId: string, sectionId: string): boolean => legId === sectionId || legId.startsWith(`${sectionId}/`);

/** Changes every clock that runs now. */
const withClocks = (
  state: AttemptState,
  change: (clock: AttemptState['clocks'][string]) => AttemptState['clocks'][string],
): AttemptState => ({
  ...state,
  clocks: Object.fromEntries(
    Object.entries(state.clocks).map(([key, clock]) => [key, isRunningIn(state, key) ? change(clock) : clock]),
  ),
});

/** Opens an attempt again: with the seconds said, or with what was left when it closed. */
export function reopen(state: AttemptState, scene: Scene, seconds: number | null): Advanced {
  const over = settled(state, scene.blueprint, { at: scene.now, window: scene.window });
  if (over.status !== 'closed' || over.closedAt === null) return refused(state, 'notLate');
  const closedAt = over.closedAt;
  const open = openLatest(unclosed(over, scene.blueprint));
  const away = scene.now - closedAt;
  return applied(
    withClocks(open, (clock) => {
      const shift = seconds === null ? away : scene.now + seconds * 1000 - endOf(clock);
      return { ...clock, addedMs: clock.addedMs + shift, stoppedUntil: null };
    }),
  );
}

/**
 * Gives more time. The window comes with the call; here the clocks move: those that run, or the next one where none does.
 * An attempt that a clock had closed is open again.
 */
export function extend(state: AttemptState, scene: Scene, seconds: number): Advanced {
  if (state.closedBy === 'student') return applied(state);
  const open = state.status === 'closed' ? openLatest(unclosed(state, scene.blueprint)) : state;
  const running = Object.keys(open.clocks).some((key) => isRunningIn(open, key));
  if (!running) return applied({ ...open, extraSeconds: open.extraSeconds + seconds });
  return applied(withClocks(open, (clock) => lengthened(clock, seconds, scene.now)));
}
