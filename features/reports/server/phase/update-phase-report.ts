import { handleCall } from '@inkstone/call/server';
import type { Tx } from '@inkstone/db';
import { updatePhaseReport as contract } from '../../contract.ts';
import { readReleasedNumbers } from './phase-numbers.ts';
import { emitWithdrawal } from './emit-withdrawal.ts';
import { lockOwnReport, updatePhaseReportRow } from './phase.queries.ts';

/** Changes the comments of a draft, publishes it with its figures, or unpublishes it. */
export const updatePhaseReport = handleCall(contract, async (ctx) => {
  const { input, me, tx, now, school, emit, refuse, notFound } = ctx;
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
  if (publish === true && !row.publishedAt) {
    await publishReport(tx, { id: row.id, period, at: now, school });
    const publication = { reportId: row.id, studentId: row.studentId, publishedAt: now };
    await emit('phaseReport.published', { ...publication, title: title ?? row.title });
  }
  if (publish === false) {
    await updatePhaseReportRow(tx, row.id, { publishedAt: null, numbers: null });
    await emitWithdrawal(ctx, row);
  }
  const publishedAt = publish === undefined ? row.publishedAt : publish ? (row.publishedAt ?? now) : null;
  return { version, publishedAt: publishedAt?.toISOString() ?? null };
});

interface Publication {
  id: number;
  period: Parameters<typeof readReleasedNumbers>[1];
  at: Date;
  school: { graceSeconds: number };
}

/** Publishes a report with its current figures, without those of tests whose report is not open to the student. */
export const publishReport = async (tx: Tx, { id, period, at, school }: Publication): Promise<void> => {
  const numbers = await readReleasedNumbers(tx, period, { now: at, school });
  await updatePhaseReportRow(tx, id, { numbers, publishedAt: at });
};
