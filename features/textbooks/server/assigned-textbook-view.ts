import { localizedName, type Language } from '@inkstone/base';
import type { AssignedBookRow } from './assigned-books.queries.ts';
import { toTextbookRecord } from './record.ts';

export const toAssignedTextbook = (row: AssignedBookRow, language: Language) => ({
  ...toTextbookRecord(row, language),
  id: row.assignmentId,
  title: localizedName(language, row.title, row.titleZh),
  titles: { en: row.title, zh: row.titleZh },
  status: row.status,
  assignDate: row.assignedAt.toISOString(),
  beginsAt: row.beginsAt.toISOString(),
  deadline: row.deadline.toISOString(),
  className: (row.classes ?? [])
    .map(({ name, nameZh }) => localizedName(language, name, nameZh))
    .join(language === 'zh' ? '、' : ', '),
  opened: row.opened,
  completed: row.completed,
  total: row.recipients,
  teacherMessage: row.teacherMessage,
});
