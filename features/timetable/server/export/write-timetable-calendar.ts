import ICAL from 'ical.js';
import { fromWallTime, groupBy, localize, localizedName, toVisibleText, type Language } from '@inkstone/base';
import { fileMessages } from '../../messages.ts';
import type { Recurrence } from '../../rules/recurrence.ts';
import { toSeriesEvent, type SeriesEvent } from '../../rules/series-event.ts';
import type { FileSession } from './file-session.ts';
import { toZoneComponent } from './zone-component.ts';

interface CalendarFrame {
  /** What calendar programs call the calendar. */
  name: string;
  /** What makes the events' ids unique beyond this school. */
  host: string;
  language: Language;
  timeZone: string;
  now: Date;
}

interface Timetable {
  sessions: readonly FileSession[];
  /** The rules of the series that sessions belong to, by their ids. */
  recurrences: ReadonlyMap<number, Recurrence>;
  span: { from: Date; to: Date };
}

// The library does not count the space before a continued line; the standard allows 75 bytes.
ICAL.foldLength = 74;

const weekdayNames = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const;

const toUtc = (at: Date): ICAL.Time => ICAL.Time.fromJSDate(at, true);

/** Adds a wall time in the zone of the school. */
const addLocal = (event: ICAL.Component, field: string, local: string, timeZone: string): void => {
  const property = new ICAL.Property(field);
  property.setValue(ICAL.Time.fromDateTimeString(`${local}:00`));
  property.setParameter('tzid', timeZone);
  event.addProperty(property);
};

const toEvent = (session: FileSession, uid: string, frame: CalendarFrame): ICAL.Component => {
  const { language, host, timeZone, now } = frame;
  const event = new ICAL.Component('vevent');
  const about = localizedName(language, session.title, session.titleZh);
  const words = { class: session.className, title: about };
  event.addPropertyWithValue('uid', `${uid}@${host}`);
  event.addPropertyWithValue('dtstamp', toUtc(now));
  addLocal(event, 'dtstart', `${session.day}T${session.begins}`, timeZone);
  addLocal(event, 'dtend', `${session.day}T${session.ends}`, timeZone);
  const summary = about === '' ? session.className : localize(fileMessages.pairs.session, language, words);
  event.addPropertyWithValue('summary', toVisibleText(summary));
  // The class, the titles and the teachers apart, so that an import need not take the summary to pieces.
  event.addPropertyWithValue('categories', toVisibleText(session.className));
  if (session.title !== '') event.addPropertyWithValue('x-inkstone-title', toVisibleText(session.title));
  if (session.titleZh !== null) event.addPropertyWithValue('x-inkstone-title-zh', toVisibleText(session.titleZh));
  if (session.room !== null) event.addPropertyWithValue('location', toVisibleText(session.room));
  for (const teacher of session.teachers) event.addPropertyWithValue('contact', toVisibleText(teacher));
  event.addPropertyWithValue('sequence', session.edition);
  event.addPropertyWithValue('status', session.isCancelled ? 'CANCELLED' : 'CONFIRMED');
  event.addPropertyWithValue('transp', session.isCancelled ? 'TRANSPARENT' : 'OPAQUE');
  return event;
};

/** The recurring event of a series, with its exceptions as events of the same id. */
const toSeriesComponents = (
  seriesId: number,
  { recurrence, event }: { recurrence: Recurrence; event: SeriesEvent<FileSession> },
  frame: CalendarFrame,
): ICAL.Component[] => {
  const { timeZone } = frame;
  const { model, days, excludedDays, overrides, apart } = event;
  const uid = `series-${seriesId}`;
  const [firstDay = model.day, lastDay = model.day] = [days[0], days.at(-1)];
  const main = toEvent({ ...model, day: firstDay }, uid, frame);
  const rule = ICAL.Recur.fromData({
    ...{ freq: 'WEEKLY', interval: recurrence.intervalWeeks, wkst: ICAL.Time.MONDAY },
    byday: weekdayNames.filter((_name, index) => recurrence.weekdays.includes(index + 1)),
    until: toUtc(fromWallTime(`${lastDay}T${model.begins}`, timeZone)),
  });
  main.addPropertyWithValue('rrule', rule);
  for (const day of excludedDays) addLocal(main, 'exdate', `${day}T${model.begins}`, timeZone);
  return [
    main,
    ...overrides.map(({ day, session }) => {
      const override = toEvent(session, uid, frame);
      addLocal(override, 'recurrence-id', `${day}T${model.begins}`, timeZone);
      return override;
    }),
    ...apart.map((session) => toEvent(session, `session-${session.id}`, frame)),
  ];
};

/** Sessions as an iCalendar file (RFC 5545): series as recurring events, times by the clocks of the school. */
export const writeTimetableCalendar = ({ sessions, recurrences, span }: Timetable, frame: CalendarFrame): Buffer => {
  const calendar = new ICAL.Component('vcalendar');
  calendar.addPropertyWithValue('version', '2.0');
  calendar.addPropertyWithValue('prodid', `-//Inkstone//Timetable//${frame.language.toUpperCase()}`);
  calendar.addPropertyWithValue('calscale', 'GREGORIAN');
  calendar.addPropertyWithValue('method', 'PUBLISH');
  calendar.addPropertyWithValue('x-wr-calname', toVisibleText(frame.name));
  calendar.addPropertyWithValue('x-wr-timezone', frame.timeZone);
  calendar.addSubcomponent(toZoneComponent(span, frame.timeZone));
  const bySeries = groupBy(sessions, ({ seriesId }) => seriesId);
  for (const [seriesId, group] of bySeries) {
    const recurrence = seriesId === null ? undefined : recurrences.get(seriesId);
    const event = recurrence ? toSeriesEvent(recurrence, group) : null;
    const components =
      seriesId !== null && recurrence && event
        ? toSeriesComponents(seriesId, { recurrence, event }, frame)
        : group.map((session) => toEvent(session, `session-${session.id}`, frame));
    for (const component of components) calendar.addSubcomponent(component);
  }
  return Buffer.from(`${calendar.toString()}\r\n`);
};
