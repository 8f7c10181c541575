import { listOwnFiles, pinSets, updateFilesUsed } from '@inkstone/bank/server';
import { kinds, mimes } from '@inkstone/files';
import type { Tx } from '@inkstone/db';
import { tenthsOf } from '../rules.ts';
import { insertLesson, insertRevision } from './courses.queries.ts';

const use = 'course';

/** A lesson as it is to be kept; times in seconds. */
export interface LessonToKeep {
  title: string;
  titleZh?: string | undefined;
  video: number;
  poster: number | null;
  captionsEn: number | null;
  captionsZh: number | null;
  seconds: number;
  cues: readonly { at: number; setId: number }[];
}

/** What a course says of itself in one revision. */
export interface RevisionToKeep {
  name: string;
  nameZh?: string | undefined;
  summary: string;
  summaryZh?: string | undefined;
  lessons: readonly LessonToKeep[];
}

/** Why lessons cannot be kept. */
export type LessonProblem =
  | 'course.fileMissing'
  | 'course.notFilm'
  | 'course.notPoster'
  | 'course.notCaptions'
  | 'course.cueLate'
  | 'course.setTwice'
  | 'course.setMissing';

/** The same with the number of the lesson that it is about. */
export interface WrongLesson {
  code: LessonProblem;
  number: number;
}

const mimesOf = (those: readonly (keyof typeof mimes)[]): ReadonlySet<string> =>
  new Set(those.map((kind) => mimes[kind]));
const films = mimesOf(kinds.films);
const pictures = mimesOf(kinds.photos);
const captions = mimesOf(kinds.captions);

const filesOf = ({ video, poster, captionsEn, captionsZh }: LessonToKeep) => [
  { id: video, of: films, wrong: 'course.notFilm' as const },
  { id: poster, of: pictures, wrong: 'course.notPoster' as const },
  { id: captionsEn, of: captions, wrong: 'course.notCaptions' as const },
  { id: captionsZh, of: captions, wrong: 'course.notCaptions' as const },
];

/** What is wrong with the files of a lesson, by what they are and not by what they are called. */
const wrongFile = (lesson: LessonToKeep, mimeOf: ReadonlyMap<number, string>): LessonProblem | undefined => {
  for (const { id, of, wrong } of filesOf(lesson)) {
    if (id === null) continue;
    const mime = mimeOf.get(id);
    if (mime === undefined) return 'course.fileMissing';
    if (!of.has(mime)) return wrong;
  }
  return undefined;
};

/** What is wrong with the cues of a lesson, after those of the lessons before it. */
const wrongCue = (
  { cues, seconds }: LessonToKeep,
  sets: { there: ReadonlySet<number>; taken: Set<number> },
): LessonProblem | undefined => {
  for (const { at, setId } of cues) {
    if (tenthsOf(at) > tenthsOf(seconds)) return 'course.cueLate';
    if (sets.taken.has(setId)) return 'course.setTwice';
    if (!sets.there.has(setId)) return 'course.setMissing';
    sets.taken.add(setId);
  }
  return undefined;
};

/** Checks the files and question sets of some lessons; gives the ids of the files. */
const checkLessons = async (
  tx: Tx,
  ownerId: number,
  lessons: readonly LessonToKeep[],
): Promise<number[] | WrongLesson> => {
  const fileIds = [...new Set(lessons.flatMap((lesson) => filesOf(lesson).flatMap(({ id }) => id ?? [])))];
  const files = await listOwnFiles(tx, { fileIds, personId: ownerId, use });
  const mimeOf = new Map(files.map(({ id, mime }) => [id, mime]));
  const asked = [...new Set(lessons.flatMap(({ cues }) => cues.map(({ setId }) => setId)))];
  const there = new Set((await pinSets(tx, asked)).map(({ setId }) => setId));
  const sets = { there, taken: new Set<number>() };
  for (const [index, lesson] of lessons.entries()) {
    const code = wrongFile(lesson, mimeOf) ?? wrongCue(lesson, sets);
    if (code) return { code, number: index + 1 };
  }
  return fileIds;
};

/** Keeps a revision of a course with its lessons and cues; what is wrong is said with the number of the lesson. */
export const keepRevision = async (
  tx: Tx,
  at: { courseId: number; number: number; ownerId: number; now: Date },
  it: RevisionToKeep,
): Promise<number | WrongLesson> => {
  const checked = await checkLessons(tx, at.ownerId, it.lessons);
  if ('code' in checked) return checked;
  await updateFilesUsed(tx, checked, use);
  const revisionId = await insertRevision(tx, {
    courseId: at.courseId,
    number: at.number,
    title: it.name,
    titleZh: it.nameZh || null,
    summary: it.summary,
    summaryZh: it.summaryZh || null,
    savedBy: at.ownerId,
    savedAt: at.now,
  });
  for (const [position, lesson] of it.lessons.entries()) {
    const cues = lesson.cues.map((cue) => ({ atTenths: tenthsOf(cue.at), setId: cue.setId }));
    await insertLesson(tx, {
      courseRevisionId: revisionId,
      position,
      title: lesson.title,
      titleZh: lesson.titleZh || null,
      videoFileId: lesson.video,
      posterFileId: lesson.poster,
      captionsEnFileId: lesson.captionsEn,
      captionsZhFileId: lesson.captionsZh,
      lengthTenths: tenthsOf(lesson.seconds),
      cues: cues.toSorted((one, other) => one.atTenths - other.atTenths),
    });
  }
  return revisionId;
};
