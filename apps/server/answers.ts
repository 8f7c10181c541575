import { answers as activity } from '@inkstone/activity/server';
import { answers as assignments } from '@inkstone/assignments/server';
import { answers as bank } from '@inkstone/bank/server';
import type { Answer } from '@inkstone/call/server';
import { answers as candidates } from '@inkstone/candidates/server';
import { answers as courses } from '@inkstone/courses/server';
import { answers as errorBook } from '@inkstone/error-book/server';
import { answers as home } from '@inkstone/home/server';
import { answers as marking } from '@inkstone/marking/server';
import { answers as messages } from '@inkstone/messages/server';
import { answers as people } from '@inkstone/people/server';
import { answers as reports } from '@inkstone/reports/server';
import { answers as session } from '@inkstone/session/server';
import { answers as taking } from '@inkstone/taking/server';
import { answers as textbooks } from '@inkstone/textbooks/server';
import { answers as timetable } from '@inkstone/timetable/server';

/** Every call that works, in the order of the features' doors. */
export const answers: readonly Answer[] = [
  ...session,
  ...people,
  ...activity,
  ...bank,
  ...timetable,
  ...assignments,
  ...taking,
  ...marking,
  ...errorBook,
  ...textbooks,
  ...courses,
  ...candidates,
  ...messages,
  ...reports,
  ...home,
];
