import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import type { StoredFileRow } from '@inkstone/bank/server';
import type { Handle, Tx } from '@inkstone/db';
import type { FileAnswer } from '@inkstone/exam/handed';
import * as z from 'zod';
import type { attempt } from '../taking.tables.ts';
import type { AnswerFileRow } from './files.queries.ts';
import { phoneCamera } from './phone-camera.tables.ts';
import type { UploadedFile } from './uploaded-files.queries.ts';

type PhoneCameraRow = typeof phoneCamera.$inferSelect;

/** A code of a camera page, with whose attempt it opens. */
export interface PhoneCamera
  extends
    Pick<PhoneCameraRow, 'attemptId' | 'questionId' | 'tokenHash' | 'phoneHash' | 'writerEpoch' | 'expiresAt'>,
    Pick<typeof attempt.$inferSelect, 'studentId'> {}

/** Stores the code of an answer in place of the one before, and deletes codes that have long expired. */
export const replacePhoneCamera = async (tx: Tx, row: Omit<PhoneCameraRow, 'phoneHash'>): Promise<void> => {
  const { attemptId, questionId, ...values } = row;
  await tx.delete(phoneCamera).where(lt(phoneCamera.expiresAt, sql`${row.createdAt}::timestamptz - interval '1 day'`));
  await tx
    .insert(phoneCamera)
    .values(row)
    .onConflictDoUpdate({
      target: [phoneCamera.attemptId, phoneCamera.questionId],
      set: { ...values, phoneHash: null },
    });
};

/** The code with this hash of its token. */
export const findPhoneCamera = async (db: Handle, tokenHash: Buffer): Promise<PhoneCamera | undefined> =>
  db.row<PhoneCamera>(sql`
    select c.attempt_id, c.question_id, c.token_hash, c.phone_hash, c.writer_epoch, c.expires_at, a.student_id
      from phone_camera c join attempt a on a.id = c.attempt_id
     where c.token_hash = ${tokenHash}`);

/** Binds a code to the first phone that opens it; false where another one has. */
export const bindPhone = async (
  tx: Tx,
  key: Pick<PhoneCameraRow, 'tokenHash'> & { phoneHash: Buffer },
): Promise<boolean> => {
  const isFree = and(eq(phoneCamera.tokenHash, key.tokenHash), isNull(phoneCamera.phoneHash));
  const rows = await tx.update(phoneCamera).set({ phoneHash: key.phoneHash }).where(isFree).returning();
  return rows.length > 0;
};

const pageFigures = { pageCount: z.int(), lastNumber: z.int() };

/** How many pages of an answer came from phones, and the number of the last one ever. */
export const countPhonePages = async (
  db: Handle,
  { attemptId, questionId }: Pick<PhoneCameraRow, 'attemptId' | 'questionId'>,
): Promise<{ pageCount: number; lastNumber: number }> => {
  const [row] = await db.rows(
    sql`
    select count(*) filter (where removed_at is null and file_id is not null)::int as page_count,
           coalesce(max(page_number), 0)::int as last_number
      from answer_file
     where attempt_id = ${attemptId} and question_id = ${questionId} and page_number is not null`,
    pageFigures,
  );
  return row ?? { pageCount: 0, lastNumber: 0 };
};

/** A page that came from a phone. */
export interface PhonePage extends UploadedFile, Pick<AnswerFileRow, 'questionId'> {
  number: NonNullable<AnswerFileRow['pageNumber']>;
  /** Whether the journal has named it, and so decides about it. */
  isNamed: boolean;
}

/** The whole pages of an attempt that came from phones and were not removed, by question and number. */
export const listPhonePageRows = async (db: Handle, attemptId: number): Promise<PhonePage[]> => {
  const rows = await db.rows<
    Omit<PhonePage, 'bytes' | 'number' | 'isNamed'> &
      Pick<StoredFileRow, 'sizeBytes'> &
      Pick<AnswerFileRow, 'referencedAt'> & { pageNumber: PhonePage['number'] }
  >(sql`
    select f.id, f.file_id, f.question_id, f.name, f.page_number, f.referenced_at, s.mime, s.size_bytes
      from answer_file f join stored_file s on s.id = f.file_id
     where f.attempt_id = ${attemptId} and f.page_number is not null and f.removed_at is null
     order by f.question_id, f.page_number`);
  return rows.map(({ sizeBytes: bytes, pageNumber: number, referencedAt, ...row }) => ({
    ...{ ...row, bytes, number, isNamed: referencedAt !== null },
  }));
};

/** A page that no journal has named and that is not in its answer. */
interface UnnamedPage extends Pick<UploadedFile, 'id' | 'name' | 'mime' | 'bytes'>, Pick<AnswerFileRow, 'questionId'> {}

/** The pages of an attempt that no journal has named and that are not in their answers, by question and number. */
export const listUnnamedPages = async (tx: Tx, attemptId: number): Promise<UnnamedPage[]> => {
  const rows = await tx.rows<Omit<UnnamedPage, 'bytes'> & Pick<StoredFileRow, 'sizeBytes'>>(sql`
    select f.id, f.question_id, f.name, s.mime, s.size_bytes
      from answer_file f join stored_file s on s.id = f.file_id
     where f.attempt_id = ${attemptId} and f.page_number is not null and f.referenced_at is null and f.removed_at is null
       and not exists (
             select 1 from answer a
              where a.attempt_id = f.attempt_id and a.question_id = f.question_id
                and a.value @> jsonb_build_object('files', jsonb_build_array(jsonb_build_object('id', f.id::text))))
     order by f.question_id, f.page_number`);
  return rows.map(({ sizeBytes: bytes, ...row }) => ({ ...row, bytes }));
};

/**
 * Stores an answer with pages that came from phones added; its times stay. An answer that consists of such pages alone is
 * older than any that the window gives.
 */
export const storeAnswerWithPages = async (
  tx: Tx,
  { attemptId, questionId }: Pick<AnswerFileRow, 'attemptId' | 'questionId'>,
  { value, at }: { value: FileAnswer; at: Date },
): Promise<void> => {
  await tx.run(sql`
    insert into answer as a (attempt_id, question_id, value, seq, answered_at, received_at, is_counted)
    values (${attemptId}, ${questionId}, ${JSON.stringify(value)}::jsonb, 0, 'epoch', ${at}, true)
    on conflict (attempt_id, question_id) do update set value = excluded.value`);
};

/** Whether a file is a page from a phone that no journal has named. */
export const isUnnamedPage = async (
  tx: Tx,
  { id, attemptId, questionId }: Pick<AnswerFileRow, 'id' | 'attemptId' | 'questionId'>,
): Promise<boolean> => {
  const rows = await tx.rows(sql`
    select 1 from answer_file f
     where f.id = ${id} and f.attempt_id = ${attemptId} and f.question_id = ${questionId}
       and f.page_number is not null and f.referenced_at is null`);
  return rows.length > 0;
};

/** Takes a page out of its answer, after it was removed. */
export const dropPage = async (
  tx: Tx,
  { id, attemptId, questionId }: Pick<AnswerFileRow, 'id' | 'attemptId' | 'questionId'>,
): Promise<void> => {
  await tx.run(sql`
    update answer a
       set value = a.value || jsonb_build_object('files', (
             select coalesce(jsonb_agg(n.file order by n.place), '[]'::jsonb)
               from jsonb_array_elements(a.value -> 'files') with ordinality as n(file, place)
              where lower(n.file ->> 'id') <> ${id}))
     where a.attempt_id = ${attemptId} and a.question_id = ${questionId} and jsonb_typeof(a.value -> 'files') = 'array'`);
};
