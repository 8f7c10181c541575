import * as z from 'zod';
import { Day, Id } from '@inkstone/base';
import { screenRoute } from '@inkstone/exam/screen-paths';

/** A week of the school's timetable, of a class, a teacher or a room. */
export const schoolTimetable = screenRoute(
  '/school/timetable',
  z.object({
    day: Day.optional(),
    classId: Id.optional(),
    teacherId: Id.optional(),
    roomId: Id.optional(),
  }),
);

/** A week of the own sessions. */
export const myTimetable = screenRoute('/teacher/timetable', z.object({ day: Day.optional() }));
