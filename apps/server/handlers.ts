import { handlers as activity } from '@inkstone/activity/server';
import { handlers as announcements } from '@inkstone/announcements/server';
import { handlers as assignments } from '@inkstone/assignments/server';
import { handlers as bank } from '@inkstone/bank/server';
import type { CallHandler } from '@inkstone/call/server';
import { handlers as calendar } from '@inkstone/calendar/server';
import { handlers as candidates } from '@inkstone/candidates/server';
import { handlers as courses } from '@inkstone/courses/server';
import { handlers as errorBook } from '@inkstone/error-book/server';
import { handlers as home } from '@inkstone/home/server';
import { handlers as marking } from '@inkstone/marking/server';
import { handlers as messages } from '@inkstone/messages/server';
import { handlers as notifications } from '@inkstone/notifications/server';
import { handlers as people } from '@inkstone/people/server';
import { handlers as reports } from '@inkstone/reports/server';
import { handlers as school } from '@inkstone/school/server';
import { handlers as session } from '@inkstone/session/server';
import { handlers as taking } from '@inkstone/taking/server';
import { handlers as textbooks } from '@inkstone/textbooks/server';
import { handlers as timetable } from '@inkstone/timetable/server';

/** The handlers of every call, in the order of the features. */
export const handlers: readonly CallHandler[] = [
  ...session,
  ...people,
  ...activity,
  ...bank,
  ...timetable,
  ...assignments,
  ...calendar,
  ...taking,
  ...marking,
  ...errorBook,
  ...textbooks,
  ...courses,
  ...candidates,
  ...announcements,
  ...messages,
  ...notifications,
  ...reports,
  ...home,
  ...school,
];
