import { sql } from 'drizzle-orm';
import type { StoredFileRow } from '@inkstone/bank/server';
import type { Handle } from '@inkstone/db';
import type { Lateness } from '../../contract.ts';
import type { AttemptRow } from '../attempt.queries.ts';
import { readAnswerEnds, computeLateness } from '../attempt-session/lateness.ts';
import type { AnswerFileRow, ArrivedFile } from './files.queries.ts';

/** A file whose bytes have arrived, with their number and kind. */
export interface UploadedFile extends ArrivedFile, Pick<AnswerFileRow, 'name'>, Pick<StoredFileRow, 'mime'> {
  bytes: StoredFileRow['sizeBytes'];
}

type UploadedFileRow = Omit<UploadedFile, 'bytes'> & Pick<StoredFileRow, 'sizeBytes'>;

/** A file that an answer refers to and whose bytes have arrived. */
export interface AnswerFile extends UploadedFile, Pick<AnswerFileRow, 'attemptId' | 'questionId'> {
  late: Lateness;
}

/** The arrived files that the answers of some attempts refer to, in the order of the answers. */
export const listAnswerFiles = async (db: Handle, attemptIds: readonly number[]): Promise<AnswerFile[]> => {
  if (attemptIds.length === 0) return [];
  const rows = await db.rows<
    UploadedFileRow &
      Pick<AnswerFileRow, 'attemptId' | 'questionId'> &
      Pick<StoredFileRow, 'createdAt'> &
      Pick<AttemptRow, 'submittedAt'>
  >(sql`
    select f.attempt_id, f.question_id, f.id, f.file_id, f.name, s.mime, s.size_bytes, s.created_at, t.submitted_at
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
  return rows.map(({ sizeBytes, createdAt, submittedAt, ...row }) => ({
    ...row,
    bytes: sizeBytes,
    late: computeLateness(createdAt, {
      handedInAt: submittedAt,
      answerEnd: findEnd(row.attemptId, row.questionId),
    }),
  }));
};

/** All arrived files of an attempt that were not removed, whether an answer refers to them or not. */
export const listUploadedFiles = async (db: Handle, attemptId: number): Promise<UploadedFile[]> => {
  const rows = await db.rows<UploadedFileRow>(sql`
    select f.id, f.file_id, f.name, s.mime, s.size_bytes
      from answer_file f join stored_file s on s.id = f.file_id
     where f.attempt_id = ${attemptId} and f.removed_at is null`);
  return rows.map(({ sizeBytes: bytes, ...row }) => ({ ...row, bytes }));
};

/** One arrived file; throws where it has not arrived. */
export const getUploadedFile = async (db: Handle, id: string): Promise<UploadedFile> => {
  const row = await db.row<UploadedFileRow>(sql`
    select f.id, f.file_id, f.name, s.mime, s.size_bytes
      from answer_file f join stored_file s on s.id = f.file_id where f.id = ${id}`);
  if (!row) throw new Error(`the file ${id} has not arrived`);
  const { sizeBytes: bytes, ...file } = row;
  return { ...file, bytes };
};
