import ICAL from 'ical.js';
import type { Clocks, ZoneClock } from './zone-clocks.ts';
import { EventError } from './event-error.ts';

/** Where a time of an event stands: its wall time, and the clocks that it is by. */
export interface EventTime {
  wall: string;
  at: Date;
  clock: ZoneClock;
}

const toEventTime = (property: ICAL.Property, value: unknown, clocks: Clocks): EventTime => {
  if (!(value instanceof ICAL.Time)) throw new EventError('eventBroken', String(value));
  if (value.isDate) throw new EventError('allDay', value.toString());
  const wall = value.toString().slice(0, 19);
  const tzid = property.getFirstParameter('tzid');
  const zone = value.toString().endsWith('Z') ? 'UTC' : tzid ? String(tzid) : null;
  const clock = clocks(zone);
  if (!clock) throw new EventError('zoneUnknown', zone ?? '');
  return { wall, at: clock.toInstant(wall), clock };
};

/** The times of a property, such as those of all EXDATE lines. */
export const listEventTimes = (event: ICAL.Component, name: string, clocks: Clocks): EventTime[] =>
  event
    .getAllProperties(name)
    .flatMap((property) => property.getValues().map((value) => toEventTime(property, value, clocks)));

/** The time of a property; undefined where there is none. */
export const findEventTime = (event: ICAL.Component, name: string, clocks: Clocks): EventTime | undefined => {
  const property = event.getFirstProperty(name);
  return property ? toEventTime(property, property.getFirstValue(), clocks) : undefined;
};

/** How long an event lasts in ms; an end is by its own clocks. */
export const findLength = (event: ICAL.Component, start: EventTime, clocks: Clocks): number => {
  const end = findEventTime(event, 'dtend', clocks);
  if (end) return end.at.getTime() - start.at.getTime();
  const duration: unknown = event.getFirstPropertyValue('duration');
  return duration instanceof ICAL.Duration ? duration.toSeconds() * 1000 : 0;
};
