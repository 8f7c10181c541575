import { listNavigationUnits, type Blueprint } from '../blueprint/index.ts';
import {
  clocksForUnit,
  clocksForQuestion,
  getClockEnd,
  findHardEnd,
  remainingMsAt,
  type NamedClock,
} from './clocks.ts';
import { currentBreak, listOpenUnits, applyElapsedTime } from './transitions.ts';
import { findQuestion, buildStepContext } from './step-context.ts';
import type { AttemptState, Instant, Moment, RunningClock } from './types.ts';
import { overtimeStartFor } from './overtime.ts';
import { phaseAt, listPhaseChanges, type WindowPhase } from './windows.ts';

/** One navigation unit: a section, or a part that is entered by itself. */
export interface Segment {
  id: string;
  sectionId: string;
  partIds: readonly string[];
  status: 'ahead' | 'open' | 'closed';
  opensAt: Instant | null;
  /** When it closed or will close by the running clocks; null where nothing closes it. */
  closesAt: Instant | null;
}

/** A clock to show; the one with the narrowest scope comes last. */
export interface ShownClock {
  key: string;
  secondsLeft: number;
  atZero: 'closes' | 'overtime';
  /** Stopped until then because a recording plays. */
  stoppedUntil: Instant | null;
  hideableUntilSeconds: number | null;
}

/** The current situation of an attempt, for access checks and for display. */
export interface Timeline {
  status: 'notYet' | 'ready' | 'running' | 'break' | 'routing' | 'closed';
  closedAt: Instant | null;
  closedBy: AttemptState['closedBy'];
  /** The next instant at which something changes automatically; the client asks again then. */
  nextChangeAt: Instant | null;
  segments: readonly Segment[];
  clocks: readonly ShownClock[];
  /** Seconds of the most important clock: the narrowest hard one, otherwise the narrowest; null if nothing is timed. */
  secondsLeft: number | null;
  /** Until the assignment's window closes, whatever clock runs. */
  windowSecondsLeft: number;
  /** Reading, preparing or responding, where the question has windows. */
  phase: WindowPhase | null;
  /** The time of the current text is up, and it is written on over time. */
  isOvertime: boolean;
  /** Zero where a break waits for the student to end it; null without a break. */
  breakSecondsLeft: number | null;
  /** Until when answers given in time are accepted; null while open. */
  receivesUntil: Instant | null;
}

const toWholeSeconds = (milliseconds: number): number => Math.ceil(milliseconds / 1000);

function buildSegments(state: AttemptState, blueprint: Blueprint, moment: Moment): readonly Segment[] {
  return listNavigationUnits(blueprint, state.routes).map((unit) => {
    const unitState = state.navigationUnits[unit.id];
    const end = unitState ? findHardEnd(state, clocksForUnit(blueprint, unit)) : null;
    const closesAt = unitState ? Math.min(end ?? moment.window.closesAt, moment.window.closesAt) : null;
    return {
      id: unit.id,
      sectionId: unit.section.id,
      partIds: unit.parts.map((part) => part.id),
      status: !unitState ? 'ahead' : unitState.closedAt !== null || state.closedAt !== null ? 'closed' : 'open',
      opensAt: unitState?.enteredAt ?? null,
      closesAt: unitState?.closedAt ?? state.closedAt ?? closesAt,
    };
  });
}

function listRunningClocks(state: AttemptState, blueprint: Blueprint, moment: Moment): readonly NamedClock[] {
  if (state.status !== 'running') return [];
  const scene = buildStepContext(state, blueprint, { ...moment, claimedAt: moment.now, seq: 0 });
  const here = state.questionId === null ? undefined : findQuestion(scene, state.questionId);
  const own = here ? clocksForQuestion(here) : [];
  const open = listOpenUnits(state, blueprint).filter(
    ({ section }) => section.id === state.sectionId || section.revisits.includes(state.sectionId ?? ''),
  );
  const all = [...open.flatMap((unit) => clocksForUnit(blueprint, unit)), ...own];
  return all.filter(
    ({ key }, index) => state.clocks[key] && all.findIndex((candidate) => candidate.key === key) === index,
  );
}

