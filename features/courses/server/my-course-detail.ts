import { findWork, listRemoved, listSetRevisions, ownWorkOf } from '@inkstone/assignments/server';
import { fileAddress, readPinnedSets, type Reader } from '@inkstone/bank/server';
import { localizedName, type Language } from '@inkstone/base';
import { handleCall, type HandlerContext } from '@inkstone/call/server';
import { myCourseDetail as contract } from '../contract.ts';
import { lengthOf, percentOf } from '../rules.ts';
import { listCues, listLessons, type CueRow, type LessonRow } from './courses.queries.ts';
import { listFileMimes } from './files-of.ts';
import { listGiven, listProgress, type ProgressRow } from './given.queries.ts';
import { sittingToStudy } from './may-study.ts';
import { myCourseOf } from './my-courses.ts';
import { stretchesOf } from './shown.ts';

type Detail = HandlerContext<typeof contract>;

interface SetShown {
  title: string;
  questions: number;
}

/** The question sets that were given with the course, without what was taken out of them since. */
const readSets = async ({ tx, language }: Detail, assignmentId: number): Promise<ReadonlyMap<number, SetShown>> => {
  const content = await readPinnedSets(tx, await listSetRevisions(tx, assignmentId));
  const removed = await listRemoved(tx, assignmentId);
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
  sets: ReadonlyMap<number, SetShown>;
  progress: ProgressRow | undefined;
  mimes: ReadonlyMap<number, string>;
  reader: Reader;
  language: Language;
}

const captionsOf = ({ captionsEnFileId: en, captionsZhFileId: zh }: LessonRow, { reader, language }: LessonFacts) => {
  const all = [
    ...(en === null ? [] : [{ language: 'en' as const, url: fileAddress(en, reader) }]),
    ...(zh === null ? [] : [{ language: 'zh' as const, url: fileAddress(zh, reader) }]),
  ];
  return all.toSorted((one, other) => Number(other.language === language) - Number(one.language === language));
};

const lessonOf = (row: LessonRow, facts: LessonFacts) => {
  const { cues, sets, progress, mimes, reader, language } = facts;
  const file = (id: number) => ({ id, url: fileAddress(id, reader), mime: mimes.get(id) ?? '' });
  const watched = progress?.watched ?? [];
  return {
    lessonId: row.id,
    number: row.position + 1,
    title: localizedName(language, row.title, row.titleZh),
    seconds: row.lengthTenths / 10,
    video: file(row.videoFileId),
    poster: row.posterFileId === null ? null : file(row.posterFileId),
    captions: captionsOf(row, facts),
    position: (progress?.position ?? 0) / 10,
    percent: percentOf(lengthOf(watched), row.lengthTenths),
    seen: stretchesOf(watched),
    cues: cues.map(({ atTenths, setId }) => ({
      at: atTenths / 10,
      setId,
      title: sets.get(setId)?.title ?? '',
      questions: sets.get(setId)?.questions ?? 0,
    })),
  };
};

/** One course of mine: films, captions and cues, with how far I have watched each; never a key. */
export const readMyCourse = handleCall(contract, async (it) => {
  const { input, me, tx, now, school, secret, language, notFound } = it;
  const { recipient } = await sittingToStudy(it, input.id);
  const row = await findWork(tx, { studentId: me.id, assignmentId: input.id, kinds: ['course'] });
  const given = (await listGiven(tx, [input.id])).get(input.id);
  const [work] = row ? await ownWorkOf(tx, [row], { me, now, school }) : [];
  if (!work || !given) return notFound();
  const progress = await listProgress(tx, [recipient.id]);
  const lessons = await listLessons(tx, given.revision_id);
  const cues = await listCues(
    tx,
    lessons.map(({ id }) => id),
  );
  const shared = {
    sets: await readSets(it, input.id),
    mimes: await listFileMimes(tx, lessons),
    reader: { secret, personId: me.id, now },
    language,
  };
  const cuesOf = Map.groupBy(cues, ({ lessonId }) => lessonId);
  const progressOf = new Map(progress.map((one) => [one.lesson_id, one]));
  return {
    course: myCourseOf(work, { given, progress, language }),
    summary: localizedName(language, given.summary, given.summary_zh),
    fastest: given.fastest,
    lessons: lessons.map((lesson) =>
      lessonOf(lesson, { ...shared, cues: cuesOf.get(lesson.id) ?? [], progress: progressOf.get(lesson.id) }),
    ),
    serverTime: now.toISOString(),
  };
});
