import { handleCall } from '@inkstone/call/server';
import { saveProgress as contract } from '../contract.ts';
import { sumLength, toWholePercent, toTenths, mergeRanges } from '../rules.ts';
import { findLessonLength, listProgress, mergeProgress } from './assigned-courses.queries.ts';
import { requireStudyAccess } from './require-study-access.ts';
import { toWatchedRanges } from './course-view.ts';

/** Merges played ranges into the stored ones, cut to the video's length. */
export const saveProgress = handleCall(contract, async (ctx) => {
  const { input, tx, now, notFound } = ctx;
  const { assignment, recipient } = await requireStudyAccess(ctx, input.id);
  const length = await findLessonLength(tx, { assignmentId: assignment.id, lessonId: input.lessonId });
  if (length === undefined) return notFound();
  const played = input.seen.map(({ from, to }) => [toTenths(from), toTenths(to)] as const);
  await mergeProgress(tx, {
    recipientId: recipient.id,
    lessonId: input.lessonId,
    position: Math.min(toTenths(input.position), length),
    seen: mergeRanges(played, length),
    now,
  });
  const all = await listProgress(tx, [recipient.id]);
  const watched = all.find(({ lessonId }) => lessonId === input.lessonId)?.watched ?? [];
  return { percent: toWholePercent(sumLength(watched), length), seen: toWatchedRanges(watched) };
});
