import { localizedName, type Language } from '@inkstone/base';
import { sumLength, toWholePercent } from '../rules.ts';
import type { AssignedCourseRow, ProgressRow } from './assigned-courses.queries.ts';

/** The watched percentage of all videos of a course. */
export const computeWatchedPercent = (rows: readonly ProgressRow[], tenths: number): number =>
  toWholePercent(
    rows.reduce((sum, { watched }) => sum + sumLength(watched), 0),
    tenths,
  );

/** The facts of an assigned course, besides its assignment. */
export const toAssignedCourseInfo = (row: AssignedCourseRow, language: Language) => ({
  assigner: localizedName(language, row.assigner, row.assignerZh),
  practiceMode: row.practiceMode,
  courseId: row.courseId,
  lessons: row.lessons,
  seconds: Math.round(row.tenths / 10),
  watched: toWholePercent(row.watched, row.tenths * row.students),
});

/** Converts ranges to seconds, as in the API. */
export const toWatchedRanges = (watched: ProgressRow['watched']) =>
  watched.map(([from, to]) => ({ from: from / 10, to: to / 10 }));
