import { shortTime } from '@inkstone/base';
import type { Block, ReportDocument } from '@inkstone/base/document';
import { courseReportMessages } from '@inkstone/courses/messages';
import { messages } from '../messages.ts';
import { describeEvidence } from './attempt-document.ts';
import type { AttemptReportData } from './attempt-report-data.ts';
import { toCell } from './cells.ts';
import type { DocumentReading } from './reading.ts';
import { describeScore } from './score.ts';

/** What a student has watched of a course: percentages, and seconds of each video. */
export interface WatchedCourse {
  watched: number;
  lessons: readonly { number: number; title: string; seconds: number; seen: number; percent: number }[];
}

const describeLessons = ({ watched, lessons }: WatchedCourse, { translate }: DocumentReading): Block[] => {
  const t = translate(courseReportMessages);
  const rows = lessons.map(({ number, title, seconds, seen, percent }) => {
    const length = { seen: shortTime(Math.round(seen)), length: shortTime(Math.round(seconds)) };
    return [
      toCell(t('lesson', { number, title }), { isHead: true }),
      toCell(seen === 0 ? t('never') : t('ofLength', length)),
      toCell(t('percent', { percent })),
    ];
  });
  return [
    { kind: 'heading', level: 1, text: t('watched'), aside: t('watchedAll', { percent: watched }) },
    { kind: 'table', isWide: true, head: [], rows },
  ];
};

/** The report of a course as a document: its score, the videos that were watched, and every answer. */
export const buildCourseDocument = (
  report: AttemptReportData,
  { course, school }: { course: WatchedCourse; school: string },
  reading: DocumentReading,
): ReportDocument => {
  const t = reading.translate(courseReportMessages);
  const { title, studentName: name, submittedAt, isLate } = report;
  return {
    ...{ language: reading.language, school, title },
    kicker: t('kicker', { name, at: reading.instant(submittedAt) }),
    chips: isLate ? [t('late')] : [],
    pageOf: reading.translate(messages)('pageOf'),
    blocks: [
      ...describeScore(report, reading),
      ...describeLessons(course, reading),
      ...describeEvidence(report, reading),
    ],
  };
};
