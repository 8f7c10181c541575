import { destroyOf } from '@inkstone/assignments/server';
import { handleCall } from '@inkstone/call/server';
import { destroyCourse as contract } from '../contract.ts';
import { hideCourse } from './bank-course.ts';

const destroyGiven = destroyOf('video');

/** Takes an own course out of the bank, or deletes a given one. */
export const destroyCourse = handleCall(contract, async (it) => {
  const { input, me, tx, now, emit, refuse, notFound } = it;
  if (input.what === 'assignment') return destroyGiven({ me, tx, now, emit, refuse, notFound, input });
  const isThere = await hideCourse(tx, { courseId: input.courseId, ownerId: me.id, now });
  return isThere ? { recipients: 0 } : notFound();
});
