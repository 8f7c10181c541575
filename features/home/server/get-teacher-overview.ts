import { handleCall } from '@inkstone/call/server';
import { countMessages } from '@inkstone/messages/server';
import { getTeacherOverview as contract } from '../contract.ts';
import { countToMark, findTutorial } from './teacher-extras.queries.ts';

/** Data for the start of a teacher's session. */
export const getTeacherOverview = handleCall(contract, async ({ me, tx }) => {
  const { homework, tests } = await countToMark(tx, me.id);
  return {
    isGuideSeen: await findTutorial(tx, me.id),
    homeworkToMark: homework,
    testsToMark: tests,
    unreadCount: (await countMessages(tx, me.id)).unread,
  };
});
