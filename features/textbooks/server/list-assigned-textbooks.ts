import { localizedName, type Language } from '@inkstone/base';
import { handleCall } from '@inkstone/call/server';
import { expandStudents } from '@inkstone/people/server';
import {
  listAssignableTextbooks as listAssignableTextbooksContract,
  getAssignedTextbook as getAssignedTextbookContract,
  listAssignedTextbooks as listAssignedTextbooksContract,
  type AssignedTextbookStatus,
} from '../contract.ts';
import { listEditionOptions } from './bank-list.queries.ts';
import {
  countAssignedBooks,
  findAssignedBook,
  listAssignedBookRows,
  listReaders,
  type AssignedBookRow,
} from './assigned-books.queries.ts';
import { toTextbookRecord } from './record.ts';

const statuses = [
  'notYet',
  'onGoing',
  'delay',
  'complete',
  'withdrawn',
] as const satisfies readonly AssignedTextbookStatus[];

const toAssignedTextbook = (row: AssignedBookRow, language: Language) => ({
  ...toTextbookRecord(row, language),
  id: row.assignment_id,
  title: localizedName(language, row.title, row.title_zh),
  titles: { en: row.title, zh: row.title_zh },
  status: row.status,
  assignDate: new Date(row.assigned_at).toISOString(),
  beginsAt: new Date(row.begins_at).toISOString(),
  deadline: new Date(row.deadline).toISOString(),
  className: (row.classes ?? [])
    .map(({ name, nameZh }) => localizedName(language, name, nameZh))
    .join(language === 'zh' ? '、' : ', '),
  opened: row.opened,
  completed: row.completed,
  total: row.recipients,
  teacherMessage: row.teacher_message,
});

/** The teacher's assigned textbooks, with the count of every status. */
export const listAssignedTextbooks = handleCall(
  listAssignedTextbooksContract,
  async ({ input, me, tx, now, language, notFound }) => {
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
  },
);

const toIso = (at: string | null): string | null => (at === null ? null : new Date(at).toISOString());

/** One assigned textbook with its readers. */
export const getAssignedTextbook = handleCall(
  getAssignedTextbookContract,
  async ({ input, me, tx, now, language, notFound }) => {
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
  },
);

/** Every edition that may be assigned, by name. */
export const listAssignableTextbooks = handleCall(
  listAssignableTextbooksContract,
  async ({ input, me, tx, language }) => {
    const { rows, total } = await listEditionOptions(tx, {
      readerId: me.id,
      search: input.search || undefined,
      most: 200,
    });
    return { list: rows.map((row) => toTextbookRecord(row, language)), total };
  },
);
