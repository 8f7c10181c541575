import type { Blueprint, Clock, NavigationUnit, QuestionLocation } from '../blueprint/index.ts';
import type { AttemptState, Instant, RunningClock } from './types.ts';

/** When a running clock reaches zero. */
export const getClockEnd = (clock: RunningClock): Instant => clock.startedAt + clock.seconds * 1000 + clock.addedMs;

/** Milliseconds left at an instant, negative in overtime; a stopped clock keeps its remaining time. */
export const remainingMsAt = (clock: RunningClock, at: Instant): number =>
  getClockEnd(clock) - Math.max(at, clock.startedAt, clock.stoppedUntil ?? at);

/** A clock rule with the key of its clock in the state. */
export interface NamedClock {
  key: string;
  rule: Clock;
}

const toNamedClocks = (key: string, rule: Clock | null): NamedClock[] => (rule ? [{ key, rule }] : []);

/** The clocks over a whole navigation unit: of the exam, its section, and its part where the unit is a part. */
export const clocksForUnit = (blueprint: Blueprint, { section, parts, id }: NavigationUnit): readonly NamedClock[] => [
  ...toNamedClocks('exam', blueprint.clock),
  ...toNamedClocks(`section:${section.id}`, section.clock),
  ...(id === section.id ? [] : parts.flatMap((part) => toNamedClocks(`part:${section.id}/${part.id}`, part.clock))),
];

/**
 * The clocks that start when a unit is entered; a part with its own directions starts its clock with its first
 * question.
 */
export const clocksStartedOnEntry = (blueprint: Blueprint, unit: NavigationUnit): readonly NamedClock[] => {
  const waiting = unit.parts.filter(({ directions }) => directions).map(({ id }) => `part:${unit.section.id}/${id}`);
  return clocksForUnit(blueprint, unit).filter(({ key }) => !waiting.includes(key));
};

/** The further clocks that start when a question is entered. */
export const clocksForQuestion = ({ section, part, set, question }: QuestionLocation): readonly NamedClock[] => [
  ...toNamedClocks(`part:${section.id}/${part.id}`, part.clock),
  ...toNamedClocks(`set:${set.id}`, part.setClock),
  ...toNamedClocks(`item:${question.id}`, part.itemClock),
];

/** Clocks of a single item and its windows belong to the task and are not extended by extra time. */
export const isExtendable = (key: string): boolean => !/^(item|read|prep|response):/.test(key);

/**
 * Starts the clocks that are not running yet; pending extra time goes to the first extendable clocks, to all that start
 * together.
 */
export function startClocks(state: AttemptState, clocks: readonly NamedClock[], at: Instant): AttemptState {
  const starting = clocks.filter(({ key }) => !state.clocks[key]);
  const added = starting.map(({ key, rule }): [string, RunningClock] => [
    key,
    {
      startedAt: at,
      seconds: rule.seconds,
      addedMs: isExtendable(key) ? state.extraSeconds * 1000 : 0,
      stoppedUntil: null,
    },
  ]);
  if (added.length === 0) return state;
  const extraSeconds = starting.some(({ key }) => isExtendable(key)) ? 0 : state.extraSeconds;
  return { ...state, extraSeconds, clocks: { ...state.clocks, ...Object.fromEntries(added) } };
}

/** Pending extra seconds that entering a unit would add to its clocks; 0 where none are pending or no clock starts. */
export const extraSecondsOnEntry = (state: AttemptState, blueprint: Blueprint, unit: NavigationUnit): number =>
  clocksStartedOnEntry(blueprint, unit).some(({ key }) => !state.clocks[key]) ? state.extraSeconds : 0;

/** The earliest end among the hard clocks; null where none runs. */
export function findHardEnd(state: AttemptState, clocks: readonly NamedClock[]): Instant | null {
  const ends = clocks.flatMap(({ key, rule }) => {
    const clock = state.clocks[key];
    return clock && rule.atZero === 'closes' ? [getClockEnd(clock)] : [];
  });
  return ends.length > 0 ? Math.min(...ends) : null;
}

/** Playing time in milliseconds of a recording at the attempt's playback speed; 0 where nothing plays. */
export const playbackMs = (seconds: number | undefined, { playbackPercent }: Blueprint): number =>
  Math.round(((seconds ?? 0) * 100_000) / playbackPercent);

const stopClock = (clock: RunningClock, from: Instant, until: Instant): RunningClock => {
  const already = Math.max(from, clock.stoppedUntil ?? from);
  if (until <= already) return clock;
  return { ...clock, addedMs: clock.addedMs + (until - already), stoppedUntil: until };
};

/** Stops the clocks that pause during audio for the length of the recording. */
export function stopClocksForAudio(
  state: AttemptState,
  clocks: readonly NamedClock[],
  audio: { from: Instant; until: Instant },
): AttemptState {
  const stoppedClocks = clocks
    .filter(({ rule }) => rule.duringAudio === 'stops')
    .flatMap(({ key }): [string, RunningClock][] => {
      const clock = state.clocks[key];
      return clock ? [[key, stopClock(clock, audio.from, audio.until)]] : [];
    });
  return stoppedClocks.length === 0
    ? state
    : { ...state, clocks: { ...state.clocks, ...Object.fromEntries(stoppedClocks) } };
}

/** Adds time to a running clock; one that has already ended continues from now. */
export const extendClock = (clock: RunningClock, seconds: number, now: Instant): RunningClock => ({
  ...clock,
  addedMs: clock.addedMs + seconds * 1000 + Math.max(0, now - getClockEnd(clock)),
});
