import {
  listNavigationUnits,
  findQuestionLocation,
  type Blueprint,
  type QuestionLocation,
} from '../blueprint/index.ts';
import { clocksForQuestion, clocksForUnit, getClockEnd } from './clocks.ts';
import type { AttemptState, Instant, RunningClock } from './types.ts';

/**
 * When the time of a text is up that may be written on over time: the end of its own time to respond, or of the first
 * soft clock over it. Null where no such clock runs, or everything counts as written in time.
 */
export function findOvertimeStart(state: AttemptState, blueprint: Blueprint, place: QuestionLocation): Instant | null {
  if (!place.question.hasOvertime) return null;
  const clocks = [...clocksForUnit(blueprint, place.unit), ...clocksForQuestion(place)];
  const keys = clocks.flatMap(({ key, rule }) => (rule.atZero === 'overtime' ? [key] : []));
  const ends = [`response:${place.question.id}`, ...keys]
    .map((key): RunningClock | undefined => state.clocks[key])
    .flatMap((clock) => (clock ? [getClockEnd(clock)] : []));
  return ends.length > 0 ? Math.min(...ends) : null;
}

/** The same for a question by its id; null also where the attempt has no such question. */
export const overtimeStartFor = (state: AttemptState, blueprint: Blueprint, questionId: number): Instant | null => {
  const place = findQuestionLocation(listNavigationUnits(blueprint, state.routes), questionId);
  return place ? findOvertimeStart(state, blueprint, place) : null;
};

/** Whether any text of an attempt may be written on over time. */
export const allowsOvertime = ({ sections }: Pick<Blueprint, 'sections'>): boolean =>
  sections.some(({ parts }) =>
    parts.some(({ sets }) => sets.some(({ questions }) => questions.some(({ hasOvertime }) => hasOvertime))),
  );
