import { listMimes } from '@inkstone/bank/server';
import type { Handle } from '@inkstone/db';
import type { LessonRow } from './courses.queries.ts';

/** Kinds of the bytes of everything that some lessons show, by file. */
export const listFileMimes = (db: Handle, lessons: readonly LessonRow[]): Promise<ReadonlyMap<number, string>> =>
  listMimes(
    db,
    lessons.flatMap(({ videoFileId, posterFileId, captionsEnFileId, captionsZhFileId }) =>
      [videoFileId, posterFileId, captionsEnFileId, captionsZhFileId].flatMap((id) => id ?? []),
    ),
  );
