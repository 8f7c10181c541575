import ICAL from 'ical.js';
import { shiftDay } from '@inkstone/base';
import { EventError } from './event-error.ts';
import { listEventTimes, type EventTime } from './event-times.ts';
import type { Clocks } from './zone-clocks.ts';

/** Days of a term, both included. */
export interface TermDays {
  firstDay: string;
  lastDay: string;
}

/** The most sessions of one recurring event. */
const maxOccurrences = 400;

/** A rule that has no session for so many steps has none any more. */
const maxSteps = 4000;

const twoYears = 731;
const frequencies = new Set(['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY']);

/** The last day of a recurring event: its own end within two years; without one, that of the term or two years. */
const findLimit = (start: EventTime, isEndless: boolean, terms: readonly TermDays[]): string => {
  const day = start.wall.slice(0, 10);
  const term = terms.find(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay);
  return isEndless && term ? term.lastDay : shiftDay(day, twoYears);
};

/** The end of a rule as a wall time by the clocks of the event, in which its steps are counted. */
const localizeEnd = (rule: ICAL.Recur, start: EventTime): void => {
  const { until } = rule;
  if (!until) return;
  const isUtc = until.toString().endsWith('Z');
  const wall = until.isDate
    ? `${until.toString()}T23:59:59`
    : isUtc
      ? start.clock.toWall(until.toJSDate())
      : until.toString().slice(0, 19);
  rule.until = ICAL.Time.fromDateTimeString(wall);
};

/** The wall times of an event by its rules, by the clocks of the event, so that it keeps its hour. */
export interface Expansion {
  walls: string[];
  /** Whether the event continues after the last one. */
  isCut: boolean;
}

const expandOne = (rule: ICAL.Recur, start: EventTime, lastDay: string): Expansion => {
  if (!frequencies.has(rule.freq)) throw new EventError('ruleUnsupported', rule.toString());
  localizeEnd(rule, start);
  const iterator = rule.iterator(ICAL.Time.fromDateTimeString(start.wall));
  const walls: string[] = [];
  for (let step = 0; step < maxSteps; step += 1) {
    const next: ICAL.Time | null | undefined = iterator.next();
    if (!next) return { walls, isCut: false };
    const wall = next.toString().slice(0, 19);
    if (wall.slice(0, 10) > lastDay || walls.length >= maxOccurrences) return { walls, isCut: true };
    walls.push(wall);
  }
  return { walls, isCut: true };
};

/** The sessions of an event as wall times by its own clocks, in order, without those that it leaves out. */
export const expandEvent = (
  event: ICAL.Component,
  { start, clocks, terms }: { start: EventTime; clocks: Clocks; terms: readonly TermDays[] },
): Expansion & { excluded: string[] } => {
  const rules = event.getAllProperties('rrule').map((property) => property.getFirstValue() as unknown);
  const toWall = ({ at }: EventTime): string => start.clock.toWall(at);
  const excluded = listEventTimes(event, 'exdate', clocks).map(toWall);
  const expansions = rules.map((rule) => {
    if (!(rule instanceof ICAL.Recur)) throw new EventError('ruleUnsupported', '');
    return expandOne(rule, start, findLimit(start, !rule.until && !rule.count, terms));
  });
  const added = listEventTimes(event, 'rdate', clocks).map(toWall);
  const all = new Set([start.wall, ...expansions.flatMap(({ walls }) => walls), ...added]);
  const walls = [...all].filter((wall) => !excluded.includes(wall)).toSorted();
  return { walls, excluded, isCut: expansions.some(({ isCut }) => isCut) };
};
