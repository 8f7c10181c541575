import { buildExcerpt } from '@inkstone/bank/server';
import { getQuestionType } from '@inkstone/exam/logic';
import { localizedName, type Language } from '@inkstone/base';
import type { DueDay } from '../rules.ts';
import type { EntryRow } from './error-book.queries.ts';

/** An entry as clients get it. */
export const toEntry = (row: EntryRow, language: Language, { end }: Pick<DueDay, 'end'>) => ({
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
  dueAt: row.removedAt === null ? row.dueAt.toISOString() : null,
  isDue: row.removedAt === null && row.dueAt < end,
});
