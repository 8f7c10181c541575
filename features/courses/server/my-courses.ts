import { workList } from '@inkstone/assignments/server';
import { handleCall } from '@inkstone/call/server';
import { myCourses as contract, type MyCourse } from '../contract.ts';
import { listGiven, listProgress, type GivenCourseRow, type ProgressRow } from './given.queries.ts';
import { givenOf, watchedOf } from './shown.ts';
import type { Language } from '@inkstone/base';
import type { Tx } from '@inkstone/db';

const listMine = workList('video');

type WorkShown = Omit<MyCourse, 'assigner' | 'practiceMode' | 'lessons' | 'seconds' | 'watched'>;

/** A student's piece of work with what the course adds to it. */
export const myCourseOf = (
  work: WorkShown,
  { given, progress, language }: { given: GivenCourseRow; progress: readonly ProgressRow[]; language: Language },
): MyCourse => {
  const { assigner, practiceMode, lessons, seconds } = givenOf(given, language);
  return { ...work, assigner, practiceMode, lessons, seconds, watched: watchedOf(progress, given.tenths) };
};

/** Courses among a student's work, with what each adds to it; what is no course any more is left out. */
export const coursesAmong = async <Shown extends WorkShown>(
  list: readonly Shown[],
  { tx, language }: { tx: Tx; language: Language },
): Promise<(Shown & MyCourse)[]> => {
  const given = await listGiven(
    tx,
    list.map(({ id }) => id),
  );
  const progress = Map.groupBy(
    await listProgress(
      tx,
      list.map(({ recipientId }) => recipientId),
    ),
    ({ recipient_id }) => recipient_id,
  );
  return list.flatMap((work) => {
    const row = given.get(work.id);
    if (!row) return [];
    return { ...work, ...myCourseOf(work, { given: row, progress: progress.get(work.recipientId) ?? [], language }) };
  });
};

/** My courses, with how far I have watched. */
export const listMyCourses = handleCall(contract, async (it) => {
  const { list, ...rest } = await listMine(it);
  return { ...rest, list: await coursesAmong(list, it) };
});
