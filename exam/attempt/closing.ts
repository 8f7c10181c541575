import { clocksForUnit, clocksForQuestion, getClockEnd, isExtendable, extendClock } from './clocks.ts';
import { closeAttempt, listOpenUnits, applyElapsedTime, reopenAttempt } from './transitions.ts';
import { appliedResult, rejectedResult, findQuestion, invalidResult, type StepContext } from './step-context.ts';
import { joinOldEpochs } from './writer-epochs.ts';
import type { AdvanceResult, AttemptState, Instant, NavigationUnitState, RunningClock } from './types.ts';

/** Starts the attempt; no clock runs before the first section is entered. */
export function applyStart(state: AttemptState, scene: StepContext): AdvanceResult {
  if (state.status !== 'fresh') return rejectedResult(state, 'alreadyDone');
  if (scene.claimedAt < scene.window.opensAt) return rejectedResult(state, 'notOpen');
  if (scene.claimedAt >= scene.window.closesAt) return rejectedResult(state, 'late');
  return appliedResult({ ...state, status: 'running', startedAt: scene.claimedAt });
}

/** Submits the attempt; where a clock had already ended it, the submission still makes it final. */
export function applySubmit(state: AttemptState, scene: StepContext): AdvanceResult {
  if (state.status === 'fresh') return rejectedResult(state, 'notStarted');
  if (state.closedBy === 'student') return rejectedResult(state, 'alreadyDone');
  if (state.status === 'closed') return rejectedResult({ submittedAt: scene.claimedAt, ...state }, 'alreadyDone');
  return appliedResult(closeAttempt(state, scene.claimedAt, 'student'));
}

/** Another browser takes over; unsent events of the previous one stay there and can be rebased. */
export function applyTakeover(state: AttemptState, writerEpoch: number): AdvanceResult {
  if (writerEpoch <= state.writerEpoch) return invalidResult(state, 'alreadyDone');
  const lastSeqByWriterEpoch = { ...state.lastSeqByWriterEpoch, [state.writerEpoch]: state.ack };
  return appliedResult(joinOldEpochs({ ...state, writerEpoch, lastSeqByWriterEpoch }));
}

/** Records that a clock or the window closed the attempt, once nothing can be received any more. */
export function applyExpiry(state: AttemptState, scene: StepContext): AdvanceResult {
  if (state.status === 'closed') return rejectedResult(state, 'alreadyDone');
  const over = applyElapsedTime(state, scene.blueprint, { at: scene.now, window: scene.window });
  const isReceiving = over.closedAt === null || scene.now < over.closedAt + scene.window.graceSeconds * 1000;
  return isReceiving ? invalidResult(state, 'notLate') : appliedResult(over);
}

const findLatestUnit = (state: AttemptState): [string, NavigationUnitState] | undefined =>
  Object.entries(state.navigationUnits).toSorted(([, a], [, b]) => b.enteredAt - a.enteredAt)[0];

/** Reopens the unit that the clock closed last. */
function reopenLatestUnit(state: AttemptState): AttemptState {
  const [id, unitState] = findLatestUnit(state) ?? [];
  if (!id || !unitState || unitState.closedBy !== 'clock') return state;
  return {
    ...state,
    navigationUnits: { ...state.navigationUnits, [id]: { ...unitState, closedAt: null, closedBy: null } },
  };
}

/** Keys of the clocks that run now: of the exam, of open units, and of the current set and question. */
function listRunningClockKeys(state: AttemptState, scene: StepContext): readonly string[] {
  const unitClocks = listOpenUnits(state, scene.blueprint).flatMap((unit) => clocksForUnit(scene.blueprint, unit));
  const here = state.questionId === null ? undefined : findQuestion(scene, state.questionId);
  const own = here ? clocksForQuestion(here).map(({ key }) => key) : [];
  const windows = here ? ['read', 'prep', 'response'].map((phase) => `${phase}:${here.question.id}`) : [];
  const keys = ['exam', ...unitClocks.map(({ key }) => key), ...own, ...windows];
  return [...new Set(keys)].filter((key) => state.clocks[key]);
}

const updateClocks = (
  state: AttemptState,
  keys: readonly string[],
  change: (clock: RunningClock) => RunningClock,
): AttemptState => ({
  ...state,
  clocks: Object.fromEntries(
    Object.entries(state.clocks).map(([key, clock]) => [key, keys.includes(key) ? change(clock) : clock]),
  ),
});

const setClockEnd =
  (at: Instant) =>
  (clock: RunningClock): RunningClock => ({
    ...clock,
    addedMs: clock.addedMs + at - getClockEnd(clock),
    stoppedUntil: null,
  });

/** Reopens an attempt: with the given seconds on its clocks, or with the time left when it closed (null). */
export function applyReopening(state: AttemptState, scene: StepContext, seconds: number | null): AdvanceResult {
  const over = applyElapsedTime(state, scene.blueprint, { at: scene.now, window: scene.window });
  if (over.status !== 'closed' || over.closedAt === null) return invalidResult(state, 'notLate');
  const away = scene.now - over.closedAt;
  const open = reopenLatestUnit(reopenAttempt(over, scene.blueprint));
  const keys = listRunningClockKeys(open, scene);
  const shifted = updateClocks(open, keys, (clock) => ({
    ...clock,
    addedMs: clock.addedMs + away,
    stoppedUntil: null,
  }));
  if (seconds === null) return appliedResult(shifted);
  return appliedResult(updateClocks(shifted, keys.filter(isExtendable), setClockEnd(scene.now + seconds * 1000)));
}

/**
 * Adds time. The caller passes the new window; here the running clocks are extended, or the next clock where none runs.
 * An attempt closed by a clock is reopened, a submitted one stays submitted.
 */
export function applyExtension(state: AttemptState, scene: StepContext, seconds: number): AdvanceResult {
  if (state.closedBy === 'student') return appliedResult(state);
  const extendedSeconds = (state.extendedSeconds ?? 0) + seconds;
  const extended = { ...state, extendedSeconds };
  const open = state.status === 'closed' ? reopenLatestUnit(reopenAttempt(extended, scene.blueprint)) : extended;
  const keys = listRunningClockKeys(open, scene).filter(isExtendable);
  if (keys.length === 0) return appliedResult({ ...open, extraSeconds: open.extraSeconds + seconds });
  return appliedResult(updateClocks(open, keys, (clock) => extendClock(clock, seconds, scene.now)));
}
