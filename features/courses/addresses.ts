import * as z from 'zod';
import { Id, integerBetween } from '@inkstone/base';
import { screenRoute } from '@inkstone/exam/screen-paths';

const page = integerBetween(1, 100_000).default(1);
const search = z.string().max(100).optional();
const ids = z.preprocess(
  (raw) => (typeof raw === 'string' ? raw.split(',').filter(Boolean) : raw),
  z.array(Id).max(100).optional(),
);

/** My courses. */
export const myCourseList = screenRoute(
  '/stu/course',
  z.object({ filter: z.enum(['all', 'onGoing', 'complete', 'delay']).default('all'), search, page }),
);

/** One course of mine, with its lessons. */
export const myCoursePage = screenRoute('/stu/course/detail', z.object({ id: Id }));

/** The launcher of a course: checks with the server, then opens the study screen or the report. */
export const courseLauncher = screenRoute(
  '/stu/course/stuController',
  z.object({ id: Id, lesson: integerBetween(1, 1000).optional(), to: z.enum(['study', 'report']).optional() }),
);

/** The videos with their questions, in a window of its own; `lesson` is the number to start with. */
export const courseStudy = screenRoute(
  '/stu/course/study',
  z.object({ id: Id, lesson: integerBetween(1, 1000).optional() }),
);

/** The report of a course; a teacher names the student. */
export const courseReport = screenRoute('/stu/course/report', z.object({ id: Id, studentId: Id.optional() }), {
  studentId: 'stuId',
});

/** Choose or create a course and assign it. */
export const newAssignedCourse = screenRoute(
  '/teacher/setCourse',
  z.object({ courseId: Id.optional(), studentIds: ids, classIds: ids }),
);

/** Courses assigned by the teacher. */
export const assignedCourses = screenRoute(
  '/teacher/course/list',
  z.object({
    status: z.enum(['notYet', 'onGoing', 'toBeMarked', 'delay', 'complete', 'withdrawn']).optional(),
    search,
    classId: Id.optional(),
    sort: z.enum(['assigned', 'deadline', 'title']).default('assigned'),
    order: z.enum(['asc', 'desc']).default('desc'),
    page,
  }),
);

/** One course assigned by the teacher. */
export const assignedCourse = screenRoute('/teacher/course/detail', z.object({ id: Id, page }));
