import { daysBetween, localizedName, type Language } from '@inkstone/base';
import { handleCall } from '@inkstone/call/server';
import type { Tx } from '@inkstone/db';
import { isStudentOfTeacher } from '@inkstone/people/server';
import {
  createPhaseReport,
  deletePhaseReport,
  editPhaseReport,
  phaseReport,
  phaseReports,
  type PhaseComments,
} from '../../contract.ts';
import { isoOf } from '../numbers.ts';
import { gatherNumbers } from './phase-numbers.ts';
import {
  findPhaseReport,
  insertPhaseReport,
  listPhaseReports,
  lockOwnReport,
  updatePhaseReport,
  type PhaseReportRow,
} from './phase.queries.ts';

const longestDays = 366;
const nothingSaid: PhaseComments = { overall: '', strengths: '', advice: '' };

const rowOf = (row: PhaseReportRow, { me, language }: { me: { id: number }; language: Language }) => ({
  id: row.id,
  studentId: row.student_id,
  studentName: localizedName(language, row.student, row.student_zh),
  title: row.title,
  from: row.from_on,
  to: row.to_on,
  authorName: localizedName(language, row.author, row.author_zh),
  isMine: row.author_id === me.id,
  createdAt: isoOf(row.created_at),
  publishedAt: row.published_at === null ? null : isoOf(row.published_at),
});

/** Phase reports, a page of them. */
export const listReports = handleCall(phaseReports, async ({ input, me, tx, language, notFound }) => {
  const { studentId, page, pageNum } = input;
  if (studentId !== undefined && !(await isStudentOfTeacher(tx, { teacherId: me.id, studentId }))) return notFound();
  const { rows, total } = await listPhaseReports(tx, { readerId: me.id, studentId, page, pageNum });
  const list = rows.map((row) => rowOf(row, { me, language }));
  return { list, page, totalPage: Math.ceil(total / pageNum), total };
});

/** One phase report: the caller's, or a published one of a student of theirs. */
export const readPhaseReport = handleCall(phaseReport, async ({ input, me, tx, language, school, notFound }) => {
  const row = await findPhaseReport(tx, { id: input.id, readerId: me.id });
  if (!row) return notFound();
  const isTheirs =
    row.author_id === me.id || (await isStudentOfTeacher(tx, { teacherId: me.id, studentId: row.student_id }));
  if (!isTheirs) return notFound();
  const period = { studentId: row.student_id, from: row.from_on, to: row.to_on, timeZone: school.timeZone };
  const numbers = row.numbers ?? (await gatherNumbers(tx, period));
  return { ...rowOf(row, { me, language }), comments: row.comments, numbers, version: row.version };
});

const isPeriod = ({ from, to }: { from: string; to: string }): boolean => {
  const days = daysBetween(from, to);
  return days >= 0 && days <= longestDays;
};

/** Begins a report of a student of mine. */
export const beginPhaseReport = handleCall(createPhaseReport, async ({ input, me, tx, now, refuse, notFound }) => {
  const { studentId, title, from, to } = input;
  if (!(await isStudentOfTeacher(tx, { teacherId: me.id, studentId }))) return notFound();
  if (!isPeriod({ from, to })) return refuse('phase.period');
  const about = { studentId, authorId: me.id, title, fromOn: from, toOn: to };
  return { id: await insertPhaseReport(tx, { ...about, comments: nothingSaid, createdAt: now, updatedAt: now }) };
});

/** Changes the words of a draft, publishes it with its numbers, or takes it back. */
export const writePhaseReport = handleCall(editPhaseReport, async (it) => {
  const { input, me, tx, now, school, refuse, notFound } = it;
  const row = await lockOwnReport(tx, { id: input.id, authorId: me.id });
  if (!row) return notFound();
  if (row.version !== input.version) return refuse('phase.newer');
  const { title, comments, publish } = input;
  const isWritten = title !== undefined || comments !== undefined;
  if (row.publishedAt && publish !== false && isWritten) return refuse('phase.published');

  const words = { ...(title !== undefined && { title }), ...(comments && { comments }) };
  const version = row.version + 1;
  await updatePhaseReport(tx, row.id, { ...words, version, updatedAt: now });
  const period = { studentId: row.studentId, from: row.fromOn, to: row.toOn, timeZone: school.timeZone };
  if (publish === true && !row.publishedAt) await publishReport(tx, { id: row.id, period, at: now });
  if (publish === false) await updatePhaseReport(tx, row.id, { publishedAt: null, numbers: null });
  const publishedAt = publish === undefined ? row.publishedAt : publish ? (row.publishedAt ?? now) : null;
  return { version, publishedAt: publishedAt?.toISOString() ?? null };
});

/** Keeps the numbers of a report as they are now; it counts as published. */
export const publishReport = async (
  tx: Tx,
  { id, period, at }: { id: number; period: Parameters<typeof gatherNumbers>[1]; at: Date },
): Promise<void> => {
  await updatePhaseReport(tx, id, { numbers: await gatherNumbers(tx, period), publishedAt: at });
};

/** Takes a report away. */
export const dropPhaseReport = handleCall(deletePhaseReport, async ({ input, me, tx, now, notFound }) => {
  const row = await lockOwnReport(tx, { id: input.id, authorId: me.id });
  if (!row) return notFound();
  await updatePhaseReport(tx, row.id, { deletedAt: now });
  return {};
});
