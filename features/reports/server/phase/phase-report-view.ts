import { localizedName, type Language } from '@inkstone/base';
import { toIso } from '../statistics.ts';
import type { PhaseReportRow } from './phase.queries.ts';

export const toListItem = (row: PhaseReportRow, { me, language }: { me: { id: number }; language: Language }) => ({
  id: row.id,
  studentId: row.student_id,
  studentName: localizedName(language, row.student, row.student_zh),
  title: row.title,
  from: row.from_on,
  to: row.to_on,
  authorName: localizedName(language, row.author, row.author_zh),
  isMine: row.author_id === me.id,
  createdAt: toIso(row.created_at),
  publishedAt: row.published_at === null ? null : toIso(row.published_at),
});
