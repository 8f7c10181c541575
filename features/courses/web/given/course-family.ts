import { givenCourses as changing } from '@inkstone/assignments/contract';
import type { GivenFamily } from '@inkstone/assignments/web';
import { useApiMutation } from '@inkstone/call/web';
import { givenCourse, givenCourses } from '../../addresses.ts';
import { destroyCourse, editCourse } from '../../contract.ts';
import { givenWords } from '../../messages.ts';

/** Given courses: what their lists, menus and dialogs have of their own. */
export const courseFamily: GivenFamily = {
  words: givenWords,
  statuses: ['notYet', 'onGoing', 'toBeMarked', 'delay', 'complete', 'withdrawn'],
  listAt: givenCourses,
  detailAt: givenCourse,
  changing,
  useEdit: () => useApiMutation(editCourse).mutateAsync,
  useDestroy: () => useApiMutation(destroyCourse).mutateAsync,
};
