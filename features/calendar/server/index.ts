import type { CallHandler } from '@inkstone/call/server';
import { getCalendarFeed } from './get-calendar-feed.ts';
import { getCalendarFile } from './get-calendar-file.ts';
import { removeCalendarFeed, renewCalendarFeed } from './renew-calendar-feed.ts';

export { personData } from './person-data.ts';

/** All call handlers of the calendar. */
export const handlers: readonly CallHandler[] = [
  getCalendarFeed,
  renewCalendarFeed,
  removeCalendarFeed,
  getCalendarFile,
];
