import {
  findStudentAssignment,
  listRemovedQuestions,
  listSetRevisions,
  toStudentAssignments,
} from '@inkstone/assignments/server';
import { signFileUrl, readPinnedSets, type Reader } from '@inkstone/bank/server';
import { localizedName, type Language } from '@inkstone/base';
import { handleCall, type HandlerContext } from '@inkstone/call/server';
import { getMyCourse as contract } from '../contract.ts';
import { sumLength, toWholePercent } from '../rules.ts';
import { listCues, listLessons, type CueRow, type LessonRow, listFileMimes } from './courses.queries.ts';
import { listAssignedCourseRows, listProgress, type ProgressRow } from './assigned-courses.queries.ts';
import { requireStudyAccess } from './require-study-access.ts';
import { toMyCourse } from './list-my-courses.ts';
import { toWatchedRanges } from './course-view.ts';

type DetailContext = HandlerContext<typeof contract>;

interface SetInfo {
  title: string;
  questions: number;
}

/** The question sets of the assigned course, without removed questions. */
const readSets = async (
  { tx, language }: DetailContext,
  assignmentId: number,
): Promise<ReadonlyMap<number, SetInfo>> => {
  const content = await readPinnedSets(tx, await listSetRevisions(tx, assignmentId));
  const removed = await listRemovedQuestions(tx, assignmentId);
  const sets = content.sections.flatMap((section) => section.sets);
  return new Map(
    sets.map(({ setId, title, titleZh, questions }) => [
      setId,
      {
        title: localizedName(language, title, titleZh),
        questions: questions.filter(({ questionId }) => !removed.has(questionId)).length,
      },
    ]),
  );
};

interface LessonFacts {
  cues: readonly CueRow[];
  sets: ReadonlyMap<number, SetInfo>;
  progress: ProgressRow | undefined;
  mimes: ReadonlyMap<number, string>;
  reader: Reader;
  language: Language;
}

const listCaptions = ({ captionsEnFileId: en, captionsZhFileId: zh }: LessonRow, { reader, language }: LessonFacts) => {
  const all = [
    ...(en === null ? [] : [{ language: 'en' as const, url: signFileUrl(en, reader) }]),
    ...(zh === null ? [] : [{ language: 'zh' as const, url: signFileUrl(zh, reader) }]),
  ];
  return all.toSorted((first, second) => Number(second.language === language) - Number(first.language === language));
};

const toStudiedLesson = (row: LessonRow, facts: LessonFacts) => {
  const { cues, sets, progress, mimes, reader, language } = facts;
  const file = (id: number) => ({ id, url: signFileUrl(id, reader), mime: mimes.get(id) ?? '' });
  const watched = progress?.watched ?? [];
  return {
    lessonId: row.id,
    number: row.position + 1,
    title: localizedName(language, row.title, row.titleZh),
    seconds: row.lengthTenths / 10,
    video: file(row.videoFileId),
    poster: row.posterFileId === null ? null : file(row.posterFileId),
    captions: listCaptions(row, facts),
    position: (progress?.position ?? 0) / 10,
    percent: toWholePercent(sumLength(watched), row.lengthTenths),
    seen: toWatchedRanges(watched),
    cues: cues.map(({ atTenths, setId }) => ({
      at: atTenths / 10,
      setId,
      title: sets.get(setId)?.title ?? '',
      questions: sets.get(setId)?.questions ?? 0,
    })),
  };
};

/** One course of mine: videos, captions and cues, with my progress; without keys. */
export const getMyCourse = handleCall(contract, async (ctx) => {
  const { input, me, tx, now, school, secret, language, notFound } = ctx;
  const { recipient } = await requireStudyAccess(ctx, input.id);
  const row = await findStudentAssignment(tx, { studentId: me.id, assignmentId: input.id, kinds: ['course'] });
  const assignedCourse = (await listAssignedCourseRows(tx, [input.id])).get(input.id);
  const [work] = row ? await toStudentAssignments(tx, [row], { me, now, school }) : [];
  if (!work || !assignedCourse) return notFound();
  const progress = await listProgress(tx, [recipient.id]);
  const lessons = await listLessons(tx, assignedCourse.revisionId);
  const cues = await listCues(
    tx,
    lessons.map(({ id }) => id),
  );
  const shared = {
    sets: await readSets(ctx, input.id),
    mimes: await listFileMimes(tx, lessons),
    reader: { secret, personId: me.id, now },
    language,
  };
  const cuesByLesson = Map.groupBy(cues, ({ lessonId }) => lessonId);
  const progressByLesson = new Map(progress.map((lessonRow) => [lessonRow.lessonId, lessonRow]));
  return {
    course: toMyCourse(work, { given: assignedCourse, progress, language }),
    summary: localizedName(language, assignedCourse.summary, assignedCourse.summaryZh),
    fastest: assignedCourse.fastest,
    lessons: lessons.map((lesson) =>
      toStudiedLesson(lesson, {
        ...shared,
        cues: cuesByLesson.get(lesson.id) ?? [],
        progress: progressByLesson.get(lesson.id),
      }),
    ),
    serverTime: now.toISOString(),
  };
});
