import { listOwnFiles, pinSets, updateFilesUsed, wholeBank, type SetViewer } from '@inkstone/bank/server';
import { kinds, mimes } from '@inkstone/files';
import type { Tx } from '@inkstone/db';
import { toTenths } from '../rules.ts';
import { insertLesson, insertRevision, listCourseSetIds } from './courses.queries.ts';

const fileUse = 'course';

/** A lesson to be stored; times in seconds. */
export interface LessonInput {
  title: string;
  titleZh?: string | undefined;
  video: number;
  poster: number | null;
  captionsEn: number | null;
  captionsZh: number | null;
  seconds: number;
  cues: readonly { at: number; setId: number }[];
}

/** The content of a course revision. */
export interface RevisionInput {
  name: string;
  nameZh?: string | undefined;
  summary: string;
  summaryZh?: string | undefined;
  lessons: readonly LessonInput[];
}

/** Why lessons cannot be saved. */
export type LessonProblem =
  | 'course.fileMissing'
  | 'course.notFilm'
  | 'course.notPoster'
  | 'course.notCaptions'
  | 'course.cueLate'
  | 'course.setTwice'
  | 'course.setMissing';

/** The error with the number of its lesson. */
export interface LessonProblemAt {
  code: LessonProblem;
  number: number;
}

const toMimes = (lessonKinds: readonly (keyof typeof mimes)[]): ReadonlySet<string> =>
  new Set(lessonKinds.map((kind) => mimes[kind]));
const videoMimes = toMimes(kinds.films);
const pictureMimes = toMimes(kinds.photos);
const captionMimes = toMimes(kinds.captions);

/** The files of a lesson with the kinds that each may have. */
const listLessonFiles = ({ video, poster, captionsEn, captionsZh }: LessonInput) => [
  { id: video, of: videoMimes, wrong: 'course.notFilm' as const },
  { id: poster, of: pictureMimes, wrong: 'course.notPoster' as const },
  { id: captionsEn, of: captionMimes, wrong: 'course.notCaptions' as const },
  { id: captionsZh, of: captionMimes, wrong: 'course.notCaptions' as const },
];

/** Finds what is wrong with the files of a lesson, by their content and not their names. */
const findFileProblem = (lesson: LessonInput, mimeById: ReadonlyMap<number, string>): LessonProblem | undefined => {
  for (const { id, of, wrong } of listLessonFiles(lesson)) {
    if (id === null) continue;
    const mime = mimeById.get(id);
    if (mime === undefined) return 'course.fileMissing';
    if (!of.has(mime)) return wrong;
  }
  return undefined;
};

/** Finds what is wrong with the cues of a lesson, given those of the lessons before it. */
const findCueProblem = (
  { cues, seconds }: LessonInput,
  sets: { there: ReadonlySet<number>; taken: Set<number> },
): LessonProblem | undefined => {
  for (const { at: target, setId } of cues) {
    if (toTenths(target) > toTenths(seconds)) return 'course.cueLate';
    if (sets.taken.has(setId)) return 'course.setTwice';
    if (!sets.there.has(setId)) return 'course.setMissing';
    sets.taken.add(setId);
  }
  return undefined;
};

/** Finds the first error of some lessons, given the kinds of their files and the question sets that are there. */
export const findLessonProblem = (
  lessons: readonly LessonInput[],
  { mimeById, there }: { mimeById: ReadonlyMap<number, string>; there: ReadonlySet<number> },
): LessonProblemAt | undefined => {
  const sets = { there, taken: new Set<number>() };
  for (const [index, lesson] of lessons.entries()) {
    const code = findFileProblem(lesson, mimeById) ?? findCueProblem(lesson, sets);
    if (code) return { code, number: index + 1 };
  }
  return undefined;
};

/** Checks the files and question sets of some lessons; returns the ids of the files. */
const checkLessons = async (
  tx: Tx,
  { courseId, number, viewer }: { courseId: number; number: number; viewer: SetViewer },
  lessons: readonly LessonInput[],
): Promise<number[] | LessonProblemAt> => {
  const fileIds = [...new Set(lessons.flatMap((lesson) => listLessonFiles(lesson).flatMap(({ id }) => id ?? [])))];
  const files = await listOwnFiles(tx, { fileIds, personId: viewer.personId, use: fileUse });
  const mimeById = new Map(files.map(({ id, mime }) => [id, mime]));
  const setIds = [...new Set(lessons.flatMap(({ cues }) => cues.map(({ setId }) => setId)))];
  // A set that the course has already stays in it, even if the person may no longer use it elsewhere.
  const formerIds = new Set(await listCourseSetIds(tx, { courseId, number: number - 1 }));
  const pinned = [
    ...(await pinSets(tx, setIds, viewer)),
    ...(await pinSets(
      tx,
      setIds.filter((id) => formerIds.has(id)),
      wholeBank,
    )),
  ];
  const there = new Set(pinned.map(({ setId }) => setId));
  return findLessonProblem(lessons, { mimeById, there }) ?? fileIds;
};

/** Saves a revision of a course with its lessons and cues, or returns the error with its lesson number. */
export const saveRevision = async (
  tx: Tx,
  target: { courseId: number; number: number; viewer: SetViewer; now: Date },
  revision: RevisionInput,
): Promise<number | LessonProblemAt> => {
  const checked = await checkLessons(tx, target, revision.lessons);
  if ('code' in checked) return checked;
  await updateFilesUsed(tx, checked, fileUse);
  const revisionId = await insertRevision(tx, {
    courseId: target.courseId,
    number: target.number,
    title: revision.name,
    titleZh: revision.nameZh || null,
    summary: revision.summary,
    summaryZh: revision.summaryZh || null,
    savedBy: target.viewer.personId,
    savedAt: target.now,
  });
  for (const [position, lesson] of revision.lessons.entries()) {
    const cues = lesson.cues.map((cue) => ({ atTenths: toTenths(cue.at), setId: cue.setId }));
    await insertLesson(tx, {
      courseRevisionId: revisionId,
      position,
      title: lesson.title,
      titleZh: lesson.titleZh || null,
      videoFileId: lesson.video,
      posterFileId: lesson.poster,
      captionsEnFileId: lesson.captionsEn,
      captionsZhFileId: lesson.captionsZh,
      lengthTenths: toTenths(lesson.seconds),
      cues: cues.toSorted((first, second) => first.atTenths - second.atTenths),
    });
  }
  return revisionId;
};
