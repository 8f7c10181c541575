import { destroyOf } from '@inkstone/assignments/server';
import { answer } from '@inkstone/call/server';
import { destroyCourse as contract } from '../contract.ts';
import { hideCourse } from './bank-course.ts';

const destroyGiven = destroyOf('video');

/** Takes an own course out of the bank, or deletes a given one. */
export const destroyCourse = answer(contract, async (it) => {
  const { input, me, tx, now, tell, refuse, notFound } = it;
  if (input.what === 'assignment') return destroyGiven({ me, tx, now, tell, refuse, notFound, input });
  const isThere = await hideCourse(tx, { courseId: input.courseId, ownerId: me.id, now });
  return isThere ? { recipients: 0 } : notFound();
});
