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
  model_id: row.assignment_id,
  title: localizedName(language, row.title, row.title_zh),
  teacherName: localizedName(language, row.teacher, row.teacher_zh),
  teacherMessage: row.teacher_message,
  opensAt: new Date(row.opens_at).toISOString(),
  deadline: new Date(row.deadline).toISOString(),
  isWithdrawn: row.withdrawn_at !== null,
  openedAt: row.opened_at === null ? null : new Date(row.opened_at).toISOString(),
  page: row.page,
  pagesSeen: row.pages_seen,
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
