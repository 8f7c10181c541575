import { handleCall } from '@inkstone/call/server';
import { expandStudents } from '@inkstone/people/server';
import { listAssignedTextbooks as contract, type AssignedTextbookStatus } from '../contract.ts';
import { countAssignedBooks, listAssignedBookRows } from './assigned-books.queries.ts';
import { toAssignedTextbook } from './assigned-textbook-view.ts';

const statuses = [
  'notYet',
  'onGoing',
  'delay',
  'complete',
  'withdrawn',
] as const satisfies readonly AssignedTextbookStatus[];

/** The teacher's assigned textbooks, with the count of every status. */
export const listAssignedTextbooks = handleCall(contract, async ({ input, me, tx, now, language, notFound }) => {
  const { page, pageNum, status, search, classId, sort, order } = input;
  if (classId && (await expandStudents(tx, { teacherId: me.id, studentIds: [], classIds: [classId] })).foreign)
    return notFound();
  const what = { search: search || undefined, status, classId, sort, order, page, pageNum };
  const key = { teacherId: me.id, now, ...what };
  const counted = await countAssignedBooks(tx, key);
  const ofEach = Object.fromEntries(statuses.map((name) => [name, counted.get(name) ?? 0]));
  const all = Object.values(ofEach).reduce((sum, count) => sum + count, 0);
  const counts: Record<string, number> = { ...ofEach, all };
  const total = counts[status ?? 'all'] ?? 0;
  const rows = await listAssignedBookRows(tx, key);
  const list = rows.map((row) => toAssignedTextbook(row, language));
  return { list, page, totalPage: Math.ceil(total / pageNum), total, counts, serverTime: now.toISOString() };
});
