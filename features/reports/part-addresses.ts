import * as z from 'zod';
import { screenRoute, Id, type ScreenRoute } from '@inkstone/base';

/** Part of a report: the assignment, for a teacher the student, and the question that stands open. */
const Part = z.object({
  id: Id,
  kind: z.enum(['test', 'homework']).default('test'),
  stuId: Id.optional(),
  questId: Id.optional(),
  /** One sitting of it; the latest unless said. */
  attempt: Id.optional(),
});

/** A screen that shows a part of a report. */
export type PartAddress = ScreenRoute<typeof Part>;

/** Where a student says what went wrong with each wrong reading answer. */
export const readingAnalysis: PartAddress = screenRoute('/analyse/tf/reading', Part);

/** What was said there, for the student and the teacher. */
export const readingAnalysisReport: PartAddress = screenRoute('/analyse/tf/reading/report', Part);

/** The texts with their marks. */
export const writingResult: PartAddress = screenRoute('/exam/tf/wriResult', Part);

/** The texts of a candidate with their marks, for whoever invited them. */
export const candidateWriting: PartAddress = screenRoute('/report/candidate/writing', Part);

/** The spoken tasks with their marks, their criteria side by side. */
export const speakingReport: PartAddress = screenRoute('/report/speaking', Part);

/** Sentences that were heard: what was said beside what was written or repeated. */
export const listened: PartAddress = screenRoute('/listen/result', Part);

/** All one's recordings with what the marker says of them. */
export const audioReport: PartAddress = screenRoute('/report/audio', Part);

/** The recordings of a student, for the teacher. */
export const taughtAudioReport = screenRoute('/report/teacher/audio', Part.extend({ stuId: Id }));

/** One recording beside the model answer. */
export const audioAnalysis: PartAddress = screenRoute('/analysis/audio', Part);

const Passages = Part.partial({ id: true }).extend({
  /** A question set of the bank, whose passage is read instead of a report's. */
  topicId: Id.optional(),
});

/** Passages to read with highlights and notes: those of a report, or the one of a question set. */
export const highlighter = screenRoute(
  '/highlighter',
  Passages.refine(({ id, topicId }) => id !== undefined || topicId !== undefined),
);
