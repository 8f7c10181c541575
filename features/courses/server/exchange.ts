import { findNumberedSet, listFilesById, wholeBank, type CheckedSet, type ImportedFile } from '@inkstone/bank/server';
import type { Handle, Tx } from '@inkstone/db';
import type { ExchangedCourse } from '../contract.ts';
import { toTenths } from '../rules.ts';
import { createBankCourse, type CourseInput } from './bank-course.ts';
import { listCues, listCurrentCourses, listLessons } from './courses.queries.ts';
import { findLessonProblem, type LessonInput, type LessonProblemAt } from './save-revision.ts';

/** A course of the bank for a content package, with files and sets by their ids. */
export interface BankCourse {
  id: number;
  course: CourseInput;
}

const readLessons = async (db: Handle, revisionId: number): Promise<LessonInput[]> => {
  const rows = await listLessons(db, revisionId);
  const cues = Map.groupBy(
    await listCues(
      db,
      rows.map(({ id }) => id),
    ),
    ({ lessonId }) => lessonId,
  );
  return rows.map((row) => ({
    title: row.title,
    ...(row.titleZh === null ? {} : { titleZh: row.titleZh }),
    video: row.videoFileId,
    poster: row.posterFileId,
    captionsEn: row.captionsEnFileId,
    captionsZh: row.captionsZhFileId,
    seconds: row.lengthTenths / 10,
    cues: (cues.get(row.id) ?? []).map(({ atTenths, setId }) => ({ at: atTenths / 10, setId })),
  }));
};

/** The courses of the bank that are not hidden, the oldest first; of all, or of those that might be equal. */
export async function* readBankCourses(
  db: Handle,
  key: { programme: string; subject: string; title: string } | null = null,
): AsyncGenerator<BankCourse> {
  for (const row of await listCurrentCourses(db, key)) {
    const { id, revisionId, title: name, titleZh, summary, summaryZh, programme, subject } = row;
    const course = {
      ...{ name, ...(titleZh === null ? {} : { nameZh: titleZh }) },
      ...{ summary, ...(summaryZh === null ? {} : { summaryZh }), programme, subject },
      lessons: await readLessons(db, revisionId),
    };
    yield { id, course };
  }
}

/** The stored files that the lessons of a course need, each once. */
export const listCourseFiles = (lessons: readonly Omit<LessonInput, 'cues'>[]): number[] => [
  ...new Set(
    lessons.flatMap(({ video, poster, captionsEn, captionsZh }) =>
      [video, poster, captionsEn, captionsZh].flatMap((id) => id ?? []),
    ),
  ),
];

/** What a file of a package brings a course with: its sets and files. */
export interface CourseSource {
  sets: readonly CheckedSet[];
  files: readonly ImportedFile[];
}

/** A course of a file, compared with the bank. */
export interface CheckedCourse {
  course: ExchangedCourse;
  state: 'new' | 'same' | 'wrong';
  /** The course of the bank with the same content. */
  sameAs: number | null;
  fault: LessonProblemAt | null;
}

/** The course with its sets by places in the file, from 1, where equal ones have the place of the first. */
const toInput = ({ lessons, ...course }: ExchangedCourse, { sets }: CourseSource): CourseInput => ({
  ...course,
  lessons: lessons.map(({ cues, ...lesson }) => ({
    ...lesson,
    cues: cues.map(({ at, set }) => ({ at, setId: (findNumberedSet(sets, set)?.at ?? -1) + 1 })),
  })),
});

/** A text that is equal for equal courses, given how their files and sets are told apart. */
const toContent = (
  { name, nameZh, summary, summaryZh, lessons }: CourseInput,
  tell: { file(id: number): string; set(id: number): string },
): string => {
  const optional = (id: number | null) => (id === null ? null : tell.file(id));
  const parts = lessons.map((lesson) => [
    ...[lesson.title, lesson.titleZh || null, toTenths(lesson.seconds), tell.file(lesson.video)],
    ...[optional(lesson.poster), optional(lesson.captionsEn), optional(lesson.captionsZh)],
    lesson.cues
      .map(({ at, setId }) => [toTenths(at), tell.set(setId)] as const)
      .toSorted(([first], [second]) => first - second),
  ]);
  return JSON.stringify([name, nameZh || null, summary, summaryZh || null, parts]);
};

const findSame = async (tx: Tx, input: CourseInput, { sets, files }: CourseSource): Promise<number | null> => {
  const content = toContent(input, {
    file: (number) => files.find(({ id }) => id === number)?.stored.sha256 ?? '',
    set: (number) => String(sets[number - 1]?.sameAs ?? `new ${number}`),
  });
  const { programme, subject, name: title } = input;
  for await (const { id, course } of readBankCourses(tx, { programme, subject, title })) {
    const stored = new Map(
      (await listFilesById(tx, listCourseFiles(course.lessons))).map((file) => [file.id, file.sha256]),
    );
    if (toContent(course, { file: (fileId) => stored.get(fileId) ?? '', set: String }) === content) return id;
  }
  return null;
};

/** Compares courses of a file with the bank, after its sets. */
export const checkCourses = async (
  tx: Tx,
  courses: readonly ExchangedCourse[],
  source: CourseSource,
): Promise<CheckedCourse[]> => {
  const mimeById = new Map(source.files.map(({ id, stored }) => [id, stored.mime]));
  const there = new Set(
    source.sets.flatMap(({ isHidden = false }, at) =>
      isHidden || !findNumberedSet(source.sets, at + 1) ? [] : at + 1,
    ),
  );
  const checked: CheckedCourse[] = [];
  for (const course of courses) {
    const input = toInput(course, source);
    const fault = findLessonProblem(input.lessons, { mimeById, there }) ?? null;
    const sameAs = fault ? null : await findSame(tx, input, source);
    const state = sameAs === null ? 'new' : 'same';
    checked.push({ course, state: fault ? 'wrong' : state, sameAs, fault });
  }
  return checked;
};

interface StoreCourseInput extends CourseSource {
  course: ExchangedCourse;
  /** Ids of sets by their places in the file, from 0. */
  getSetId(at: number): number;
  /** Ids of stored files by their numbers in the file. */
  getFileId(number: number): number;
  ownerId: number;
  now: Date;
}

/** Inserts a new course of a file whose sets and files were stored before. */
export const storeExchangedCourse = async (tx: Tx, input: StoreCourseInput): Promise<number> => {
  const { ownerId, now, getSetId, getFileId } = input;
  const optional = (number: number | null) => (number === null ? null : getFileId(number));
  const { lessons, ...course } = toInput(input.course, input);
  const saved = await createBankCourse(
    tx,
    { owner: { ...wholeBank, personId: ownerId }, now },
    {
      ...course,
      lessons: lessons.map((lesson) => ({
        ...{ ...lesson, video: getFileId(lesson.video), poster: optional(lesson.poster) },
        ...{ captionsEn: optional(lesson.captionsEn), captionsZh: optional(lesson.captionsZh) },
        cues: lesson.cues.map(({ at, setId }) => ({ at, setId: getSetId(setId - 1) })),
      })),
    },
  );
  if ('code' in saved) throw new Error(`the course was refused: ${saved.code}`);
  return saved.courseId;
};
