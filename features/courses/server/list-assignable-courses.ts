import { signFileUrl, pinSets, wholeBank, type Reader } from '@inkstone/bank/server';
import { localizedName } from '@inkstone/base';
import { handleCall, type HandlerContext } from '@inkstone/call/server';
import { listAssignableCourses as contract } from '../contract.ts';
import {
  countCourses,
  findCourse,
  listCourses,
  listCues,
  listLessons,
  type CueRow,
  type LessonRow,
  type ListedCourse,
  listFileMimes,
} from './courses.queries.ts';

type ChoicesContext = HandlerContext<typeof contract>;

const maxListed = 200;

const toCourseRecord = (row: ListedCourse, { me, language }: ChoicesContext) => ({
  courseId: row.id,
  name: localizedName(language, row.title, row.titleZh),
  summary: localizedName(language, row.summary, row.summaryZh),
  programme: row.programme,
  subject: row.subject,
  lessons: row.lessons,
  cues: row.cues,
  seconds: Math.round(row.tenths / 10),
  lastModified: row.updatedAt.toISOString(),
  ownerName: localizedName(language, row.ownerName, row.ownerNameZh),
  isMine: row.ownerId === me.id,
});

interface FileAccess {
  reader: Reader;
  mimes: ReadonlyMap<number, string>;
}

const toLessonFile = (id: number, { reader, mimes }: FileAccess) => ({
  id,
  url: signFileUrl(id, reader),
  mime: mimes.get(id) ?? '',
});

const toEditableLesson = (
  row: LessonRow,
  cues: readonly CueRow[],
  { sets, shown }: { sets: ReadonlyMap<number, { title: string; questions: number }>; shown: FileAccess },
) => {
  const optional = (id: number | null) => (id === null ? null : toLessonFile(id, shown));
  return {
    lessonId: row.id,
    title: row.title,
    titleZh: row.titleZh ?? '',
    video: toLessonFile(row.videoFileId, shown),
    poster: optional(row.posterFileId),
    captionsEn: optional(row.captionsEnFileId),
    captionsZh: optional(row.captionsZhFileId),
    seconds: row.lengthTenths / 10,
    cues: cues.map(({ atTenths, setId }) => ({
      at: atTenths / 10,
      setId,
      title: sets.get(setId)?.title ?? '',
      questions: sets.get(setId)?.questions ?? 0,
    })),
  };
};

/** Reads the lessons of a revision, with the current sets of their cues. */
const readLessons = async ({ tx, me, now, secret, language }: ChoicesContext, revisionId: number) => {
  const lessons = await listLessons(tx, revisionId);
  const cues = await listCues(
    tx,
    lessons.map(({ id }) => id),
  );
  const pinned = await pinSets(
    tx,
    cues.map(({ setId }) => setId),
    wholeBank,
  );
  const sets = new Map(
    pinned.map(({ setId, title, titleZh, questionCount }) => [
      setId,
      { title: localizedName(language, title, titleZh), questions: questionCount },
    ]),
  );
  const view = { reader: { secret, personId: me.id, now }, mimes: await listFileMimes(tx, lessons) };
  const cuesByLesson = Map.groupBy(cues, ({ lessonId }) => lessonId);
  return lessons.map((lesson) => toEditableLesson(lesson, cuesByLesson.get(lesson.id) ?? [], { sets, shown: view }));
};

/** Courses to choose from, or one of them with its content. */
export const listAssignableCourses = handleCall(contract, async (ctx) => {
  const { input, tx, notFound } = ctx;
  if (input.id === undefined) {
    const rows = await listCourses(tx, { search: input.search, limit: maxListed });
    const total = await countCourses(tx, input.search);
    return { list: rows.map((row) => toCourseRecord(row, ctx)), total, course: null };
  }
  const row = await findCourse(tx, input.id);
  if (!row) return notFound();
  const course = {
    ...toCourseRecord(row, ctx),
    revision: row.revision,
    names: { en: row.title, zh: row.titleZh ?? '' },
    summaries: { en: row.summary, zh: row.summaryZh ?? '' },
    content: await readLessons(ctx, row.revisionId),
  };
  return { list: [], total: 0, course };
});
