import { localizedName, type Language } from '@inkstone/base';
import type { AssignedBookRow } from './assigned-books.queries.ts';
import { toTextbookRecord } from './record.ts';

export const toAssignedTextbook = (row: AssignedBookRow, language: Language) => ({
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
