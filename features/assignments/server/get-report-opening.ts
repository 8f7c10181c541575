import { handleCall } from '@inkstone/call/server';
import { getReportOpening as contract } from '../contract.ts';
import { reportOpensAt } from '../rules.ts';
import { findAssignmentSettings } from './assignment-settings.queries.ts';
import { kindsInFamily } from './assignment-family.ts';
import { countOpenRecipients } from './recipient-assignment.queries.ts';

/** The state of the reports of the teacher's own assignment. */
export const getReportOpening = handleCall(contract, async (ctx) => {
  const { input, me, tx, now, school, refuse, notFound } = ctx;
  const kinds = [...kindsInFamily('test'), ...kindsInFamily('homework')];
  const row = await findAssignmentSettings(tx, { id: input.id, teacherId: me.id, kinds });
  if (!row) return notFound();
  if (row.withdrawnAt) return refuse('assignment.withdrawn');
  const opensAt = reportOpensAt({
    reportAt: row.reportAt,
    lastClosesAt: row.lastClosesAt,
    graceSeconds: school.graceSeconds,
  });
  return {
    id: row.id,
    reportAt: row.reportAt,
    openedAt: row.reportOpenedAt === null ? null : row.reportOpenedAt.toISOString(),
    opensAt: opensAt?.toISOString() ?? null,
    total: row.total,
    submitted: row.submitted,
    mayAnswer: await countOpenRecipients(tx, { assignmentId: row.id, now }),
    toMark: row.toMark,
  };
});
