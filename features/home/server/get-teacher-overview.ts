import { handleCall } from '@inkstone/call/server';
import { countMessages } from '@inkstone/messages/server';
import { getAccount } from '@inkstone/session/server';
import { getTeacherOverview as contract } from '../contract.ts';
import { countToMark } from './teacher-extras.queries.ts';

/** Data for the start of a teacher's session. */
export const getTeacherOverview = handleCall(contract, async ({ me, tx }) => {
  const { homework, tests } = await countToMark(tx, me.id);
  return {
    isGuideSeen: (await getAccount(tx, me.id)).isGuideSeen,
    homeworkToMark: homework,
    testsToMark: tests,
    unreadCount: (await countMessages(tx, me.id)).unread,
  };
});
