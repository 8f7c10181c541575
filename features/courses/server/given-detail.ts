import { detailOf } from '@inkstone/assignments/server';
import { localizedName, type Language } from '@inkstone/base';
import { handleCall } from '@inkstone/call/server';
import { givenCourseDetail as contract } from '../contract.ts';
import { lengthOf, percentOf } from '../rules.ts';
import { listCues, listLessons, type CueRow, type LessonRow } from './courses.queries.ts';
import { listGiven, listProgress, sumProgress, type ProgressRow } from './given.queries.ts';
import { givenOf, watchedOf } from './shown.ts';

const readGiven = detailOf('video');

interface LessonFacts {
  cues: readonly CueRow[];
  /** Tenths of a second that all students watched of it together. */
  watchedTenths: number;
  students: number;
  language: Language;
}

const lessonOf = (row: LessonRow, { cues, watchedTenths, students, language }: LessonFacts) => {
  return {
    lessonId: row.id,
    number: row.position + 1,
    title: localizedName(language, row.title, row.titleZh),
    seconds: Math.round(row.lengthTenths / 10),
    cues: cues.map(({ atTenths, setId }) => ({ at: atTenths / 10, setId })),
    watched: percentOf(watchedTenths, row.lengthTenths * students),
  };
};

const progressOf = (rows: readonly ProgressRow[], lessons: readonly LessonRow[], tenths: number) => {
  const latest = rows.map((row) => new Date(row.updated_at).toISOString()).toSorted();
  return {
    watched: watchedOf(rows, tenths),
    lastWatchedAt: latest.at(-1) ?? null,
    lessons: lessons.flatMap(({ id, lengthTenths }) => {
      const row = rows.find(({ lesson_id: lessonId }) => lessonId === id);
      if (!row) return [];
      const seen = lengthOf(row.watched);
      const percent = percentOf(seen, lengthTenths);
      return { lessonId: id, percent, seconds: Math.round(seen / 10), position: row.position / 10 };
    }),
  };
};

/** One given course: every student with the films watched and what came of the questions. */
export const readGivenCourse = handleCall(contract, async (it) => {
  const { tx, input, language, now, notFound } = it;
  const detail = await readGiven(it);
  const given = (await listGiven(tx, [input.id])).get(input.id);
  if (!given) return notFound();
  const lessons = await listLessons(tx, given.revision_id);
  const cues = await listCues(
    tx,
    lessons.map(({ id }) => id),
  );
  const cuesOf = Map.groupBy(cues, ({ lessonId }) => lessonId);
  const progress = await listProgress(
    tx,
    detail.recipients.map(({ recipientId }) => recipientId),
  );
  const byStudent = Map.groupBy(progress, ({ recipient_id }) => recipient_id);
  const tenthsWatched = await sumProgress(tx, input.id);
  const students = detail.assignment.total;
  return {
    ...detail,
    assignment: {
      ...detail.assignment,
      ...givenOf(given, language),
      name: detail.assignment.title,
      fastest: given.fastest,
    },
    lessons: lessons.map((row) =>
      lessonOf(row, {
        ...{ cues: cuesOf.get(row.id) ?? [], students, language },
        watchedTenths: tenthsWatched.get(row.id) ?? 0,
      }),
    ),
    recipients: detail.recipients.map((recipient) => ({
      ...recipient,
      ...progressOf(byStudent.get(recipient.recipientId) ?? [], lessons, given.tenths),
    })),
    serverTime: now.toISOString(),
  };
});
