import * as z from 'zod';
import { screenRoute, Id, whole } from '@inkstone/base';

/** How recent an error is: a week, months, or any time. */
export const recents = ['week', 'month', 'threeMonths', 'sixMonths', 'all'] as const;

/** The error book with its filters in the address. */
export const errorBook = screenRoute(
  '/stu/wrongQuestion',
  z.object({
    recent: z.enum(recents).optional(),
    program: z.string().max(40).optional(),
    subject: z.string().max(40).optional(),
    point: Id.optional(),
    due: z.enum(['today']).optional(),
    sort: z.enum(['recent', 'countDown', 'countUp']).optional(),
    page: whole(1, 100_000).optional(),
  }),
);

/** One entry: the question, the answers over time, key, explanation, try again. */
export const errorEntry = screenRoute(
  '/stu/wrongQuestion/detail',
  z.object({
    id: Id,
    review: z.enum(['due']).optional(),
    /** What comes next in the set of the day, joined by commas. */
    rest: z.string().max(400).optional(),
    /** Which question of the set this is, from 1. */
    at: whole(1, 1000).optional(),
  }),
);
