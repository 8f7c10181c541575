import { assignmentDetailFor } from '@inkstone/assignments/server';
import { localizedName, type Language } from '@inkstone/base';
import { handleCall } from '@inkstone/call/server';
import { getAssignedCourse as contract } from '../contract.ts';
import { sumLength, toWholePercent } from '../rules.ts';
import { listCues, listLessons, type CueRow, type LessonRow } from './courses.queries.ts';
import { listAssignedCourseRows, listProgress, sumProgress, type ProgressRow } from './assigned-courses.queries.ts';
import { toAssignedCourseInfo, computeWatchedPercent } from './course-view.ts';

const readAssignmentDetail = assignmentDetailFor('video');

interface LessonFacts {
  cues: readonly CueRow[];
  /** Tenths of a second that all students together have watched. */
  watchedTenths: number;
  students: number;
  language: Language;
}

const toLesson = (row: LessonRow, { cues, watchedTenths, students, language }: LessonFacts) => {
  return {
    lessonId: row.id,
    number: row.position + 1,
    title: localizedName(language, row.title, row.titleZh),
    seconds: Math.round(row.lengthTenths / 10),
    cues: cues.map(({ atTenths, setId }) => ({ at: atTenths / 10, setId })),
    watched: toWholePercent(watchedTenths, row.lengthTenths * students),
  };
};

const toProgress = (rows: readonly ProgressRow[], lessons: readonly LessonRow[], tenths: number) => {
  const latest = rows.map((row) => row.updatedAt.toISOString()).toSorted();
  return {
    watched: computeWatchedPercent(rows, tenths),
    lastWatchedAt: latest.at(-1) ?? null,
    lessons: lessons.flatMap(({ id, lengthTenths }) => {
      const row = rows.find(({ lessonId }) => lessonId === id);
      if (!row) return [];
      const watchedSeconds = sumLength(row.watched);
      const percent = toWholePercent(watchedSeconds, lengthTenths);
      return { lessonId: id, percent, seconds: Math.round(watchedSeconds / 10), position: row.position / 10 };
    }),
  };
};

/** One assigned course: every student with watched videos and results. */
export const getAssignedCourse = handleCall(contract, async (ctx) => {
  const { tx, input, language, now, notFound } = ctx;
  const detail = await readAssignmentDetail(ctx);
  const assignedCourse = (await listAssignedCourseRows(tx, [input.id])).get(input.id);
  if (!assignedCourse) return notFound();
  const lessons = await listLessons(tx, assignedCourse.revisionId);
  const cues = await listCues(
    tx,
    lessons.map(({ id }) => id),
  );
  const cuesByLesson = Map.groupBy(cues, ({ lessonId }) => lessonId);
  const progress = await listProgress(
    tx,
    detail.recipients.map(({ recipientId }) => recipientId),
  );
  const byStudent = Map.groupBy(progress, ({ recipientId }) => recipientId);
  const watchedByLesson = await sumProgress(tx, input.id);
  const students = detail.assignment.total;
  return {
    ...detail,
    assignment: {
      ...detail.assignment,
      ...toAssignedCourseInfo(assignedCourse, language),
      name: detail.assignment.title,
      fastest: assignedCourse.fastest,
    },
    lessons: lessons.map((row) =>
      toLesson(row, {
        ...{ cues: cuesByLesson.get(row.id) ?? [], students, language },
        watchedTenths: watchedByLesson.get(row.id) ?? 0,
      }),
    ),
    recipients: detail.recipients.map((recipient) => ({
      ...recipient,
      ...toProgress(byStudent.get(recipient.recipientId) ?? [], lessons, assignedCourse.tenths),
    })),
    serverTime: now.toISOString(),
  };
});
