import { daysAsMs, localizedName } from '@inkstone/base';
import { handleCall } from '@inkstone/call/server';
import { listClassNotices as contract } from '../contract.ts';
import { classNoticeDays } from '../rules.ts';
import { listRestingMembers, listSentNotices, managesClass } from './sent-notices.queries.ts';

/** What the members of a class were sent lately by mail and push, and what became of it. */
export const listClassNotices = handleCall(contract, async ({ input, me, tx, now, language, notFound }) => {
  const { classId, page, pageNum } = input;
  const key = { classId, teacherId: me.id };
  if (!(await managesClass(tx, key))) return notFound();
  const since = new Date(now.getTime() - daysAsMs(classNoticeDays));
  const rows = await listSentNotices(tx, { ...key, since, page, pageNum });
  const resting = await listRestingMembers(tx, key);
  const total = rows[0]?.total ?? 0;
  return {
    list: rows.map(({ title, titleZh, createdAt, total: _, ...row }) => ({
      ...row,
      title: localizedName(language, title, titleZh),
      createdAt: createdAt.toISOString(),
    })),
    resting: resting.map(({ studentId, name, nameZh, failure }) => ({
      studentId,
      name: localizedName(language, name, nameZh),
      failure,
    })),
    page,
    totalPage: Math.ceil(total / pageNum),
    total,
  };
});
