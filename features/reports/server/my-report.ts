import { handleCall, type HandlerContext } from '@inkstone/call/server';
import { homeworkReport, listenedReport, myQuestReport, testReport } from '../contract.ts';
import { isAskedNow } from './asked-now.queries.ts';
import { buildReport } from './build-report.ts';
import { isOpenToStudent } from './opened-for.ts';
import { findOwnReport, isRecipient } from './reports.queries.ts';

/** My report, once it is open; before that nothing of keys leaves the server. */
const mine =
  (isTest: boolean) =>
  async ({ input, me, tx, now, school, secret, language, refuse, notFound }: HandlerContext<typeof testReport>) => {
    const key = { assignmentId: input.id, studentId: me.id };
    if (!(await isRecipient(tx, { ...key, isTest }))) return notFound();
    const row = await findOwnReport(tx, { ...key, attemptId: input.attempt });
    if (!row && input.attempt !== undefined) return notFound();
    if (!row?.submitted_at || !row.scored_at) return refuse('report.notHandedIn');
    const isOpen = (one: Parameters<typeof isOpenToStudent>[0]) => isOpenToStudent(one, { db: tx, now, school });
    if (!(await isOpen(row))) return refuse('report.notYet');
    if (await isAskedNow(tx, { attemptId: row.attempt_id, now })) return refuse('report.asked');
    const report = await buildReport(row, { db: tx, language, personId: me.id, secret, now }, isOpen);
    return report ?? refuse('report.notHandedIn');
  };

/** Of my test. */
export const readTestReport = handleCall(testReport, mine(true));

/** Of my homework. */
export const readHomeworkReport = handleCall(homeworkReport, mine(false));

/** The same of homework that a teacher wrote. */
export const readMyQuestReport = handleCall(myQuestReport, mine(false));

/** The same of homework that was heard. */
export const readListenedReport = handleCall(listenedReport, mine(false));
