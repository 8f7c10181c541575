import { handleCall, type HandlerContext } from '@inkstone/call/server';
import {
  getMyHomeworkReport as getMyHomeworkReportContract,
  getMyTestReport as getMyTestReportContract,
} from '../contract.ts';
import { isInOpenTest } from './open-test.queries.ts';
import { buildReport } from './build-report.ts';
import { isOpenToStudent } from './is-open-to-student.ts';
import { findOwnReport, isRecipient } from './reports.queries.ts';

/** The student's own report once it is open; before that no keys leave the server. */
const createOwnReportHandler =
  (isTest: boolean) =>
  async ({
    input,
    me,
    tx,
    now,
    school,
    secret,
    language,
    refuse,
    notFound,
  }: HandlerContext<typeof getMyTestReportContract>) => {
    const key = { assignmentId: input.id, studentId: me.id };
    if (!(await isRecipient(tx, { ...key, isTest }))) return notFound();
    const row = await findOwnReport(tx, { ...key, attemptId: input.attempt });
    if (!row && input.attempt !== undefined) return notFound();
    if (!row?.submitted_at || !row.scored_at) return refuse('report.notHandedIn');
    const isOpen = (attempt: Parameters<typeof isOpenToStudent>[0]) =>
      isOpenToStudent(attempt, { db: tx, now, school });
    if (!(await isOpen(row))) return refuse('report.notYet');
    if (await isInOpenTest(tx, { attemptId: row.attempt_id, now })) return refuse('report.asked');
    const report = await buildReport(row, { db: tx, language, personId: me.id, secret, now }, isOpen);
    return report ?? refuse('report.notHandedIn');
  };

/** The student's own test report. */
export const getMyTestReport = handleCall(getMyTestReportContract, createOwnReportHandler(true));

/** The student's own homework report. */
export const getMyHomeworkReport = handleCall(getMyHomeworkReportContract, createOwnReportHandler(false));
