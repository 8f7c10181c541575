import ICAL from 'ical.js';
import { foldCase, fromWallTime, isTimeZone, wallTime } from '@inkstone/base';

/** The clocks of a zone: wall times such as 2026-03-04T09:30:00 and instants. */
export interface ZoneClock {
  toInstant(wall: string): Date;
  toWall(at: Date): string;
}

const namedClock = (timeZone: string): ZoneClock => ({
  toInstant: (wall) => fromWallTime(wall, timeZone),
  toWall: (at) => wallTime(at, timeZone),
});

const describedClock = (zone: ICAL.Timezone): ZoneClock => ({
  toInstant(wall) {
    const time = ICAL.Time.fromDateTimeString(wall);
    time.zone = zone;
    return time.toJSDate();
  },
  toWall: (at) => ICAL.Time.fromJSDate(at, true).convertToZone(zone).toString().slice(0, 19),
});

/** Names that Outlook gives to zones in which schools of ours are. */
const outlookNames: Readonly<Record<string, string>> = {
  'china standard time': 'Asia/Shanghai',
  'taipei standard time': 'Asia/Taipei',
  'singapore standard time': 'Asia/Singapore',
  'tokyo standard time': 'Asia/Tokyo',
  'korea standard time': 'Asia/Seoul',
  'gmt standard time': 'Europe/London',
  'w. europe standard time': 'Europe/Berlin',
  'romance standard time': 'Europe/Paris',
  'eastern standard time': 'America/New_York',
  'central standard time': 'America/Chicago',
  'mountain standard time': 'America/Denver',
  'pacific standard time': 'America/Los_Angeles',
  'aus eastern standard time': 'Australia/Sydney',
};

/** The name of a zone within what programs write, such as /example.org/Asia/Shanghai; null: none that is known. */
const findZoneName = (tzid: string): string | null => {
  const parts = tzid.trim().replaceAll('"', '').split('/').filter(Boolean);
  const names = parts.map((_part, index) => parts.slice(index).join('/'));
  return names.find((name) => isTimeZone(name)) ?? outlookNames[foldCase(tzid)] ?? null;
};

/**
 * The clocks by the name of a zone: those that are known by it, else those that the file describes. A time without a zone
 * is by the clocks of the school; null where a zone is neither known nor described.
 */
export const createClocks = (calendars: readonly ICAL.Component[], schoolZone: string) => {
  const described = new Map(
    calendars
      .flatMap((calendar) => calendar.getAllSubcomponents('vtimezone'))
      .map((component) => [String(component.getFirstPropertyValue('tzid')), new ICAL.Timezone(component)]),
  );
  return (tzid: string | null): ZoneClock | null => {
    if (tzid === null) return namedClock(schoolZone);
    const name = findZoneName(tzid);
    if (name !== null) return namedClock(name);
    const zone = described.get(tzid);
    return zone ? describedClock(zone) : null;
  };
};

/** The clocks by the name of a zone. */
export type Clocks = ReturnType<typeof createClocks>;