/** The clock of the current window. Over time the response goes on below zero. */
const windowClock = (
  state: AttemptState,
  phase: WindowPhase | null,
  { now, overtimeAt }: { now: Instant; overtimeAt: Instant | null },
): ShownClock[] => {
  const key = `${phase === 'over' && overtimeAt !== null ? 'response' : phase}:${state.questionId}`;
  const clock = state.clocks[key];
  if (!clock) return [];
  const secondsLeft = toWholeSeconds(remainingMsAt(clock, now));
  const atZero = key.startsWith('response:') && overtimeAt !== null ? 'overtime' : 'closes';
  return [{ key, secondsLeft, atZero, stoppedUntil: null, hideableUntilSeconds: null }];
};

const windowMsLeft = ({ now, window }: Moment): number => Math.max(0, window.closesAt - now);

/** Time left on a clock; limited by the window where the clock closes. */
const clockMsLeft = (clock: RunningClock, atZero: ShownClock['atZero'], moment: Moment): number => {
  const left = remainingMsAt(clock, moment.now);
  return atZero === 'closes' ? Math.min(left, windowMsLeft(moment)) : left;
};

function buildShownClocks(state: AttemptState, blueprint: Blueprint, moment: Moment): readonly ShownClock[] {
  const { now } = moment;
  return listRunningClocks(state, blueprint, moment).flatMap(({ key, rule }): ShownClock[] => {
    const clock = state.clocks[key];
    if (!clock) return [];
    const stoppedUntil = clock.stoppedUntil !== null && clock.stoppedUntil > now ? clock.stoppedUntil : null;
    return [
      {
        key,
        secondsLeft: toWholeSeconds(clockMsLeft(clock, rule.atZero, moment)),
        atZero: rule.atZero,
        stoppedUntil,
        hideableUntilSeconds: rule.hideableUntilSeconds ?? null,
      },
    ];
  });
}

function findNextChange(state: AttemptState, clocks: readonly ShownClock[], moment: Moment): Instant | null {
  if (state.status === 'closed' || state.status === 'fresh') return null;
  const ends = clocks.flatMap(({ key }) => {
    const clock = state.clocks[key];
    return clock ? [getClockEnd(clock)] : [];
  });
  const turns = state.questionId === null ? [] : listPhaseChanges(state, state.questionId);
  const ahead = [...ends, ...turns, moment.window.closesAt].filter((end) => end > moment.now);
  return ahead.length > 0 ? Math.min(...ahead) : null;
}

const getSecondsLeft = (clocks: readonly ShownClock[]): number | null => {
  const hard = clocks.filter((clock) => clock.atZero === 'closes');
  const shownClocks = hard.length > 0 ? hard : clocks;
  return shownClocks.length > 0 ? Math.min(...shownClocks.map((clock) => clock.secondsLeft)) : null;
};

const getStatus = (state: AttemptState, moment: Moment): Timeline['status'] => {
  if (state.status !== 'fresh') return state.status;
  if (moment.now < moment.window.opensAt) return 'notYet';
  return moment.now >= moment.window.closesAt ? 'closed' : 'ready';
};

/** Builds the timeline of an attempt now. A window that has passed shows it as closed; nothing is written. */
export function buildTimeline(written: AttemptState, blueprint: Blueprint, moment: Moment): Timeline {
  const { now, window } = moment;
  const state = applyElapsedTime(written, blueprint, { at: now, window });
  const phase = state.questionId === null || state.status !== 'running' ? null : phaseAt(state, state.questionId, now);
  const overtimeAt =
    state.questionId === null || state.status !== 'running'
      ? null
      : overtimeStartFor(state, blueprint, state.questionId);
  const clocks = [...buildShownClocks(state, blueprint, moment), ...windowClock(state, phase, { now, overtimeAt })];
  const rest = currentBreak(state, blueprint)?.until ?? null;
  return {
    status: getStatus(state, moment),
    closedAt: state.closedAt,
    closedBy: state.closedBy,
    nextChangeAt: rest !== null && rest > now ? rest : findNextChange(state, clocks, moment),
    segments: buildSegments(state, blueprint, moment),
    clocks,
    secondsLeft: getSecondsLeft(clocks),
    windowSecondsLeft: toWholeSeconds(windowMsLeft(moment)),
    phase,
    isOvertime: overtimeAt !== null && now >= overtimeAt,
    breakSecondsLeft: rest === null ? null : toWholeSeconds(Math.max(0, rest - now)),
    receivesUntil: state.closedAt === null ? null : state.closedAt + window.graceSeconds * 1000,
  };
}
