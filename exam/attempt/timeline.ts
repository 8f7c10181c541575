import { legsOf, type Blueprint } from '../blueprint/index.ts';
import { clocksOfLeg, clocksOfQuestion, endOf, hardEnd, leftAt, type NamedClock } from './clocks.ts';
import { currentBreak, openLegs, settled } from './flow.ts';
import { placeIn, sceneOf } from './scene.ts';
import type { AttemptState, Instant, Moment, RunningClock } from './types.ts';
import { phaseAt, turnsOf, type WindowPhase } from './windows.ts';

/** One stretch of the way: a section, or a part that is entered by itself. */
export interface Segment {
  id: string;
  sectionId: string;
  partIds: readonly string[];
  status: 'ahead' | 'open' | 'closed';
  opensAt: Instant | null;
  /** When it closed, or will close by the clocks that run; null where nothing closes it. */
  closesAt: Instant | null;
}

/** A clock to be shown, the narrowest last. */
export interface ShownClock {
  key: string;
  secondsLeft: number;
  atZero: 'closes' | 'overtime';
  /** It stands still until then, because a recording plays. */
  stoppedUntil: Instant | null;
  hideableUntilSeconds: number | null;
}

/** What is true of an attempt now, for gating and for showing alike. */
export interface Timeline {
  status: 'notYet' | 'ready' | 'running' | 'break' | 'routing' | 'closed';
  closedAt: Instant | null;
  closedBy: AttemptState['closedBy'];
  /** The next instant at which something happens by itself; the client asks again then. */
  nextChangeAt: Instant | null;
  segments: readonly Segment[];
  clocks: readonly ShownClock[];
  /** Of the clock that matters most: the narrowest hard one, else the narrowest; null where nothing is timed. */
  secondsLeft: number | null;
  /** Until the work closes for everyone in its window, whatever clock runs. */
  windowSecondsLeft: number;
  /** Reading, preparing or responding, where the question has windows. */
  phase: WindowPhase | null;
  /** Zero where a break waits for the student to end it; null where none is on. */
  breakSecondsLeft: number | null;
  /** Until when answers given in time are received; null while open. */
  receivesUntil: Instant | null;
}

const whole = (milliseconds: number): number => Math.ceil(milliseconds / 1000);

function segmentsOf(state: AttemptState, blueprint: Blueprint, moment: Moment): readonly Segment[] {
  return legsOf(blueprint, state.routes).map((leg) => {
    const it = state.legs[leg.id];
    const end = it ? hardEnd(state, clocksOfLeg(blueprint, leg)) : null;
    const closesAt = it ? Math.min(end ?? moment.window.closesAt, moment.window.closesAt) : null;
    return {
      id: leg.id,
      sectionId: leg.section.id,
      partIds: leg.parts.map((part) => part.id),
      status: !it ? 'ahead' : it.closedAt !== null || state.closedAt !== null ? 'closed' : 'open',
      opensAt: it?.enteredAt ?? null,
      closesAt: it?.closedAt ?? state.closedAt ?? closesAt,
    };
  });
}

function runningClocks(state: AttemptState, blueprint: Blueprint, moment: Moment): readonly NamedClock[] {
  if (state.status !== 'running') return [];
  const scene = sceneOf(state, blueprint, { ...moment, claimedAt: moment.now, seq: 0 });
  const here = state.questionId === null ? undefined : placeIn(scene, state.questionId);
  const own = here ? clocksOfQuestion(here) : [];
  const open = openLegs(state, blueprint).filter(
    ({ section }) => section.id === state.sectionId || section.revisits.includes(state.sectionId ?? ''),
  );
  const all = [...open.flatMap((leg) => clocksOfLeg(blueprint, leg)), ...own];
  return all.filter(({ key }, index) => state.clocks[key] && all.findIndex((one) => one.key === key) === index);
}

const windowClock = (state: AttemptState, phase: WindowPhase | null, now: Instant): ShownClock[] => {
  const key = `${phase}:${state.questionId}`;
  const clock = state.clocks[key];
  if (!clock) return [];
  const secondsLeft = whole(leftAt(clock, now));
  return [{ key, secondsLeft, atZero: 'closes', stoppedUntil: null, hideableUntilSeconds: null }];
};

const windowLeft = ({ now, window }: Moment): number => Math.max(0, window.closesAt - now);

/** What a clock still gives: the closing of the work cuts short what would close later by itself. */
const leftUntil = (clock: RunningClock, atZero: ShownClock['atZero'], moment: Moment): number => {
  const left = leftAt(clock, moment.now);
  return atZero === 'closes' ? Math.min(left, windowLeft(moment)) : left;
};

function shownClocks(state: AttemptState, blueprint: Blueprint, moment: Moment): readonly ShownClock[] {
  const { now } = moment;
  return runningClocks(state, blueprint, moment).flatMap(({ key, rule }): ShownClock[] => {
    const clock = state.clocks[key];
    if (!clock) return [];
    const stoppedUntil = clock.stoppedUntil !== null && clock.stoppedUntil > now ? clock.stoppedUntil : null;
    return [
      {
        key,
        secondsLeft: whole(leftUntil(clock, rule.atZero, moment)),
        atZero: rule.atZero,
        stoppedUntil,
        hideableUntilSeconds: rule.hideableUntilSeconds ?? null,
      },
    ];
  });
}

function nextChange(state: AttemptState, clocks: readonly ShownClock[], moment: Moment): Instant | null {
  if (state.status === 'closed' || state.status === 'fresh') return null;
  const ends = clocks.flatMap(({ key }) => {
    const clock = state.clocks[key];
    return clock ? [endOf(clock)] : [];
  });
  const turns = state.questionId === null ? [] : turnsOf(state, state.questionId);
  const ahead = [...ends, ...turns, moment.window.closesAt].filter((end) => end > moment.now);
  return ahead.length > 0 ? Math.min(...ahead) : null;
}

const leftOf = (clocks: readonly ShownClock[]): number | null => {
  const hard = clocks.filter((clock) => clock.atZero === 'closes');
  const shown = hard.length > 0 ? hard : clocks;
  return shown.length > 0 ? Math.min(...shown.map((clock) => clock.secondsLeft)) : null;
};

const statusOf = (state: AttemptState, moment: Moment): Timeline['status'] => {
  if (state.status !== 'fresh') return state.status;
  if (moment.now < moment.window.opensAt) return 'notYet';
  return moment.now >= moment.window.closesAt ? 'closed' : 'ready';
};

/** The attempt as it stands now: a window that has passed reads as handed in, and nothing is written. */
export function timelineOf(written: AttemptState, blueprint: Blueprint, moment: Moment): Timeline {
  const { now, window } = moment;
  const state = settled(written, blueprint, { at: now, window });
  const phase = state.questionId === null || state.status !== 'running' ? null : phaseAt(state, state.questionId, now);
  const clocks = [...shownClocks(state, blueprint, moment), ...windowClock(state, phase, now)];
  const rest = currentBreak(state, blueprint)?.until ?? null;
  return {
    status: statusOf(state, moment),
    closedAt: state.closedAt,
    closedBy: state.closedBy,
    nextChangeAt: rest !== null && rest > now ? rest : nextChange(state, clocks, moment),
    segments: segmentsOf(state, blueprint, moment),
    clocks,
    secondsLeft: leftOf(clocks),
    windowSecondsLeft: whole(windowLeft(moment)),
    phase,
    breakSecondsLeft: rest === null ? null : whole(Math.max(0, rest - now)),
    receivesUntil: state.closedAt === null ? null : state.closedAt + window.graceSeconds * 1000,
  };
}
