import { handleCall, type HandlerContext } from '@inkstone/call/server';
import type { Handle } from '@inkstone/db';
import { getCandidateScope } from '@inkstone/session/contract';
import {
  getAttemptReport as getAttemptReportContract,
  getStudentReport as getStudentReportContract,
} from '../contract.ts';
import { buildReport } from './build-report.ts';
import { findAttemptReport, findStudentReport, type ReaderScope, type ReportRow } from './attempt-report.queries.ts';

type ReportContext = Pick<
  HandlerContext<typeof getAttemptReportContract>,
  'me' | 'now' | 'secret' | 'language' | 'refuse' | 'notFound'
>;

// As in marking, candidates' tests may be read by recruitment roles with the permission.
const getReadableCandidates = ({ role, permissions }: ReportContext['me']): ReaderScope['candidates'] =>
  permissions.includes('test') ? getCandidateScope(role) : 'none';

const toReaderScope = (me: ReportContext['me']): ReaderScope => ({
  teacherId: me.id,
  candidates: getReadableCandidates(me),
});

const buildTeacherReport = async (
  { me, now, secret, language, refuse, notFound }: ReportContext,
  db: Handle,
  row: ReportRow | undefined,
) => {
  if (!row) return notFound();
  // The teacher sees the student's earlier attempts in lists anyway, open or not.
  const report = await buildReport(row, { db, language, personId: me.id, secret, now }, async () => true);
  return report ?? refuse('report.notHandedIn');
};

/** One attempt at an assignment that the reader teaches or supervises. */
export const getAttemptReport = handleCall(getAttemptReportContract, async (ctx) =>
  buildTeacherReport(
    ctx,
    ctx.tx,
    await findAttemptReport(ctx.tx, { attemptId: ctx.input.attemptId, ...toReaderScope(ctx.me) }),
  ),
);

type StudentReportContext = ReportContext & Pick<HandlerContext<typeof getStudentReportContract>, 'input'>;

/** The report of a student's attempt, for whoever teaches or supervises it. */
export const readStudentReport = async (ctx: StudentReportContext, db: Handle) => {
  const { id: assignmentId, stuId: studentId, attempt: attemptId } = ctx.input;
  const row = await findStudentReport(db, { assignmentId, studentId, ...toReaderScope(ctx.me), attemptId });
  return buildTeacherReport(ctx, db, row);
};

const readStudentAttempt = async (ctx: HandlerContext<typeof getStudentReportContract>) =>
  readStudentReport(ctx, ctx.tx);

/** One student's latest attempt at one of this teacher's assignments. */
export const getStudentReport = handleCall(getStudentReportContract, readStudentAttempt);
