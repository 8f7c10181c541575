import { createTranslator, dayText, instantText, type Language, type ReaderZone } from '@inkstone/base';
import type { ReportDocument } from '@inkstone/base/document';
import { scoredQuestionTypes } from '@inkstone/exam/scored';
import { scoringEffort } from '@inkstone/exam/scoring';
import { buildAttemptDocument } from '../../document/attempt-document.ts';
import type { AttemptReportData, ReportedQuestion } from '../../document/attempt-report-data.ts';
import { buildCourseDocument, type WatchedCourse } from '../../document/course-document.ts';
import { markEffort } from '../../document/mark.ts';
import { buildPartDocument, type PartChoice } from '../../document/part-document.ts';
import type { DocumentReading } from '../../document/reading.ts';

/** Who reads a report, as plain values. */
export interface DocumentReader {
  language: Language;
  isOwn: boolean;
  zone: ReaderZone;
}

/** A report of an attempt to be described: plain values only, so that it can be sent to another thread. */
export interface AttemptDocumentTask {
  report: AttemptReportData;
  school: string;
  reader: DocumentReader;
  /** Only this part of it; null for all. */
  choice: PartChoice | null;
  /** The watched videos; null where it is not a course. */
  course: WatchedCourse | null;
}

/** How a person reads a report. */
export const createReading = ({ language, isOwn, zone }: DocumentReader): DocumentReading => ({
  ...{ language, isOwn, translate: createTranslator(language) },
  instant: (at) => instantText(at, language, zone),
  day: (at) => dayText(at, language, zone),
});

/** The report of an attempt as a document: a part of it, that of a course with the watched videos, or all of any other. */
export const buildTaskDocument = ({ report, school, reader, choice, course }: AttemptDocumentTask): ReportDocument => {
  const reading = createReading(reader);
  if (choice) return buildPartDocument(report, choice, school, reading);
  return course
    ? buildCourseDocument(report, { course, school }, reading)
    : buildAttemptDocument(report, school, reading);
};

// An answer is scored again, and its words are aligned at most twice, with the steps: for the answer and for the totals.
const comparisons = 3;

const questionEffort = (question: ReportedQuestion): number => {
  const { kind, prompt, key, value } = question;
  const answerInput = { value, keyed: { prompt, key }, rule: { right: 1, wrong: 0, blank: 0 } };
  const task = {
    kind: 'answer',
    question: { type: kind, points: 100, partialCredit: 'slips' },
    given: answerInput,
  } as const;
  return comparisons * scoringEffort(task, scoredQuestionTypes) + markEffort(question);
};

/** Upper estimate, in microseconds, of comparing words for the document of a report (our own measure). */
export const attemptDocumentEffort = ({ report }: AttemptDocumentTask): number =>
  report.questions.reduce((sum, question) => sum + questionEffort(question), 0);
