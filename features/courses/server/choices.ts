import { fileAddress, pinSets, type Reader } from '@inkstone/bank/server';
import { localizedName } from '@inkstone/base';
import { handleCall, type HandlerContext } from '@inkstone/call/server';
import { courseChoices as contract } from '../contract.ts';
import {
  countCourses,
  findCourse,
  listCourses,
  listCues,
  listLessons,
  type CueRow,
  type LessonRow,
  type ListedCourse,
} from './courses.queries.ts';
import { listFileMimes } from './files-of.ts';

type Choices = HandlerContext<typeof contract>;

const mostListed = 200;

const recordOf = (row: ListedCourse, { me, language }: Choices) => ({
  courseId: row.id,
  name: localizedName(language, row.title, row.title_zh),
  summary: localizedName(language, row.summary, row.summary_zh),
  project: row.programme,
  subject: row.subject,
  lessons: row.lessons,
  cues: row.cues,
  seconds: Math.round(row.tenths / 10),
  lastModified: new Date(row.updated_at).toISOString(),
  ownerName: localizedName(language, row.owner_name, row.owner_name_zh),
  isMine: row.owner_id === me.id,
});

interface Shown {
  reader: Reader;
  mimes: ReadonlyMap<number, string>;
}

const shownFile = (id: number, { reader, mimes }: Shown) => ({
  id,
  url: fileAddress(id, reader),
  mime: mimes.get(id) ?? '',
});

const lessonOf = (
  row: LessonRow,
  cues: readonly CueRow[],
  { sets, shown }: { sets: ReadonlyMap<number, { title: string; questions: number }>; shown: Shown },
) => {
  const optional = (id: number | null) => (id === null ? null : shownFile(id, shown));
  return {
    lessonId: row.id,
    title: row.title,
    titleZh: row.titleZh ?? '',
    video: shownFile(row.videoFileId, shown),
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

/** The lessons of a revision with the sets of their cues as the bank has them now. */
const contentOf = async ({ tx, me, now, secret, language }: Choices, revisionId: number) => {
  const lessons = await listLessons(tx, revisionId);
  const cues = await listCues(
    tx,
    lessons.map(({ id }) => id),
  );
  const pinned = await pinSets(
    tx,
    cues.map(({ setId }) => setId),
  );
  const sets = new Map(
    pinned.map(({ setId, title, titleZh, questionCount }) => [
      setId,
      { title: localizedName(language, title, titleZh), questions: questionCount },
    ]),
  );
  const shown = { reader: { secret, personId: me.id, now }, mimes: await listFileMimes(tx, lessons) };
  const cuesOf = Map.groupBy(cues, ({ lessonId }) => lessonId);
  return lessons.map((lesson) => lessonOf(lesson, cuesOf.get(lesson.id) ?? [], { sets, shown }));
};

/** Courses to choose from, or one of them whole. */
export const readChoices = handleCall(contract, async (it) => {
  const { input, tx, notFound } = it;
  if (input.id === undefined) {
    const rows = await listCourses(tx, { search: input.search, limit: mostListed });
    const total = await countCourses(tx, input.search);
    return { list: rows.map((row) => recordOf(row, it)), total, course: null };
  }
  const row = await findCourse(tx, input.id);
  if (!row) return notFound();
  const course = {
    ...recordOf(row, it),
    revision: row.revision,
    names: { en: row.title, zh: row.title_zh ?? '' },
    summaries: { en: row.summary, zh: row.summary_zh ?? '' },
    content: await contentOf(it, row.revision_id),
  };
  return { list: [], total: 0, course };
});
