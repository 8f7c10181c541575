import * as z from 'zod';
import { integerBetween } from '@inkstone/base';
import { screenRoute } from '@inkstone/exam/screen-paths';
import { maxWeeksAgo } from './rules.ts';

/** The use of the school's screens, by screen and day. */
export const schoolUsage = screenRoute(
  '/school/usage',
  z.object({ weeksAgo: integerBetween(0, maxWeeksAgo).default(0) }),
);
