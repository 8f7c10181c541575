import { storeAssignment, type AssignmentDraft } from '@inkstone/assignments/server';
import { pinSets, wholeBank } from '@inkstone/bank/server';
import type { Tx } from '@inkstone/db';
import { commonAssignment } from '@inkstone/programmes/cards';
import { findCourse, listCues, listLessons } from './courses.queries.ts';
import { insertAssignedCourse } from './assigned-courses.queries.ts';

/** A course about to be assigned, with everything checked but its content. */
export interface CourseAssignmentDraft {
  courseId: number;
  practiceMode: 'sync' | 'watchFirst';
  fastestPercent: number;
  row: Omit<AssignmentDraft['row'], 'kind' | 'title' | 'titleZh' | 'mode' | 'timeLimitSeconds' | 'playbackSpeed'>;
  /** Undefined: the course's own title. */
  title?: string | undefined;
  titleZh?: string | undefined;
  students: AssignmentDraft['students'];
  classIds: readonly number[];
}

// A course's questions belong to no exam: they come in the order of its videos, without an exam's clocks.
const practiceContent = { paperRevisionId: null, ...commonAssignment } as const;

/** Pins the question sets of a course, in the order of its videos. */
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
  // Like a paper, a course may be assigned with all that it has.
  const sets = await pinSets(tx, setIds, wholeBank);
  return sets.length < setIds.length ? ('course.setMissing' as const) : sets;
};

/** Pins a course of the bank in its newest revision, with its question sets. */
export const pinCourse = async (tx: Tx, courseId: number) => {
  const courseRow = await findCourse(tx, courseId);
  if (!courseRow) return 'notFound' as const;
  const sets = await pinCues(tx, courseRow.revisionId);
  if (typeof sets === 'string') return sets;
  const content = {
    ...practiceContent,
    setRevisionIds: sets.map(({ setRevisionId }) => setRevisionId),
    questionCount: sets.reduce((sum, { questionCount }) => sum + questionCount, 0),
  };
  return { ...courseRow, content };
};

/** Assigns a course in its newest revision, with its question sets pinned. */
export const assignCourse = async (tx: Tx, draft: CourseAssignmentDraft) => {
  const courseRow = await pinCourse(tx, draft.courseId);
  if (typeof courseRow === 'string') return courseRow;
  const title = draft.title || courseRow.title;
  const row: AssignmentDraft['row'] = {
    ...draft.row,
    kind: 'course',
    mode: 'practice',
    title,
    titleZh: draft.titleZh || (draft.title ? null : courseRow.titleZh),
    timeLimitSeconds: null,
    playbackSpeed: null,
  };
  const { students, classIds, practiceMode, fastestPercent } = draft;
  const { content } = courseRow;
  const created = await storeAssignment(tx, { row, content, students, classIds, markers: [] });
  const { assignmentId } = created;
  await insertAssignedCourse(tx, {
    assignmentId,
    courseRevisionId: courseRow.revisionId,
    practiceMode,
    fastestPercent,
  });
  return { ...created, row };
};
