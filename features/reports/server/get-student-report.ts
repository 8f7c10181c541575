import { handleCall, type HandlerContext } from '@inkstone/call/server';
import { readCourseProgress } from '@inkstone/courses/server';
import type { Handle } from '@inkstone/db';
import { kindsInFamily } from '@inkstone/exam/assignment-kinds';
import { mayMarkAssignment } from '@inkstone/marking/server';
import { getCandidateScope } from '@inkstone/session/contract';
import {
  getAttemptReport as getAttemptReportContract,
  getStudentReport as getStudentReportContract,
} from '../contract.ts';
import { buildReport, type CanCompare } from './build-report.ts';
import {
  findAttemptReport,
  findStudentReport,
  listReadableAssignments,
  type ReaderScope,
  type ReportRow,
} from './attempt-report.queries.ts';

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
  // The report of the earlier attempt may still be closed to the student, but it is one that the reader may open.
  const mayCompare: CanCompare = async ({ assignmentId }) =>
    (
      await listReadableAssignments(db, {
        ...toReaderScope(me),
        studentId: row.studentId,
        assignmentIds: [assignmentId],
      })
    ).has(assignmentId);
  const report = await buildReport(row, { db, language, personId: me.id, secret, now }, mayCompare);
  if (!report) return refuse('report.notHandedIn');
  const course = kindsInFamily('video').includes(row.kind) ? await readCourseProgress(db, { ...row, language }) : null;
  const mayMark = await mayMarkAssignment(db, { assignmentId: row.assignmentId, personId: me.id });
  return { ...report, mayMark, ...(course && { course }) };
};

/** One attempt that the reader may read. */
export const getAttemptReport = handleCall(getAttemptReportContract, async (ctx) =>
  buildTeacherReport(
    ctx,
    ctx.tx,
    await findAttemptReport(ctx.tx, { attemptId: ctx.input.attemptId, ...toReaderScope(ctx.me) }),
  ),
);

type StudentReportContext = ReportContext & Pick<HandlerContext<typeof getStudentReportContract>, 'input'>;

/** The report of a student's attempt, for whoever may read it. */
export const readStudentReport = async (ctx: StudentReportContext, db: Handle) => {
  const { id: assignmentId, studentId, attempt: attemptId } = ctx.input;
  const row = await findStudentReport(db, { assignmentId, studentId, ...toReaderScope(ctx.me), attemptId });
  return buildTeacherReport(ctx, db, row);
};

const readStudentAttempt = async (ctx: HandlerContext<typeof getStudentReportContract>) =>
  readStudentReport(ctx, ctx.tx);

/** One student's latest attempt at an assignment. */
export const getStudentReport = handleCall(getStudentReportContract, readStudentAttempt);
