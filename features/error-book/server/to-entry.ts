import { excerptOf } from '@inkstone/bank/server';
import { getQuestionType } from '@inkstone/exam/logic';
import { localizedName, type Language } from '@inkstone/base';
import type { DueDay, EntryRow } from './error-book.queries.ts';

/** An entry as clients get it. */
export const toEntry = (row: EntryRow, language: Language, { end }: Pick<DueDay, 'end'>) => ({
  id: row.id,
  questionId: row.question_id,
  kind: row.type,
  byTeacher: getQuestionType(row.type).marking.by === 'teacher',
  title: localizedName(language, row.title, row.title_zh),
  excerpt: excerptOf(row.prompt),
  knowledgePoints:
    row.node_id === null
      ? []
      : [{ id: row.node_id, name: localizedName(language, row.node_name ?? '', row.node_name_zh) }],
  errorCount: row.error_count,
  recentErrorTime: new Date(row.recent_error_at).toISOString(),
  subject: row.subject,
  program: row.programme,
  dueAt: row.removed_at === null ? new Date(row.due_at).toISOString() : null,
  isDue: row.removed_at === null && new Date(row.due_at) < end,
});
