import { sql } from 'drizzle-orm';
import type { Handle } from '@inkstone/db';
import type { Lateness } from '../../contract.ts';
import { readAnswerEnds, computeLateness } from '../attempt-session/lateness.ts';

/** A file whose bytes have arrived. */
export interface UploadedFile {
  id: string;
  fileId: number;
  name: string;
  mime: string;
  bytes: number;
}

/** A file that an answer refers to and whose bytes have arrived. */
export interface AnswerFile extends UploadedFile {
  attemptId: number;
  questionId: number;
  late: Lateness;
}

/** The arrived files that the answers of some attempts refer to, in the order of the answers. */
export const listAnswerFiles = async (db: Handle, attemptIds: readonly number[]): Promise<AnswerFile[]> => {
  if (attemptIds.length === 0) return [];
  const rows = await db.rows<{
    attemptId: number;
    questionId: number;
    id: string;
    fileId: number;
    name: string;
    mime: string;
    sizeBytes: number;
    createdAt: Date;
    submittedAt: Date | null;
  }>(sql`
    select f.attempt_id::float8, f.question_id::float8, f.id, f.file_id::float8, f.name, s.mime, s.size_bytes::float8,
           s.created_at, t.submitted_at
      from answer a
      join attempt t on t.id = a.attempt_id
     cross join lateral jsonb_array_elements(
             case when jsonb_typeof(a.value -> 'files') = 'array' then a.value -> 'files' else '[]'::jsonb end)
           with ordinality as named(one, place)
      join answer_file f on f.attempt_id = a.attempt_id and f.question_id = a.question_id
           and f.id::text = lower(named.one ->> 'id')
      join stored_file s on s.id = f.file_id
     where a.attempt_id in ${[...attemptIds]}
     order by a.attempt_id, a.question_id, named.place`);
  const findEnd = await readAnswerEnds(db, [...new Set(rows.map((row) => row.attemptId))]);
  return rows.map((row) => ({
    attemptId: row.attemptId,
    questionId: row.questionId,
    id: row.id,
    fileId: row.fileId,
    name: row.name,
    mime: row.mime,
    bytes: row.sizeBytes,
    late: computeLateness(row.createdAt, {
      handedInAt: row.submittedAt === null ? null : row.submittedAt,
      answerEnd: findEnd(row.attemptId, row.questionId),
    }),
  }));
};

/** All arrived files of an attempt that were not removed, whether an answer refers to them or not. */
export const listUploadedFiles = async (db: Handle, attemptId: number): Promise<UploadedFile[]> => {
  const rows = await db.rows<{
    id: string;
    fileId: number;
    name: string;
    mime: string;
    sizeBytes: number;
  }>(sql`
    select f.id, f.file_id::float8, f.name, s.mime, s.size_bytes::float8
      from answer_file f join stored_file s on s.id = f.file_id
     where f.attempt_id = ${attemptId} and f.removed_at is null`);
  return rows.map(({ fileId, sizeBytes: bytes, ...row }) => ({ ...row, fileId, bytes }));
};

/** One arrived file; throws where it has not arrived. */
export const getUploadedFile = async (db: Handle, id: string): Promise<UploadedFile> => {
  const rows = await db.rows<{ fileId: number; name: string; mime: string; sizeBytes: number }>(sql`
    select f.file_id::float8, f.name, s.mime, s.size_bytes::float8
      from answer_file f join stored_file s on s.id = f.file_id where f.id = ${id}`);
  const [row] = rows;
  if (!row) throw new Error(`the file ${id} has not arrived`);
  return { id, fileId: row.fileId, name: row.name, mime: row.mime, bytes: row.sizeBytes };
};
