import * as z from 'zod';
import { Id, integerBetween } from '@inkstone/base';
import { screenRoute } from '@inkstone/exam/screen-paths';

/** Time ranges of the error filter. */
export const recents = ['week', 'month', 'threeMonths', 'sixMonths', 'all'] as const;

/** The error book, with its filters as search parameters. */
export const errorBook = screenRoute(
  '/stu/wrongQuestion',
  z.object({
    recent: z.enum(recents).optional(),
    programme: z.string().max(40).optional(),
    subject: z.string().max(40).optional(),
    knowledgePointId: Id.optional(),
    due: z.enum(['today']).optional(),
    sort: z.enum(['recent', 'countDown', 'countUp']).optional(),
    page: integerBetween(1, 100_000).optional(),
  }),
  { programme: 'program', knowledgePointId: 'point' },
);

/** One entry of the error book, with the question to try again. */
export const errorEntry = screenRoute(
  '/stu/wrongQuestion/detail',
  z.object({
    id: Id,
    review: z.enum(['due']).optional(),
    /** The ids of the remaining questions of the day's set, joined by commas. */
    rest: z.string().max(400).optional(),
    /** The position in the day's set, from 1. */
    at: integerBetween(1, 1000).optional(),
  }),
);

/** Practice of the student's own: put together and listed. */
export const ownPractice = screenRoute('/stu/practice', z.object({ page: integerBetween(1, 100_000).optional() }));
