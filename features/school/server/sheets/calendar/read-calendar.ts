import ICAL from 'ical.js';
import { cutText, wallTime } from '@inkstone/base';
import { newEntry, type CutEvent, type EntryFault, type TimetableEntry } from '../../../timetable-import/entry.ts';
import { maxRows, SheetError } from '@inkstone/files/sheets';
import { EventError } from './event-error.ts';
import { findEventTime, findLength, type EventTime } from './event-times.ts';
import { expandEvent, type TermDays } from './expand-rule.ts';
import { readEvent } from './read-event.ts';
import { createClocks, type Clocks } from './zone-clocks.ts';

interface CalendarFacts {
  /** The zone of the school. */
  timeZone: string;
  terms: readonly TermDays[];
}

interface NumberedEvent {
  event: ICAL.Component;
  /** The line on which it begins. */
  rowNumber: number;
}

/** Whether a text is a calendar file. */
export const isCalendar = (text: string): boolean => /^\s*BEGIN:VCALENDAR/iu.test(text.slice(0, 200));

const listLines = (text: string): number[] =>
  text.split(/\r\n|\n|\r/u).flatMap((line, index) => (/^BEGIN:VEVENT\s*$/iu.test(line) ? [index + 1] : []));

const parseCalendars = (text: string): ICAL.Component[] => {
  try {
    const parsed = ICAL.parse(text) as unknown[];
    const calendars = typeof parsed[0] === 'string' ? [parsed] : (parsed as unknown[][]);
    return calendars.map((calendar) => new ICAL.Component(calendar));
  } catch {
    throw new SheetError('sheet.broken');
  }
};

/** A session in the clocks of the school: it begins and ends on one day. */
const withTimes = (
  entry: TimetableEntry,
  { from, lengthMs, timeZone }: { from: Date; lengthMs: number; timeZone: string },
): TimetableEntry => {
  const to = new Date(from.getTime() + lengthMs);
  const lastDay = wallTime(to.getTime() - 1, timeZone).slice(0, 10);
  const isOver = wallTime(from, timeZone).slice(0, 10) !== lastDay || wallTime(to, timeZone).endsWith('T00:00:00');
  const fault: EntryFault | null = lengthMs <= 0 ? 'endsEarly' : isOver ? 'overMidnight' : null;
  return { ...entry, beginsAt: from.toISOString(), endsAt: to.toISOString(), fault };
};

const uidFor = (event: ICAL.Component): string => String(event.getFirstPropertyValue('uid') ?? '');

interface Series {
  main: NumberedEvent;
  /** Changed sessions of the series by the instants at which the series has them. */
  exceptions: ReadonlyMap<string, NumberedEvent>;
}

interface Reading extends CalendarFacts {
  clocks: Clocks;
}

const startFor = (event: ICAL.Component, clocks: Clocks): EventTime => {
  const start = findEventTime(event, 'dtstart', clocks);
  if (!start) throw new EventError('dayMissing', '');
  return start;
};

const readSingle = ({ event, rowNumber }: NumberedEvent, { clocks, timeZone }: Reading): TimetableEntry => {
  const start = startFor(event, clocks);
  const lengthMs = findLength(event, start, clocks);
  return withTimes(readEvent(event, rowNumber), { from: start.at, lengthMs, timeZone });
};

const readSeries = ({ main, exceptions }: Series, reading: Reading) => {
  const { event, rowNumber } = main;
  const { clocks, timeZone } = reading;
  const start = startFor(event, clocks);
  const lengthMs = findLength(event, start, clocks);
  const entry = readEvent(event, rowNumber);
  const { walls, excluded, isCut } = expandEvent(event, { start, ...reading });
  const series = uidFor(event);
  const expanded = walls.map((wall): TimetableEntry => {
    const from = start.clock.toInstant(wall);
    const recurrence = from.toISOString();
    const exception = exceptions.get(recurrence);
    if (exception) return { ...readSingle(exception, reading), recurrence, series, isException: true };
    return { ...withTimes(entry, { from, lengthMs, timeZone }), recurrence, series };
  });
  // A day that the series leaves out cancels a session that came from the same file before, and makes none.
  const left = excluded.map((wall): TimetableEntry => {
    const from = start.clock.toInstant(wall);
    const recurrence = from.toISOString();
    return {
      ...withTimes(entry, { from, lengthMs, timeZone }),
      recurrence,
      series,
      isCancelled: true,
      isLeftOut: true,
    };
  });
  const lastDay = (walls.at(-1) ?? start.wall).slice(0, 10);
  return { entries: [...expanded, ...left], cuts: isCut ? [{ rowNumber, untilDay: lastDay }] : [] };
};

const toFault = ({ rowNumber, event }: NumberedEvent, error: unknown): TimetableEntry => {
  const { fault, about } = error instanceof EventError ? error : { fault: 'eventBroken' as const, about: '' };
  const uid = uidFor(event);
  return { ...newEntry(rowNumber), uid: uid === '' ? null : cutText(uid, 200), fault, about: cutText(about, 100) };
};

/** Groups events by id: recurring ones with their exceptions, and single ones. */
const groupEvents = (events: readonly NumberedEvent[], clocks: Clocks) => {
  const mains = new Map<string, Map<string, NumberedEvent>>();
  for (const { event } of events)
    if (event.getFirstProperty('rrule') ?? event.getFirstProperty('rdate')) mains.set(uidFor(event), new Map());
  const rest = events.filter((numbered) => {
    const exceptions = mains.get(uidFor(numbered.event));
    if (!exceptions || !numbered.event.getFirstProperty('recurrence-id')) return true;
    try {
      const time = findEventTime(numbered.event, 'recurrence-id', clocks);
      if (time) exceptions.set(time.at.toISOString(), numbered);
      return false;
    } catch {
      return true;
    }
  });
  return { mains, rest };
};

const readAll = (events: readonly NumberedEvent[], reading: Reading) => {
  const { mains, rest } = groupEvents(events, reading.clocks);
  const entries: TimetableEntry[] = [];
  const cuts: CutEvent[] = [];
  for (const numbered of rest) {
    const { event } = numbered;
    const exceptions = mains.get(uidFor(event));
    try {
      if (exceptions && (event.getFirstProperty('rrule') ?? event.getFirstProperty('rdate'))) {
        const read = readSeries({ main: numbered, exceptions }, reading);
        entries.push(...read.entries);
        cuts.push(...read.cuts);
      } else entries.push(readSingle(numbered, reading));
    } catch (error) {
      entries.push(toFault(numbered, error));
    }
    if (entries.length > maxRows) throw new SheetError('sheet.tooManyRows');
  }
  return { entries, cuts };
};

/** The sessions that a calendar file (RFC 5545) tells, recurring events one by one. */
export const readCalendar = (text: string, facts: CalendarFacts): { entries: TimetableEntry[]; cuts: CutEvent[] } => {
  const lines = listLines(text);
  if (lines.length === 0) throw new SheetError('sheet.empty');
  if (lines.length > maxRows) throw new SheetError('sheet.tooManyRows');
  const calendars = parseCalendars(text);
  const events = calendars
    .flatMap((calendar) => calendar.getAllSubcomponents('vevent'))
    .map((event, index) => ({ event, rowNumber: lines[index] ?? 0 }));
  const clocks = createClocks(calendars, facts.timeZone);
  return readAll(events, { ...facts, clocks });
};
