import { personData as activity } from '@inkstone/activity/server';
import { personData as announcements } from '@inkstone/announcements/server';
import { personData as assignments } from '@inkstone/assignments/server';
import { personData as bank } from '@inkstone/bank/server';
import { personData as calendar } from '@inkstone/calendar/server';
import { personData as candidates } from '@inkstone/candidates/server';
import { personData as courses } from '@inkstone/courses/server';
import type { PersonData } from '@inkstone/db/person-data';
import { personData as errorBook } from '@inkstone/error-book/server';
import { personData as home } from '@inkstone/home/server';
import { personData as marking } from '@inkstone/marking/server';
import { personData as messages } from '@inkstone/messages/server';
import { personData as notifications } from '@inkstone/notifications/server';
import { personData as people } from '@inkstone/people/server';
import { personData as reports } from '@inkstone/reports/server';
import { personData as session } from '@inkstone/session/server';
import { personData as taking } from '@inkstone/taking/server';
import { personData as textbooks } from '@inkstone/textbooks/server';
import { personData as timetable } from '@inkstone/timetable/server';
import { personData as own } from './own-person-data.ts';

/**
 * The rules of all tables that name a person, each before those that it refers to: later features refer to earlier
 * ones.
 */
export const personDataRules: PersonData = {
  ...own,
  ...home,
  ...reports,
  ...notifications,
  ...messages,
  ...announcements,
  ...candidates,
  ...courses,
  ...textbooks,
  ...errorBook,
  ...marking,
  ...taking,
  ...calendar,
  ...assignments,
  ...timetable,
  ...bank,
  ...activity,
  ...people,
  ...session,
};

/** The tables whose rows belong to a person, with their rules. */
export const ownedTables = Object.entries(personDataRules).flatMap(([table, rule]) =>
  rule.owner === null ? [] : [{ table, rule: { ...rule, owner: rule.owner } }],
);
export type OwnedTable = (typeof ownedTables)[number];
