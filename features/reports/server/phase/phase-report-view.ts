import { localizedName, type Language } from '@inkstone/base';
import { toIso } from '../statistics.ts';
import type { PhaseReportRow } from './phase.queries.ts';

export const toListItem = (row: PhaseReportRow, { me, language }: { me: { id: number }; language: Language }) => ({
  id: row.id,
  studentId: row.studentId,
  studentName: localizedName(language, row.student, row.studentZh),
  title: row.title,
  from: row.fromOn,
  to: row.toOn,
  authorName: localizedName(language, row.author, row.authorZh),
  isMine: row.authorId === me.id,
  createdAt: toIso(row.createdAt),
  publishedAt: row.publishedAt === null ? null : toIso(row.publishedAt),
});
