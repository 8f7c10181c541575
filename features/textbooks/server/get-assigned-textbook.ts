import { localizedName } from '@inkstone/base';
import { handleCall } from '@inkstone/call/server';
import { getAssignedTextbook as contract } from '../contract.ts';
import { findAssignedBook, listReaders } from './assigned-books.queries.ts';
import { toAssignedTextbook } from './assigned-textbook-view.ts';

/** One assigned textbook with its readers. */
export const getAssignedTextbook = handleCall(contract, async ({ input, me, tx, now, language, notFound }) => {
  const row = await findAssignedBook(tx, { id: input.id, teacherId: me.id, now });
  if (!row) return notFound();
  const { page = 1, pageNum } = input;
  const readers = await listReaders(tx, { assignmentId: row.assignmentId, page, pageNum });
  const total = row.recipients;
  return {
    assignment: toAssignedTextbook(row, language),
    readers: readers.map((reader) => ({
      recipientId: reader.recipientId,
      studentId: reader.studentId,
      studentName: localizedName(language, reader.name, reader.nameZh),
      deadline: new Date((reader.ownDeadline ?? row.deadline).getTime() + reader.extraSeconds * 1000).toISOString(),
      openedAt: reader.openedAt?.toISOString() ?? null,
      readAt: reader.readAt?.toISOString() ?? null,
      page: reader.page,
      pagesSeen: reader.pagesSeen,
    })),
    ...{ page, total, totalPage: pageNum === undefined ? 1 : Math.max(1, Math.ceil(total / pageNum)) },
    serverTime: now.toISOString(),
  };
});
