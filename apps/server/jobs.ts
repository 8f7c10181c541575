import { jobs as home } from '@inkstone/home/server';
import type { AnyJob } from '@inkstone/jobs';
import { mailJob } from '@inkstone/mail';
import { jobs as messages } from '@inkstone/messages/server';
import { jobs as notifications } from '@inkstone/notifications/server';
import { jobs as reports } from '@inkstone/reports/server';
import { jobs as school } from '@inkstone/school/server';
import { closeJob, rescoreRecentJob, standingTimeJob } from '@inkstone/taking/server';
import { jobs as textbooks } from '@inkstone/textbooks/server';
import { sweepJob } from './sweep-job.ts';

/** All jobs that a process runs. */
export const jobs: readonly AnyJob[] = [
  mailJob,
  closeJob,
  standingTimeJob,
  rescoreRecentJob,
  sweepJob,
  ...textbooks,
  ...home,
  ...messages,
  ...notifications,
  ...reports,
  ...school,
];
