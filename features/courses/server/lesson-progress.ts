import { findRecipientAssignment } from '@inkstone/assignments/server';
import { localizedName, type Language } from '@inkstone/base';
import type { Handle } from '@inkstone/db';
import { sumLength, toWholePercent } from '../rules.ts';
import { listAssignedCourseRows, listProgress } from './assigned-courses.queries.ts';
import { computeWatchedPercent } from './course-view.ts';
import { listLessons } from './courses.queries.ts';

/** What a student has watched of an assigned course. */
export interface CourseProgress {
  /** Percent of all its videos. */
  watched: number;
  lessons: {
    number: number;
    title: string;
    /** Length of the video. */
    seconds: number;
    /** Different seconds that were watched. */
    seen: number;
    percent: number;
  }[];
}

/** A student's progress in an assigned course; null for anything else. Whether the reader may know it is checked before. */
export const readCourseProgress = async (
  db: Handle,
  { assignmentId, studentId, language }: { assignmentId: number; studentId: number; language: Language },
): Promise<CourseProgress | null> => {
  const course = (await listAssignedCourseRows(db, [assignmentId])).get(assignmentId);
  const recipient = (await findRecipientAssignment(db, { assignmentId, studentId }))?.recipient;
  if (!course || !recipient) return null;
  const progress = await listProgress(db, [recipient.id]);
  const byLesson = new Map(progress.map((row) => [row.lessonId, row]));
  return {
    watched: computeWatchedPercent(progress, course.tenths),
    lessons: (await listLessons(db, course.revisionId)).map((row) => {
      const watchedSeconds = sumLength(byLesson.get(row.id)?.watched ?? []);
      return {
        number: row.position + 1,
        title: localizedName(language, row.title, row.titleZh),
        seconds: row.lengthTenths / 10,
        seen: watchedSeconds / 10,
        percent: toWholePercent(watchedSeconds, row.lengthTenths),
      };
    }),
  };
};
