import type { MyCourse } from '../../contract.ts';

/** What a student can do with a course now; null where there is nothing to do. */
export const getCourseAction = (course: MyCourse, now: number): 'start' | 'goOn' | 'report' | 'watchAgain' | null => {
  if (course.state === 'complete' || course.state === 'toBeMarked') return course.reportOpen ? 'report' : 'watchAgain';
  if (course.state === 'notYet' || now >= new Date(course.closesAt).getTime()) return null;
  return course.state === 'onGoing' || course.watched > 0 ? 'goOn' : 'start';
};
