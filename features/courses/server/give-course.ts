import { give, type Gift } from '@inkstone/assignments/server';
import { pinSets } from '@inkstone/bank/server';
import type { Tx } from '@inkstone/db';
import { commonAssignment } from '@inkstone/programmes/cards';
import { findCourse, listCues, listLessons } from './courses.queries.ts';
import { insertGiven } from './given.queries.ts';

/** A course to be given, with everything checked but its content. */
export interface CourseGift {
  courseId: number;
  practiceMode: 'sync' | 'watchFirst';
  fastestPercent: number;
  row: Omit<Gift['row'], 'kind' | 'title' | 'titleZh' | 'mode' | 'timeLimitSeconds' | 'playbackSpeed'>;
  /** Absent: as the course is called. */
  title?: string | undefined;
  titleZh?: string | undefined;
  students: Gift['students'];
  classIds: readonly number[];
}

// A course's questions belong to no exam: they are met in the order of its films, without an exam's clocks and windows.
const practised = { paperRevisionId: null, ...commonAssignment } as const;

/** The newest revisions of the question sets of a course, in the order of its films. */
const pinCues = async (tx: Tx, revisionId: number) => {
  const lessons = await listLessons(tx, revisionId);
  const cues = Map.groupBy(
    await listCues(
      tx,
      lessons.map(({ id }) => id),
    ),
    ({ lessonId }) => lessonId,
  );
  const setIds = lessons.flatMap(({ id }) => (cues.get(id) ?? []).map(({ setId }) => setId));
  if (setIds.length === 0) return 'course.noCues' as const;
  const sets = await pinSets(tx, setIds);
  return sets.length < setIds.length ? ('course.setMissing' as const) : sets;
};

/** Gives a course as it stands now: films, cues and question sets are pinned. */
export const giveCourse = async (tx: Tx, gift: CourseGift) => {
  const found = await findCourse(tx, gift.courseId);
  if (!found) return 'notFound' as const;
  const sets = await pinCues(tx, found.revision_id);
  if (typeof sets === 'string') return sets;
  const title = gift.title || found.title;
  const row: Gift['row'] = {
    ...gift.row,
    kind: 'course',
    mode: 'practice',
    title,
    titleZh: gift.titleZh || (gift.title ? null : found.title_zh),
    timeLimitSeconds: null,
    playbackSpeed: null,
  };
  const content = {
    ...practised,
    setRevisionIds: sets.map(({ setRevisionId }) => setRevisionId),
    questionCount: sets.reduce((sum, { questionCount }) => sum + questionCount, 0),
  };
  const { students, classIds, practiceMode, fastestPercent } = gift;
  const given = await give(tx, { row, content, students, classIds, markers: [] });
  const { assignmentId } = given;
  await insertGiven(tx, { assignmentId, courseRevisionId: found.revision_id, practiceMode, fastestPercent });
  return { ...given, row };
};
