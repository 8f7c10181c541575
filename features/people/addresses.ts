import * as z from 'zod';
import { Flag, Id, integerBetween } from '@inkstone/base';
import { screenRoute } from '@inkstone/exam/screen-paths';

const page = integerBetween(1, 100_000).default(1);
const search = z.string().max(100).optional();

/** My students; with `studentId` one of them, with one of their lists. */
export const myStu = screenRoute(
  '/teacher/myStu',
  z.object({
    search,
    classId: Id.optional(),
    starred: Flag.optional(),
    page,
    studentId: Id.optional(),
    tab: z
      .enum(['overview', 'homework', 'tests', 'textbooks', 'courses', 'errors', 'reports', 'activity'])
      .default('overview'),
  }),
  { studentId: 'stuId' },
);

/** My classes; with `classId` one of them, with one of its lists. */
export const myClass = screenRoute(
  '/teacher/myClass',
  z.object({
    search,
    termId: Id.optional(),
    page,
    classId: Id.optional(),
    tab: z.enum(['members', 'homework', 'tests', 'textbooks', 'courses']).default('members'),
  }),
);

/** My staff; with `personId` one of them with the tests I assigned. */
export const myStaff = screenRoute('/teacher/myStaff', z.object({ search, page, personId: Id.optional() }), {
  personId: 'stuId',
});

/** My teams; with `id` one of them. */
export const myTeam = screenRoute('/teacher/myTeam', z.object({ page, id: Id.optional() }));
