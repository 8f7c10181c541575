import type ICAL from 'ical.js';
import { cutText } from '@inkstone/base';
import { maxTitle, newEntry, type ClassCandidate, type TimetableEntry } from '../../../timetable-import/entry.ts';
import { EventError } from './event-error.ts';

const readText = (event: ICAL.Component, name: string): string => {
  const value: unknown = event.getFirstPropertyValue(name);
  return typeof value === 'string' ? value.trim() : '';
};

const readTexts = (event: ICAL.Component, name: string): string[] =>
  event
    .getAllProperties(name)
    .flatMap((property) => property.getValues() as unknown[])
    .flatMap((value) => (typeof value === 'string' && value.trim() !== '' ? [value.trim()] : []));

/** People of an event: by what they are called, else by their mail address. */
const readPeople = (event: ICAL.Component): string[] => {
  const contacts = readTexts(event, 'contact');
  if (contacts.length > 0) return contacts;
  return ['organizer', 'attendee'].flatMap((name) =>
    event.getAllProperties(name).flatMap((property) => {
      const value: unknown = property.getFirstValue();
      return typeof value === 'string' ? [value.replace(/^mailto:/iu, '')] : [];
    }),
  );
};

const separators = /^(.+?)\s*(?:[:：|]|\s[-–—]\s)\s*(.+)$/u;

/** The classes that an event may mean: its categories, else its summary, else what stands first in it. */
const listCandidates = (event: ICAL.Component): ClassCandidate[] => {
  const summary = readText(event, 'summary');
  const ownTitle = readText(event, 'x-inkstone-title');
  const [, first = '', rest = ''] = separators.exec(summary) ?? [];
  const restFor = (name: string): string =>
    [`${name}:`, `${name}：`].some((start) => summary.startsWith(start))
      ? summary.slice(name.length + 1).trim()
      : summary === name
        ? ''
        : summary;
  const isOwn =
    event.getFirstProperty('x-inkstone-title') !== null || event.getFirstProperty('x-inkstone-title-zh') !== null;
  return [
    ...readTexts(event, 'categories').map((name) => ({ name, title: isOwn ? ownTitle : restFor(name) })),
    ...(summary === '' ? [] : [{ name: summary, title: '' }]),
    ...(first === '' ? [] : [{ name: first, title: rest }]),
  ];
};

const stateByStatus: Readonly<Record<string, boolean>> = { CANCELLED: true, CONFIRMED: false };

/** What an event says besides its times. */
export const readEvent = (event: ICAL.Component, rowNumber: number): TimetableEntry => {
  const classes = listCandidates(event);
  const titleZh = readText(event, 'x-inkstone-title-zh');
  const room = readText(event, 'location');
  const uid = readText(event, 'uid');
  const texts = [...classes.flatMap(({ name, title }) => [name, title]), titleZh, room, uid];
  const long = texts.find((text) => text.length > maxTitle);
  if (long !== undefined) throw new EventError('tooLong', cutText(long, 40));
  if (classes.length === 0) throw new EventError('classMissing', '');
  return {
    ...newEntry(rowNumber),
    ...{ uid: uid === '' ? null : uid, classes, titleZh: titleZh === '' ? null : titleZh, room },
    teachers: readPeople(event),
    isCancelled: stateByStatus[readText(event, 'status').toUpperCase()] ?? null,
  };
};
