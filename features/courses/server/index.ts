import { courseHandlers } from '@inkstone/assignments/server';
import type { CallHandler } from '@inkstone/call/server';
import { listAssignableCourses } from './list-assignable-courses.ts';
import { createCourse } from './create-course.ts';
import { deleteCourse } from './delete-course.ts';
import { updateCourse } from './update-course.ts';
import { getAssignedCourse } from './get-assigned-course.ts';
import { listAssignedCourses } from './list-assigned-courses.ts';
import { getMyCourse } from './get-my-course.ts';
import { pickCourses, listMyCourses } from './list-my-courses.ts';
import { repeatCourse } from './repeat-course.ts';
import { removeCourseQuestions } from './remove-course-questions.ts';
import { saveProgress } from './save-progress.ts';

export { personData } from './person-data.ts';
export { createBankCourse, type CourseInput } from './bank-course.ts';
export {
  checkCourses,
  listCourseFiles,
  readBankCourses,
  storeExchangedCourse,
  type BankCourse,
  type CheckedCourse,
} from './exchange.ts';
export { listLessons } from './courses.queries.ts';
export { readCourseProgress, type CourseProgress } from './lesson-progress.ts';
export { mergeProgress } from './assigned-courses.queries.ts';
export { pickCourses };
export { assignCourse, type CourseAssignmentDraft } from './assign-course.ts';

/** The handlers of all calls about courses; the taking feature checks whether one may be opened. */
export const handlers: readonly CallHandler[] = [
  createCourse,
  updateCourse,
  deleteCourse,
  ...courseHandlers,
  repeatCourse,
  removeCourseQuestions,
  listAssignedCourses,
  getAssignedCourse,
  listAssignableCourses,
  listMyCourses,
  getMyCourse,
  saveProgress,
];
