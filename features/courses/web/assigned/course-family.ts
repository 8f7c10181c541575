import { assignedCourseCalls as changing } from '@inkstone/assignments/contract';
import type { FamilyDefinition } from '@inkstone/assignments/web';
import { useApiMutation } from '@inkstone/call/web';
import { assignedCourse, assignedCourses } from '../../addresses.ts';
import { deleteCourse, updateCourse } from '../../contract.ts';
import { assignedCourseMessages } from '../../messages.ts';

/** What lists, menus and dialogs of assigned courses have of their own. */
export const courseFamily: FamilyDefinition = {
  messages: assignedCourseMessages,
  statuses: ['notYet', 'onGoing', 'toBeMarked', 'delay', 'complete', 'withdrawn'],
  listRoute: assignedCourses,
  detailRoute: assignedCourse,
  canMoveBegin: true,
  calls: changing,
  useEdit: () => useApiMutation(updateCourse).mutateAsync,
  useDestroy: () => useApiMutation(deleteCourse).mutateAsync,
};
