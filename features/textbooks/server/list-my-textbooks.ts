import { localizedName, type Language } from '@inkstone/base';
import { handleCall } from '@inkstone/call/server';
import { listMyTextbooks as contract } from '../contract.ts';
import { countShelf, listShelf, type StudentBookRow } from './reading.queries.ts';
import { toTextbookRecord } from './record.ts';

const toEditionKind = (annotated: boolean | undefined): 'original' | 'annotated' | undefined => {
  if (annotated === undefined) return undefined;
  return annotated ? 'annotated' : 'original';
};

/** A student's textbook as calls return it. */
export const toShelvedBook = (row: StudentBookRow, language: Language) => ({
  ...toTextbookRecord(row, language),
  assignmentId: row.assignmentId,
  title: localizedName(language, row.title, row.titleZh),
  teacherName: localizedName(language, row.teacher, row.teacherZh),
  teacherMessage: row.teacherMessage,
  opensAt: row.opensAt.toISOString(),
  deadline: row.deadline.toISOString(),
  isWithdrawn: row.withdrawnAt !== null,
  openedAt: row.openedAt?.toISOString() ?? null,
  page: row.page,
  pagesSeen: row.pagesSeen,
  size: row.size,
});

/** The student's textbooks, latest first. */
export const listMyTextbooks = handleCall(contract, async ({ input, me, tx, now, language }) => {
  const { page, pageNum, search } = input;
  const key = { studentId: me.id, kind: toEditionKind(input.annotated), search: search || undefined, page, pageNum };
  const rows = await listShelf(tx, key);
  const total = await countShelf(tx, key);
  const list = rows.map((row) => toShelvedBook(row, language));
  return { list, page, totalPage: Math.ceil(total / pageNum), total, serverTime: now.toISOString() };
});
