import { localizedName } from '@inkstone/base';
import { handleCall } from '@inkstone/call/server';
import { getAssignedTextbook as contract } from '../contract.ts';
import { findAssignedBook, listReaders } from './assigned-books.queries.ts';
import { toAssignedTextbook } from './assigned-textbook-view.ts';

const toIso = (at: string | null): string | null => (at === null ? null : new Date(at).toISOString());

/** One assigned textbook with its readers. */
export const getAssignedTextbook = handleCall(contract, async ({ input, me, tx, now, language, notFound }) => {
  const row = await findAssignedBook(tx, { id: input.id, teacherId: me.id, now });
  if (!row) return notFound();
  const { page = 1, pageNum } = input;
  const readers = await listReaders(tx, { assignmentId: row.assignment_id, page, pageNum });
  const total = row.recipients;
  return {
    assignment: toAssignedTextbook(row, language),
    readers: readers.map((reader) => ({
      recipientId: reader.recipient_id,
      studentId: reader.student_id,
      studentName: localizedName(language, reader.name, reader.name_zh),
      deadline: new Date(
        new Date(reader.own_deadline ?? row.deadline).getTime() + reader.extra_seconds * 1000,
      ).toISOString(),
      openedAt: toIso(reader.opened_at),
      readAt: toIso(reader.read_at),
      page: reader.page,
      pagesSeen: reader.pages_seen,
    })),
    ...{ page, total, totalPage: pageNum === undefined ? 1 : Math.max(1, Math.ceil(total / pageNum)) },
    serverTime: now.toISOString(),
  };
});
