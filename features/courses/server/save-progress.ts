import { handleCall } from '@inkstone/call/server';
import { saveProgress as contract } from '../contract.ts';
import { lengthOf, percentOf, tenthsOf, tidyStretches } from '../rules.ts';
import { findGivenLesson, listProgress, mergeProgress } from './given.queries.ts';
import { sittingToStudy } from './may-study.ts';
import { stretchesOf } from './shown.ts';

/** Joins what was played with what is held; a stretch outside the film is cut to it. */
export const saveProgress = handleCall(contract, async (it) => {
  const { input, tx, now, notFound } = it;
  const { assignment, recipient } = await sittingToStudy(it, input.id);
  const length = await findGivenLesson(tx, { assignmentId: assignment.id, lessonId: input.lessonId });
  if (length === undefined) return notFound();
  const played = input.seen.map(({ from, to }) => [tenthsOf(from), tenthsOf(to)] as const);
  await mergeProgress(tx, {
    recipientId: recipient.id,
    lessonId: input.lessonId,
    position: Math.min(tenthsOf(input.position), length),
    seen: tidyStretches(played, length),
    now,
  });
  const all = await listProgress(tx, [recipient.id]);
  const watched = all.find(({ lesson_id: lessonId }) => lessonId === input.lessonId)?.watched ?? [];
  return { percent: percentOf(lengthOf(watched), length), seen: stretchesOf(watched) };
});
