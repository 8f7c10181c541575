import { handleCall, type HandlerContext } from '@inkstone/call/server';
import type { Handle } from '@inkstone/db';
import {
  getMyHomeworkReport as getMyHomeworkReportContract,
  getMyTestReport as getMyTestReportContract,
} from '../contract.ts';
import { isInOpenTest } from './open-test.queries.ts';
import { buildReport } from './build-report.ts';
import { isOpenToStudent } from './is-open-to-student.ts';
import { findOwnReport, isRecipient } from './attempt-report.queries.ts';

type OwnReportContext = Pick<
  HandlerContext<typeof getMyTestReportContract>,
  'input' | 'me' | 'now' | 'school' | 'secret' | 'language' | 'refuse' | 'notFound'
>;

/** The student's own attempt, its report once that is open; before that no keys leave the server. */
const openOwnReport = async (ctx: OwnReportContext, db: Handle, pages: 'test' | 'homework') => {
  const { input, me, now, school, secret, language, refuse, notFound } = ctx;
  const key = { assignmentId: input.id, studentId: me.id };
  if (!(await isRecipient(db, { ...key, pages }))) return notFound();
  const row = await findOwnReport(db, { ...key, attemptId: input.attempt });
  if (!row && input.attempt !== undefined) return notFound();
  if (!row?.submittedAt || !row.scoredAt) return refuse('report.notHandedIn');
  const isOpen = (attempt: Parameters<typeof isOpenToStudent>[0]) => isOpenToStudent(attempt, { db, now, school });
  if (!(await isOpen(row))) return refuse('report.notYet');
  if (await isInOpenTest(db, { attemptId: row.attemptId, now })) return refuse('report.asked');
  const report = await buildReport(row, { db, language, personId: me.id, secret, now }, isOpen);
  return report ? { row, report } : refuse('report.notHandedIn');
};

/** The student's own homework with its attempt, once its report is open. */
export const openOwnHomeworkReport = (ctx: OwnReportContext, db: Handle) => openOwnReport(ctx, db, 'homework');

/** The student's own report once it is open. */
export const readOwnReport = async (ctx: OwnReportContext, db: Handle, pages: 'test' | 'homework') =>
  (await openOwnReport(ctx, db, pages)).report;

const createOwnReportHandler =
  (pages: 'test' | 'homework') => async (ctx: HandlerContext<typeof getMyTestReportContract>) =>
    readOwnReport(ctx, ctx.tx, pages);

/** The student's own test report. */
export const getMyTestReport = handleCall(getMyTestReportContract, createOwnReportHandler('test'));

/** The student's own homework report. */
export const getMyHomeworkReport = handleCall(getMyHomeworkReportContract, createOwnReportHandler('homework'));
