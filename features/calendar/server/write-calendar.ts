import ICAL from 'ical.js';
import { toVisibleText, type Language } from '@inkstone/base';
import type { CalendarEntry } from '../rules.ts';

interface CalendarFrame {
  /** What calendar programs call the calendar. */
  name: string;
  /** What makes the entries' ids unique beyond this school. */
  host: string;
  language: Language;
  /** When the file was made. */
  now: Date;
}

// The library does not count the space before a continued line; the standard allows 75 bytes.
ICAL.foldLength = 74;

const toUtc = (at: Date): ICAL.Time => ICAL.Time.fromJSDate(at, true);

const toEvent = (entry: CalendarEntry, { host, now }: CalendarFrame): ICAL.Component => {
  const event = new ICAL.Component('vevent');
  event.addPropertyWithValue('uid', `${entry.uid}@${host}`);
  event.addPropertyWithValue('dtstamp', toUtc(now));
  event.addPropertyWithValue('dtstart', toUtc(entry.beginsAt));
  if (entry.endsAt) event.addPropertyWithValue('dtend', toUtc(entry.endsAt));
  event.addPropertyWithValue('summary', toVisibleText(entry.title));
  if (entry.place !== null) event.addPropertyWithValue('location', toVisibleText(entry.place));
  if (entry.note !== null) event.addPropertyWithValue('description', toVisibleText(entry.note));
  event.addPropertyWithValue('sequence', entry.sequence);
  event.addPropertyWithValue('status', entry.isCancelled ? 'CANCELLED' : 'CONFIRMED');
  // A deadline and a cancelled session occupy nobody.
  event.addPropertyWithValue('transp', entry.endsAt && !entry.isCancelled ? 'OPAQUE' : 'TRANSPARENT');
  return event;
};

/** An iCalendar file (RFC 5545) of some entries, its times in UTC. */
export const writeCalendar = (entries: readonly CalendarEntry[], frame: CalendarFrame): string => {
  const calendar = new ICAL.Component('vcalendar');
  calendar.addPropertyWithValue('version', '2.0');
  calendar.addPropertyWithValue('prodid', `-//Inkstone//Calendar//${frame.language.toUpperCase()}`);
  calendar.addPropertyWithValue('calscale', 'GREGORIAN');
  calendar.addPropertyWithValue('method', 'PUBLISH');
  calendar.addPropertyWithValue('x-wr-calname', toVisibleText(frame.name));
  // RFC 7986 and its older form: how often to read the file again.
  calendar.addPropertyWithValue('refresh-interval', ICAL.Duration.fromString('PT1H')).setParameter('value', 'DURATION');
  calendar.addPropertyWithValue('x-published-ttl', 'PT1H');
  for (const entry of entries) calendar.addSubcomponent(toEvent(entry, frame));
  return `${calendar.toString()}\r\n`;
};
