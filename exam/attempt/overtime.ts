import {
  listNavigationUnits,
  findQuestionLocation,
  type Blueprint,
  type QuestionLocation,
} from '../blueprint/index.ts';
import { clocksForQuestion, clocksForUnit, getClockEnd } from './clocks.ts';
import type { ClaimedTime } from './step-context.ts';
import type { AttemptState, Instant, RunningClock } from './types.ts';

/** When the first soft clock over a question ends, or its own time to respond; null where no such clock runs. */
function findSoftEnd(state: AttemptState, blueprint: Blueprint, place: QuestionLocation): Instant | null {
  const clocks = [...clocksForUnit(blueprint, place.unit), ...clocksForQuestion(place)];
  const keys = clocks.flatMap(({ key, rule }) => (rule.atZero === 'overtime' ? [key] : []));
  const ends = [`response:${place.question.id}`, ...keys]
    .map((key): RunningClock | undefined => state.clocks[key])
    .flatMap((clock) => (clock ? [getClockEnd(clock)] : []));
  return ends.length > 0 ? Math.min(...ends) : null;
}

/**
 * When the time of a text is up that may be written on over time. Null where no soft clock runs, or everything counts as
 * written in time.
 */
const findOvertimeStart = (state: AttemptState, blueprint: Blueprint, place: QuestionLocation): Instant | null =>
  place.question.hasOvertime ? findSoftEnd(state, blueprint, place) : null;

/** When the time limit of a question ends that ends nothing: what is answered after it counts. Null without one. */
export const findPassableLimit = (state: AttemptState, blueprint: Blueprint, questionId: number): Instant | null => {
  const place = findQuestionLocation(listNavigationUnits(blueprint, state.routes), questionId);
  return place && !place.question.hasOvertime ? findSoftEnd(state, blueprint, place) : null;
};

/** The same for a question by its id; null also where the attempt has no such question. */
export const overtimeStartFor = (state: AttemptState, blueprint: Blueprint, questionId: number): Instant | null => {
  const place = findQuestionLocation(listNavigationUnits(blueprint, state.routes), questionId);
  return place ? findOvertimeStart(state, blueprint, place) : null;
};

/** Reports that the time of a text was up: it was written over time, or only its claimed time says that it was not. */
interface OvertimeVerdict {
  timeUpAt: Instant;
  is: 'overtime' | 'late';
}

/**
 * What the end of its time means for a text that is in time otherwise; null where it is the answer. A text that claims to
 * be from before the end, but comes after the grace period or after a later claim of the attempt, waits for a teacher: else
 * a browser that holds events back could write the answer over time.
 */
export function judgeOvertime(
  state: AttemptState,
  blueprint: Blueprint,
  { place, claim }: { place: QuestionLocation; claim: Omit<ClaimedTime, 'seq'> },
): OvertimeVerdict | null {
  const timeUpAt = findOvertimeStart(state, blueprint, place);
  const { claimedAt, givenAt = claimedAt, now, window } = claim;
  if (timeUpAt === null) return null;
  if (givenAt >= timeUpAt) return { timeUpAt, is: 'overtime' };
  const isUnproved = claimedAt >= timeUpAt || now >= timeUpAt + window.graceSeconds * 1000;
  return isUnproved ? { timeUpAt, is: 'late' } : null;
}

/** Whether any text of an attempt may be written on over time. */
export const allowsOvertime = ({ sections }: Pick<Blueprint, 'sections'>): boolean =>
  sections.some(({ parts }) =>
    parts.some(({ sets }) => sets.some(({ questions }) => questions.some(({ hasOvertime }) => hasOvertime))),
  );
