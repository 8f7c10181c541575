import { readCourseProgress } from '@inkstone/courses/server';
import type { ReportDocument } from '@inkstone/base/document';
import type { ReportPart } from '../../contract.ts';
import { buildAttemptDocument } from '../../document/attempt-document.ts';
import type { AttemptReportData } from '../../document/attempt-report-data.ts';
import { buildCourseDocument } from '../../document/course-document.ts';
import { buildPartDocument } from '../../document/part-document.ts';
import { getSchoolName, toReading, type PdfContext } from './render-report.ts';

type AttemptPdfContext = PdfContext & { input: { part?: ReportPart | undefined; questionId?: number | undefined } };

/** The report of an attempt as a document: a part of it, that of a course with the watched videos, or all of any other. */
export const describeAttempt = async (
  ctx: AttemptPdfContext,
  report: AttemptReportData,
  isOwn: boolean,
): Promise<ReportDocument> => {
  const { db, language, input } = ctx;
  const { assignmentId, studentId } = report;
  const [school, reading] = [getSchoolName(ctx), toReading(ctx, isOwn)];
  if (input.part) return buildPartDocument(report, { part: input.part, questionId: input.questionId }, school, reading);
  const course = await readCourseProgress(db, { assignmentId, studentId, language });
  return course
    ? buildCourseDocument(report, { course, school }, reading)
    : buildAttemptDocument(report, school, reading);
};
