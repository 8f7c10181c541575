import { courseAnswers } from '@inkstone/assignments/server';
import type { CallHandler } from '@inkstone/call/server';
import { readChoices } from './choices.ts';
import { createCourse } from './create.ts';
import { destroyCourse } from './destroy.ts';
import { editCourse } from './edit.ts';
import { readAssignedCourse } from './assigned-course-detail.ts';
import { listAssignedCourses } from './list-assigned-courses.ts';
import { readMyCourse } from './my-course-detail.ts';
import { pickCourses, listMyCourses } from './my-courses.ts';
import { removeCourseQuestions } from './remove-questions.ts';
import { saveProgress } from './save-progress.ts';

export { createBankCourse as keepCourse, type CourseInput as CourseToKeep } from './bank-course.ts';
export { listLessons } from './courses.queries.ts';
export { mergeProgress } from './assigned-courses.queries.ts';
export { pickCourses as coursesAmong };
export { assignCourse as giveCourse, type CourseAssignmentDraft as CourseGift } from './assign-course.ts';

/** The handlers of all calls about courses; the taking feature checks whether one may be opened. */
export const handlers: readonly CallHandler[] = [
  createCourse,
  editCourse,
  destroyCourse,
  ...courseAnswers,
  removeCourseQuestions,
  listAssignedCourses,
  readAssignedCourse,
  readChoices,
  listMyCourses,
  readMyCourse,
  saveProgress,
];
