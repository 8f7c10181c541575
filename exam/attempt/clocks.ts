import type { Blueprint, Clock, Leg, Place } from '../blueprint/index.ts';
import type { AttemptState, Instant, RunningClock } from './types.ts';

/** When a running clock reaches zero. */
export const endOf = (clock: RunningClock): Instant => clock.startedAt + clock.seconds * 1000 + clock.addedMs;

/** Milliseconds left at an instant, negative in overtime; a stopped clock keeps what it had. */
export const leftAt = (clock: RunningClock, at: Instant): number =>
  endOf(clock) - Math.max(at, clock.startedAt, clock.stoppedUntil ?? at);

/** A clock with the rule that it follows and its name in the state. */
export interface NamedClock {
  key: string;
  rule: Clock;
}

const named = (key: string, rule: Clock | null): NamedClock[] => (rule ? [{ key, rule }] : []);

/** The clocks that rule a leg as a whole: of the exam, of its section, and of its part where the part is the leg. */
export const clocksOfLeg = (blueprint: Blueprint, { section, parts, id }: Leg): readonly NamedClock[] => [
  ...named('exam', blueprint.clock),
  ...named(`section:${section.id}`, section.clock),
  ...(id === section.id ? [] : parts.flatMap((part) => named(`part:${section.id}/${part.id}`, part.clock))),
];

/** The clocks that start when a leg is entered: a part that is introduced by itself starts its own with its first question. */
export const clocksOnEntering = (blueprint: Blueprint, leg: Leg): readonly NamedClock[] => {
  const waiting = leg.parts.filter(({ directions }) => directions).map(({ id }) => `part:${leg.section.id}/${id}`);
  return clocksOfLeg(blueprint, leg).filter(({ key }) => !waiting.includes(key));
};

/** The further clocks that start when a question is entered. */
export const clocksOfQuestion = ({ section, part, set, question }: Place): readonly NamedClock[] => [
  ...named(`part:${section.id}/${part.id}`, part.clock),
  ...named(`set:${set.id}`, part.setClock),
  ...named(`item:${question.id}`, part.itemClock),
];

/** Clocks of a single item and its windows belong to the task and are not lengthened. */
export const isLong = (key: string): boolean => !/^(item|read|prep|response):/.test(key);

/** Starts the clocks that do not run yet; waiting extra time goes to the first long ones, to all that start at once. */
export function startClocks(state: AttemptState, clocks: readonly NamedClock[], at: Instant): AttemptState {
  const starting = clocks.filter(({ key }) => !state.clocks[key]);
  const added = starting.map(({ key, rule }): [string, RunningClock] => [
    key,
    {
      startedAt: at,
      seconds: rule.seconds,
      addedMs: isLong(key) ? state.extraSeconds * 1000 : 0,
      stoppedUntil: null,
    },
  ]);
  if (added.length === 0) return state;
  const extraSeconds = starting.some(({ key }) => isLong(key)) ? 0 : state.extraSeconds;
  return { ...state, extraSeconds, clocks: { ...state.clocks, ...Object.fromEntries(added) } };
}

/** The waiting extra seconds that entering a leg puts on its clocks; 0 where none waits or no clock starts with it. */
export const extraOnEntering = (state: AttemptState, blueprint: Blueprint, leg: Leg): number =>
  clocksOnEntering(blueprint, leg).some(({ key }) => !state.clocks[key]) ? state.extraSeconds : 0;

/** The earliest end of the hard ones among some clocks; null where none runs. */
export function hardEnd(state: AttemptState, clocks: readonly NamedClock[]): Instant | null {
  const ends = clocks.flatMap(({ key, rule }) => {
    const clock = state.clocks[key];
    return clock && rule.atZero === 'closes' ? [endOf(clock)] : [];
  });
  return ends.length > 0 ? Math.min(...ends) : null;
}

/** How long what is so long at the recorded speed takes at the speed that it plays with; 0 where nothing plays. */
export const playingMs = (seconds: number | undefined, { playbackPercent }: Blueprint): number =>
  Math.round(((seconds ?? 0) * 100_000) / playbackPercent);

const stopped = (clock: RunningClock, from: Instant, until: Instant): RunningClock => {
  const already = Math.max(from, clock.stoppedUntil ?? from);
  if (until <= already) return clock;
  return { ...clock, addedMs: clock.addedMs + (until - already), stoppedUntil: until };
};

/** Holds the clocks that do not run while a recording plays, for as long as it lasts. */
export function stopForAudio(
  state: AttemptState,
  clocks: readonly NamedClock[],
  audio: { from: Instant; until: Instant },
): AttemptState {
  const held = clocks
    .filter(({ rule }) => rule.duringAudio === 'stops')
    .flatMap(({ key }): [string, RunningClock][] => {
      const clock = state.clocks[key];
      return clock ? [[key, stopped(clock, audio.from, audio.until)]] : [];
    });
  return held.length === 0 ? state : { ...state, clocks: { ...state.clocks, ...Object.fromEntries(held) } };
}

/** Gives a running clock more time; one that has already ended counts on from the giving. */
export const lengthened = (clock: RunningClock, seconds: number, now: Instant): RunningClock => ({
  ...clock,
  addedMs: clock.addedMs + seconds * 1000 + Math.max(0, now - endOf(clock)),
});
