import { courseAnswers } from '@inkstone/assignments/server';
import type { CallHandler } from '@inkstone/call/server';
import { readChoices } from './choices.ts';
import { createCourse } from './create.ts';
import { destroyCourse } from './destroy.ts';
import { editCourse } from './edit.ts';
import { readGivenCourse } from './given-detail.ts';
import { listGivenCourses } from './list-given.ts';
import { readMyCourse } from './my-course-detail.ts';
import { coursesAmong, listMyCourses } from './my-courses.ts';
import { removeCourseQuestions } from './remove-questions.ts';
import { saveProgress } from './save-progress.ts';

export { keepCourse, type CourseToKeep } from './bank-course.ts';
export { listLessons } from './courses.queries.ts';
export { mergeProgress } from './given.queries.ts';
export { coursesAmong };
export { giveCourse, type CourseGift } from './give-course.ts';

/** The answers to every call of courses; whether one may be opened is answered where it is sat. */
export const handlers: readonly CallHandler[] = [
  createCourse,
  editCourse,
  destroyCourse,
  ...courseAnswers,
  removeCourseQuestions,
  listGivenCourses,
  readGivenCourse,
  readChoices,
  listMyCourses,
  readMyCourse,
  saveProgress,
];
