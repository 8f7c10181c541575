import { readerZone } from '@inkstone/call/server';
import { readCourseProgress } from '@inkstone/courses/server';
import type { ReportDocument } from '@inkstone/base/document';
import { openHeavyTasks } from '@inkstone/jobs';
import type { ReportPart } from '../../contract.ts';
import type { AttemptReportData } from '../../document/attempt-report-data.ts';
import { attemptDocumentEffort, buildTaskDocument, type AttemptDocumentTask } from './attempt-document-task.ts';
import { getSchoolName, type PdfContext } from './render-report.ts';

type AttemptPdfContext = PdfContext & { input: { part?: ReportPart | undefined; questionId?: number | undefined } };

/** Creates a builder that describes a report here, and on a thread where its texts take long to compare. */
export const createDocumentBuilder = (program: URL, maxInline?: number) =>
  openHeavyTasks<AttemptDocumentTask, ReportDocument>({
    ...{ program, ...(maxInline === undefined ? {} : { maxInline }) },
    run: buildTaskDocument,
    estimate: attemptDocumentEffort,
  });

const builder = createDocumentBuilder(new URL('./attempt-document.thread.ts', import.meta.url));

/** The report of an attempt as a document. */
export const describeAttempt = async (
  ctx: AttemptPdfContext,
  report: AttemptReportData,
  isOwn: boolean,
): Promise<ReportDocument> => {
  const { db, language, input } = ctx;
  const { assignmentId, studentId } = report;
  const choice = input.part ? { part: input.part, questionId: input.questionId } : null;
  const course = choice ? null : ((await readCourseProgress(db, { assignmentId, studentId, language })) ?? null);
  const reader = { language, isOwn, zone: readerZone(ctx) };
  return builder.run({ report, school: getSchoolName(ctx), reader, choice, course });
};
