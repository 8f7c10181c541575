import { daysBetween, localizedName, type Language } from '@inkstone/base';
import { handleCall } from '@inkstone/call/server';
import type { Tx } from '@inkstone/db';
import { isStudentOfTeacher } from '@inkstone/people/server';
import {
  createPhaseReport as createPhaseReportContract,
  deletePhaseReport as deletePhaseReportContract,
  updatePhaseReport as updatePhaseReportContract,
  getPhaseReport as getPhaseReportContract,
  listPhaseReports as listPhaseReportsContract,
  type PhaseComments,
} from '../../contract.ts';
import { toIso } from '../statistics.ts';
import { readPhaseNumbers } from './phase-numbers.ts';
import {
  findPhaseReport,
  insertPhaseReport,
  listPhaseReportRows,
  lockOwnReport,
  updatePhaseReportRow,
  type PhaseReportRow,
} from './phase.queries.ts';

const maxPeriodDays = 366;
const emptyComments: PhaseComments = { overall: '', strengths: '', advice: '' };

const toListItem = (row: PhaseReportRow, { me, language }: { me: { id: number }; language: Language }) => ({
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

/** One page of phase reports. */
export const listPhaseReports = handleCall(listPhaseReportsContract, async ({ input, me, tx, language, notFound }) => {
  const { studentId, page, pageNum } = input;
  if (studentId !== undefined && !(await isStudentOfTeacher(tx, { teacherId: me.id, studentId }))) return notFound();
  const { rows, total } = await listPhaseReportRows(tx, { readerId: me.id, studentId, page, pageNum });
  const list = rows.map((row) => toListItem(row, { me, language }));
  return { list, page, totalPage: Math.ceil(total / pageNum), total };
});

/** One phase report: the caller's, or a published one about one of their students. */
export const getPhaseReport = handleCall(
  getPhaseReportContract,
  async ({ input, me, tx, language, school, notFound }) => {
    const row = await findPhaseReport(tx, { id: input.id, readerId: me.id });
    if (!row) return notFound();
    const isTheirs =
      row.author_id === me.id || (await isStudentOfTeacher(tx, { teacherId: me.id, studentId: row.student_id }));
    if (!isTheirs) return notFound();
    const period = { studentId: row.student_id, from: row.from_on, to: row.to_on, timeZone: school.timeZone };
    const numbers = row.numbers ?? (await readPhaseNumbers(tx, period));
    return { ...toListItem(row, { me, language }), comments: row.comments, numbers, version: row.version };
  },
);

const isValidPeriod = ({ from, to }: { from: string; to: string }): boolean => {
  const days = daysBetween(from, to);
  return days >= 0 && days <= maxPeriodDays;
};

/** Creates a report about one of the caller's students. */
export const createPhaseReport = handleCall(
  createPhaseReportContract,
  async ({ input, me, tx, now, refuse, notFound }) => {
    const { studentId, title, from, to } = input;
    if (!(await isStudentOfTeacher(tx, { teacherId: me.id, studentId }))) return notFound();
    if (!isValidPeriod({ from, to })) return refuse('phase.period');
    const about = { studentId, authorId: me.id, title, fromOn: from, toOn: to };
    return { id: await insertPhaseReport(tx, { ...about, comments: emptyComments, createdAt: now, updatedAt: now }) };
  },
);

/** Changes the comments of a draft, publishes it with its figures, or unpublishes it. */
export const updatePhaseReport = handleCall(updatePhaseReportContract, async (ctx) => {
  const { input, me, tx, now, school, refuse, notFound } = ctx;
  const row = await lockOwnReport(tx, { id: input.id, authorId: me.id });
  if (!row) return notFound();
  if (row.version !== input.version) return refuse('phase.newer');
  const { title, comments, publish } = input;
  const isWritten = title !== undefined || comments !== undefined;
  if (row.publishedAt && publish !== false && isWritten) return refuse('phase.published');

  const words = { ...(title !== undefined && { title }), ...(comments && { comments }) };
  const version = row.version + 1;
  await updatePhaseReportRow(tx, row.id, { ...words, version, updatedAt: now });
  const period = { studentId: row.studentId, from: row.fromOn, to: row.toOn, timeZone: school.timeZone };
  if (publish === true && !row.publishedAt) await publishReport(tx, { id: row.id, period, at: now });
  if (publish === false) await updatePhaseReportRow(tx, row.id, { publishedAt: null, numbers: null });
  const publishedAt = publish === undefined ? row.publishedAt : publish ? (row.publishedAt ?? now) : null;
  return { version, publishedAt: publishedAt?.toISOString() ?? null };
});

/** Publishes a report with its current figures. */
export const publishReport = async (
  tx: Tx,
  { id, period, at }: { id: number; period: Parameters<typeof readPhaseNumbers>[1]; at: Date },
): Promise<void> => {
  await updatePhaseReportRow(tx, id, { numbers: await readPhaseNumbers(tx, period), publishedAt: at });
};

/** Deletes a report. */
export const deletePhaseReport = handleCall(deletePhaseReportContract, async ({ input, me, tx, now, notFound }) => {
  const row = await lockOwnReport(tx, { id: input.id, authorId: me.id });
  if (!row) return notFound();
  await updatePhaseReportRow(tx, row.id, { deletedAt: now });
  return {};
});
