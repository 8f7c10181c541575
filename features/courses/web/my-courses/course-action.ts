import type { MyCourse } from '../../contract.ts';

/** The student's next action on a course; null if there is none. */
export const getCourseAction = (course: MyCourse, now: number): 'start' | 'goOn' | 'report' | 'watchAgain' | null => {
  if (course.state === 'complete' || course.state === 'toBeMarked') return course.reportOpen ? 'report' : 'watchAgain';
  if (course.state === 'notYet' || now >= new Date(course.closesAt).getTime()) return null;
  return course.state === 'onGoing' || course.watched > 0 ? 'goOn' : 'start';
};
