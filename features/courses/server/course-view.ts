import { localizedName, type Language } from '@inkstone/base';
import { sumLength, toWholePercent } from '../rules.ts';
import type { AssignedCourseRow, ProgressRow } from './assigned-courses.queries.ts';

/** How much of all films of a course some progress comes to, in percent. */
export const computeWatchedPercent = (rows: readonly ProgressRow[], tenths: number): number =>
  toWholePercent(
    rows.reduce((sum, { watched }) => sum + sumLength(watched), 0),
    tenths,
  );

/** What a given course says of itself beside its assignment. */
export const toAssignedCourseInfo = (row: AssignedCourseRow, language: Language) => ({
  assigner: localizedName(language, row.assigner, row.assigner_zh),
  practiceMode: row.practice_mode,
  courseId: row.course_id,
  lessons: row.lessons,
  seconds: Math.round(row.tenths / 10),
  watched: toWholePercent(row.watched, row.tenths * row.students),
});

/** Stretches in seconds, as the wire has them. */
export const toStretches = (watched: ProgressRow['watched']) =>
  watched.map(([from, to]) => ({ from: from / 10, to: to / 10 }));
