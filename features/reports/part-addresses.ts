import * as z from 'zod';
import { Id, type ScreenRoute } from '@inkstone/base';
import { screenRoute } from '@inkstone/exam/screen-paths';

/** What the URLs spell otherwise. */
const parameters = { studentId: 'stuId', questionId: 'questId', setId: 'topicId' };

/** Query of a part of a report: the assignment, for a teacher the student, and the open question. */
const PartQuery = z.object({
  id: Id,
  kind: z.enum(['test', 'homework']).default('test'),
  studentId: Id.optional(),
  questionId: Id.optional(),
  /** The attempt; the latest by default. */
  attempt: Id.optional(),
});

/** A route that shows a part of a report. */
export type PartRoute = ScreenRoute<typeof PartQuery>;

/** Where a student analyses each wrong reading answer. */
export const readingAnalysis: PartRoute = screenRoute('/analyse/tf/reading', PartQuery, parameters);

/** The student's reading analyses, for the student and the teacher. */
export const readingAnalysisReport: PartRoute = screenRoute('/analyse/tf/reading/report', PartQuery, parameters);

/** The texts with their marks. */
export const writingResult: PartRoute = screenRoute('/exam/tf/wriResult', PartQuery, parameters);

/** A candidate's texts with their marks, for the recruiter. */
export const candidateWriting: PartRoute = screenRoute('/report/candidate/writing', PartQuery, parameters);

/** The speaking tasks with their marks and criteria. */
export const speakingReport: PartRoute = screenRoute('/report/speaking', PartQuery, parameters);

/** Listening sentences: the transcript beside what was written or repeated. */
export const listeningResult: PartRoute = screenRoute('/listen/result', PartQuery, parameters);

/** All recordings of the student with the marker's feedback. */
export const audioReport: PartRoute = screenRoute('/report/audio', PartQuery, parameters);

/** A student's recordings, for the teacher. */
export const studentAudioReport = screenRoute('/report/teacher/audio', PartQuery.extend({ studentId: Id }), parameters);

/** One recording beside the model answer. */
export const audioAnalysis: PartRoute = screenRoute('/analysis/audio', PartQuery, parameters);

const PassagesQuery = PartQuery.partial({ id: true }).extend({
  /** A question set of the bank whose passage is read, instead of those of a report. */
  setId: Id.optional(),
});

/** Passages to read with highlights and notes: those of a report, or the one of a question set. */
export const highlighter = screenRoute(
  '/highlighter',
  PassagesQuery.refine(({ id, setId }) => id !== undefined || setId !== undefined),
  parameters,
);
