import { handleCall, type HandlerContext } from '@inkstone/call/server';
import { attemptReport, homeworkReportTeacher, questReport } from '../contract.ts';
import { buildReport } from './build-report.ts';
import { findTaughtReport, findTaughtStudentReport, type ReadBy, type ReportRow } from './reports.queries.ts';

type Reading = Pick<
  HandlerContext<typeof attemptReport>,
  'me' | 'tx' | 'now' | 'secret' | 'language' | 'refuse' | 'notFound'
>;

// As with marking: candidates' tests are read in a role of the recruitment that holds the permission for them.
const candidatesReadBy = ({ role, permissions }: Reading['me']): ReadBy['candidates'] => {
  if (!permissions.includes('test')) return 'none';
  if (role === 'recruitment-supervisor') return 'all';
  return role === 'recruitment' ? 'own' : 'none';
};

const readerOf = (me: Reading['me']): ReadBy => ({ teacherId: me.id, candidates: candidatesReadBy(me) });

const shown = async ({ me, tx, now, secret, language, refuse, notFound }: Reading, row: ReportRow | undefined) => {
  if (!row) return notFound();
  // The own student's earlier works stand in the teacher's lists, open or not.
  const report = await buildReport(row, { db: tx, language, personId: me.id, secret, now }, async () => true);
  return report ?? refuse('report.notHandedIn');
};

/** One attempt at work that the reader gave or supervises. */
export const readAttemptReport = handleCall(attemptReport, async (it) =>
  shown(it, await findTaughtReport(it.tx, { attemptId: it.input.attemptId, ...readerOf(it.me) })),
);

const readStudent = async (it: HandlerContext<typeof homeworkReportTeacher>) => {
  const key = {
    assignmentId: it.input.id,
    studentId: it.input.stuId,
    ...readerOf(it.me),
    attemptId: it.input.attempt,
  };
  return shown(it, await findTaughtStudentReport(it.tx, key));
};

/** One student's newest attempt at work that this teacher gave. */
export const readStudentReport = handleCall(homeworkReportTeacher, readStudent);

/** The same of homework that the teacher wrote. */
export const readQuestReport = handleCall(questReport, readStudent);
