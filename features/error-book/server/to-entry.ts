import { buildExcerpt } from '@inkstone/bank/server';
import { getQuestionType } from '@inkstone/exam/logic';
import { localizedName, type Language } from '@inkstone/base';
import type { DueDay } from '../rules.ts';
import type { EntryRow } from './error-book.queries.ts';

/** A day with the entries that are due on it. */
export type DueEntries = Pick<DueDay, 'end'> & { ids: ReadonlySet<number> };

/** When an entry is due: one that waits for its first review since a day has only so many, on the next day. */
const toDueAt = ({ id, dueAt }: EntryRow, { ids, end }: DueEntries): Date =>
  ids.has(id) || dueAt >= end ? dueAt : end;

/** An entry as clients get it; it is due where the count and the set of the day have it. */
export const toEntry = (row: EntryRow, language: Language, due: DueEntries) => ({
  id: row.id,
  questionId: row.questionId,
  kind: row.type,
  byTeacher: getQuestionType(row.type).marking.by === 'teacher',
  title: localizedName(language, row.title, row.titleZh),
  excerpt: buildExcerpt(row.prompt),
  knowledgePoints:
    row.nodeId === null ? [] : [{ id: row.nodeId, name: localizedName(language, row.nodeName ?? '', row.nodeNameZh) }],
  errorCount: row.errorCount,
  recentErrorTime: row.recentErrorAt.toISOString(),
  subject: row.subject,
  programme: row.programme,
  dueAt: row.removedAt === null ? toDueAt(row, due).toISOString() : null,
  isDue: due.ids.has(row.id),
});
