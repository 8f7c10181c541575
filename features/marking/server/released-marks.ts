import type { Reader } from '@inkstone/bank/server';
import type { Language } from '@inkstone/base';
import type { Handle } from '@inkstone/db';
import type { Blueprint } from '@inkstone/exam/blueprint';
import type { PinnedContent } from '@inkstone/bank/server';
import type { RubricShape } from '../contract.ts';
import { readMarkViews } from './mark-view.ts';
import { listMarks } from './marks.queries.ts';
import { buildPlacements } from './placements.ts';

/** The released marks of an attempt with their rubrics, by question, for its report. Drafts are never included. */
export const readReleasedMarks = async (
  db: Handle,
  attempt: { attemptId: number; blueprint: Blueprint; content: PinnedContent },
  view: { reader: Reader; language: Language },
) => {
  const rows = await listMarks(db, { attemptId: attempt.attemptId, isReleased: true });
  const places = buildPlacements(attempt.blueprint, attempt.content, view.language);
  const marks = await readMarkViews(db, rows, view);
  return new Map(
    [...marks].map(([questionId, mark]) => {
      const place = places.get(questionId);
      const rubric = (place?.rubric ?? null) as RubricShape | null;
      const answerId = `${attempt.attemptId}-${questionId}`;
      return [questionId, { ...mark, answerId, rubric, pointsMost: place?.pointsMost ?? 0 }] as const;
    }),
  );
};
