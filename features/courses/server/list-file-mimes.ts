import { listMimes } from '@inkstone/bank/server';
import type { Handle } from '@inkstone/db';
import type { LessonRow } from './courses.queries.ts';

/** MIME types of all files of some lessons, by file id. */
export const listFileMimes = (db: Handle, lessons: readonly LessonRow[]): Promise<ReadonlyMap<number, string>> =>
  listMimes(
    db,
    lessons.flatMap(({ videoFileId, posterFileId, captionsEnFileId, captionsZhFileId }) =>
      [videoFileId, posterFileId, captionsEnFileId, captionsZhFileId].flatMap((id) => id ?? []),
    ),
  );
