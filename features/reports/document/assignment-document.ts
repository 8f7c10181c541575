import { paragraph, type ReportDocument } from '@inkstone/base/document';
import { messages, assignmentReportMessages } from '../messages.ts';
import { toItemBlocks, type ItemPictures } from './assignment-items.ts';
import { type AssignmentReportData, describeDeadline } from './assignment-report-data.ts';
import { toScoreBlocks } from './assignment-scores.ts';
import { toAnswerBlocks, toMissingBlocks, toStudentBlocks } from './assignment-students.ts';
import type { DocumentReading } from './reading.ts';

/** What an assignment's report is made of besides the report: the school, the chosen class, the questions' pictures. */
interface AssignmentDocumentFacts {
  school: string;
  className: string | null;
  pictures: ItemPictures;
}

/** The report of a whole assignment as a document: every tab of its screen. */
export const buildAssignmentDocument = (
  report: AssignmentReportData,
  { school, className, pictures }: AssignmentDocumentFacts,
  reading: DocumentReading,
): ReportDocument => {
  const t = reading.translate(assignmentReportMessages);
  return {
    ...{ language: reading.language, school, title: report.title },
    kicker: describeDeadline(report, reading),
    chips: className === null ? [] : [className],
    pageOf: reading.translate(messages)('pageOf'),
    blocks: [
      ...(report.students.length === 0
        ? [paragraph(t('noneYet'), 'lead'), paragraph(t('noneYetNext'))]
        : toScoreBlocks(report, reading)),
      ...toStudentBlocks(report, reading),
      ...toMissingBlocks(report, reading),
      ...toAnswerBlocks(report, reading),
      ...toItemBlocks(report, pictures, reading),
    ],
  };
};
