import { subscribers as assignments } from '@inkstone/assignments/server';
import type { Subscribers } from '@inkstone/call/server';
import { subscribers as errorBook } from '@inkstone/error-book/server';
import { subscribers as home } from '@inkstone/home/server';
import { subscribers as marking } from '@inkstone/marking/server';
import { subscribers as messages } from '@inkstone/messages/server';
import { subscribers as notifications } from '@inkstone/notifications/server';
import { subscribers as reports } from '@inkstone/reports/server';
import { subscribers as school } from '@inkstone/school/server';
import { subscribers as taking } from '@inkstone/taking/server';

/** The features' subscribers, in the order in which they run. */
export const subscribers: readonly Subscribers[] = [
  assignments,
  taking,
  marking,
  errorBook,
  messages,
  notifications,
  reports,
  home,
  school,
];
