import { screens as activity } from '@inkstone/activity/screens';
import { screens as announcements } from '@inkstone/announcements/screens';
import { screens as assignments } from '@inkstone/assignments/screens';
import { screens as bank } from '@inkstone/bank/screens';
import { screens as calendar } from '@inkstone/calendar/screens';
import { screens as candidates } from '@inkstone/candidates/screens';
import { screens as courses } from '@inkstone/courses/screens';
import { screens as errorBook } from '@inkstone/error-book/screens';
import { screens as home } from '@inkstone/home/screens';
import { screens as marking } from '@inkstone/marking/screens';
import { screens as messages } from '@inkstone/messages/screens';
import { screens as notifications } from '@inkstone/notifications/screens';
import { screens as people } from '@inkstone/people/screens';
import { screens as reports } from '@inkstone/reports/screens';
import { screens as school } from '@inkstone/school/screens';
import { screens as session } from '@inkstone/session/screens';
import { screens as taking } from '@inkstone/taking/screens';
import { screens as textbooks } from '@inkstone/textbooks/screens';
import { screens as timetable } from '@inkstone/timetable/screens';
import type { ScreenDefinition } from '@inkstone/ui/screen';
import { screens as catalogue } from './catalogue-screens.ts';
import type { TableName } from './screen-registry.ts';

/** All screen tables of the web app. The app itself loads a table when one of its screens is opened. */
export const tables = {
  session,
  home,
  bank,
  assignments,
  taking,
  marking,
  reports,
  errorBook,
  textbooks,
  courses,
  candidates,
  people,
  messages,
  notifications,
  calendar,
  activity,
  announcements,
  school,
  timetable,
  catalogue,
} satisfies Record<TableName, readonly ScreenDefinition[]>;

/** All screens. */
export const screens: readonly ScreenDefinition[] = Object.values(tables).flat();
