import { localizedName, type Language } from '@inkstone/base';
import { lengthOf, percentOf } from '../rules.ts';
import type { GivenCourseRow, ProgressRow } from './given.queries.ts';

/** How much of all films of a course some progress comes to, in percent. */
export const watchedOf = (rows: readonly ProgressRow[], tenths: number): number =>
  percentOf(
    rows.reduce((sum, { watched }) => sum + lengthOf(watched), 0),
    tenths,
  );

/** What a given course says of itself beside its assignment. */
export const givenOf = (row: GivenCourseRow, language: Language) => ({
  assigner: localizedName(language, row.assigner, row.assigner_zh),
  practiceMode: row.practice_mode,
  courseId: row.course_id,
  lessons: row.lessons,
  seconds: Math.round(row.tenths / 10),
  watched: percentOf(row.watched, row.tenths * row.students),
});

/** Stretches in seconds, as the wire has them. */
export const stretchesOf = (watched: ProgressRow['watched']) =>
  watched.map(([from, to]) => ({ from: from / 10, to: to / 10 }));
