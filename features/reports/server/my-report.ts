import { findLastClosing, reportOpens } from '@inkstone/assignments/server';
import { answer, type Deciding } from '@inkstone/call/server';
import { homeworkReport, testReport } from '../contract.ts';
import { buildReport } from './build-report.ts';
import { findOwnReport, isRecipient } from './reports.queries.ts';

/** My report, once it is open; before that nothing of keys leaves the server. */
const mine =
  (isTest: boolean) =>
  async ({ input, me, tx, now, school, secret, language, refuse, notFound }: Deciding<typeof testReport>) => {
    const key = { assignmentId: input.id, studentId: me.id };
    if (!(await isRecipient(tx, { ...key, isTest }))) return notFound();
    const row = await findOwnReport(tx, key);
    if (!row?.submitted_at || !row.scored_at) return refuse('report.notHandedIn');
    const lastClosesAt = (await findLastClosing(tx, row.assignment_id)) ?? new Date(row.deadline);
    const facts = {
      reportAt: row.report_at,
      openedAt: row.report_opened_at === null ? null : new Date(row.report_opened_at),
      lastClosesAt,
      graceSeconds: school.graceSeconds,
      isHandedIn: true,
      needsMarking: row.needs_marking,
    };
    if (!reportOpens(facts, now)) return refuse('report.notYet');
    const report = await buildReport(row, { db: tx, language, personId: me.id, secret, now });
    return report ?? refuse('report.notHandedIn');
  };

/** Of my test. */
export const readTestReport = answer(testReport, mine(true));

/** Of my homework. */
export const readHomeworkReport = answer(homeworkReport, mine(false));
