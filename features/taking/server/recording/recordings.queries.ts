import { and, asc, eq, getTableColumns, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { qualifiedColumn, type Handle, type Tx, type Computed } from '@inkstone/db';
import * as z from 'zod';
import type { AttemptRow } from '../attempt.queries.ts';
import { attempt } from '../taking.tables.ts';
import { recording, recordingChunk } from './recording.tables.ts';

/** The row of a recording. */
export type RecordingRow = typeof recording.$inferSelect;

/** Identifies a recording by attempt and question. */
export type RecordingKey = Pick<RecordingRow, 'attemptId' | 'questionId'> & { recordingId: RecordingRow['id'] };

/**
 * The question type for a recording of the student's own attempt; undefined where the attempt is not the student's, has
 * no such question, or the recording belongs elsewhere.
 */
export const findQuestionType = async (
  db: Handle,
  key: RecordingKey & { studentId: number },
): Promise<string | undefined> => {
  const row = await db.row(
    sql`
    select jsonb_path_query_first(a.blueprint,
             '$.sections[*].parts[*].sets[*].questions[*] ? (@.id == $id)',
             jsonb_build_object('id', ${key.questionId}::bigint)) ->> 'type' as type
      from attempt a
      left join recording r on r.id = ${key.recordingId}
     where a.id = ${key.attemptId} and a.student_id = ${key.studentId}
       and (r.id is null or (r.attempt_id = a.id and r.question_id = ${key.questionId}))`,
    { type: z.string().nullable() },
  );
  return row?.type ?? undefined;
};

/** Inserts a recording if it is new and locks it; undefined where the id belongs to another attempt or question. */
export const lockRecording = async (tx: Tx, key: RecordingKey, at: Date): Promise<RecordingRow | undefined> => {
  const { recordingId: id, attemptId, questionId } = key;
  const newRow = { id, attemptId, questionId, createdAt: at, lastReceivedAt: at, sizeBytes: 0 };
  await tx.insert(recording).values(newRow).onConflictDoNothing();
  const matchesKey = and(
    eq(recording.id, id),
    eq(recording.attemptId, attemptId),
    eq(recording.questionId, questionId),
  );
  const [row] = await tx.select().from(recording).where(matchesKey).for('update');
  return row;
};

/** The ids of an attempt's recordings of which every chunk has arrived. */
export const listWholeRecordings = async (db: Handle, attemptId: number): Promise<string[]> => {
  const isWhole = and(eq(recording.attemptId, attemptId), isNotNull(recording.completedAt));
  const rows = await db.select({ id: recording.id }).from(recording).where(isWhole);
  return rows.map(({ id }) => id);
};

/** Inserts complete recordings of past attempts; their journal refers to them already. */
export const insertPastRecordings = async (
  tx: Tx,
  rows: readonly (Pick<RecordingRow, 'id' | 'attemptId' | 'questionId' | 'sizeBytes' | 'fileId' | 'mime'> & {
    at: Date;
  })[],
): Promise<void> => {
  if (rows.length === 0) return;
  await tx
    .insert(recording)
    .values(
      rows.map(({ at, ...row }) => ({ ...row, createdAt: at, lastReceivedAt: at, completedAt: at, chunkCount: 1 })),
    );
};

/** Inserts a chunk; false where it was stored already. */
export const insertChunk = async (tx: Tx, chunk: typeof recordingChunk.$inferInsert): Promise<boolean> => {
  const rows = await tx
    .insert(recordingChunk)
    .values(chunk)
    .onConflictDoNothing()
    .returning({ index: recordingChunk.chunkIndex });
  return rows.length > 0;
};

const chunkCounts = { storedChunks: z.int(), inRow: z.int() };

/** The number of stored chunks, and how many of them are contiguous from the first. */
export const countChunks = async (db: Handle, recordingId: string): Promise<Computed<typeof chunkCounts>> => {
  const row = await db.row(
    sql`
    select count(*) as stored_chunks, count(*) filter (where chunk_index = place) as in_row
      from (select chunk_index, row_number() over (order by chunk_index) - 1 as place
              from recording_chunk where recording_id = ${recordingId}) numbered`,
    chunkCounts,
  );
  return { storedChunks: row?.storedChunks ?? 0, inRow: row?.inRow ?? 0 };
};

/** The bytes of one chunk. */
export const findChunk = async (db: Handle, recordingId: string, chunkIndex: number): Promise<Buffer | undefined> => {
  const matchesChunk = and(eq(recordingChunk.recordingId, recordingId), eq(recordingChunk.chunkIndex, chunkIndex));
  const [row] = await db.select({ bytes: recordingChunk.bytes }).from(recordingChunk).where(matchesChunk);
  return row?.bytes;
};

/** Updates a recording that the transaction has locked. */
export const updateRecording = async (
  tx: Tx,
  recordingId: string,
  change: Partial<Omit<RecordingRow, 'id' | 'attemptId' | 'questionId' | 'createdAt'>>,
): Promise<void> => {
  await tx.update(recording).set(change).where(eq(recording.id, recordingId));
};

/** Deletes the chunks of a recording that was assembled. */
export const removeChunks = async (tx: Tx, recordingId: string): Promise<void> => {
  await tx.delete(recordingChunk).where(eq(recordingChunk.recordingId, recordingId));
};

/**
 * Claims the recordings that a journal refers to. Returns those that belong to the attempt and question; a recording
 * that is unknown so far is assigned to them.
 */
export const claimRecordings = async (
  tx: Tx,
  attemptId: number,
  { claims, at }: { claims: readonly Omit<RecordingKey, 'attemptId'>[]; at: Date },
): Promise<ReadonlySet<string>> => {
  if (claims.length === 0) return new Set();
  // Every answer lists all its recordings; the first answer that lists one decides its question.
  const first = new Map(claims.toReversed().map(({ recordingId, questionId }) => [recordingId, questionId]));
  const values = [...first].map(([id, questionId]) => {
    return { id, attemptId, questionId, createdAt: at, lastReceivedAt: at, sizeBytes: 0 };
  });
  for (let from = 0; from < values.length; from += 2000) {
    await tx
      .insert(recording)
      .values(values.slice(from, from + 2000))
      .onConflictDoNothing();
  }
  const ids = [...first.keys()];
  const rows = await tx
    .select({ id: recording.id, questionId: recording.questionId })
    .from(recording)
    .where(and(eq(recording.attemptId, attemptId), inArray(recording.id, ids)));
  const questionByRecording = new Map(rows.map(({ id, questionId }) => [id, questionId]));
  const own = claims.filter((claim) => questionByRecording.get(claim.recordingId) === claim.questionId);
  return new Set(own.map(({ recordingId }) => recordingId));
};

/** The recordings of an attempt, arrived or not, with the time of submission. */
export const listRecordings = async (
  db: Handle,
  attemptId: number,
): Promise<(RecordingRow & { handedInAt: AttemptRow['submittedAt'] })[]> =>
  db
    .select({ ...getTableColumns(recording), handedInAt: attempt.submittedAt })
    .from(recording)
    .innerJoin(attempt, eq(attempt.id, recording.attemptId))
    .where(eq(recording.attemptId, attemptId))
    .orderBy(asc(recording.createdAt));

/** Incomplete recordings with a first chunk of which nothing has arrived since an instant. */
export const listAbandonedRecordings = async (db: Handle, before: Date, limit: number): Promise<RecordingKey[]> =>
  db
    .select({ recordingId: recording.id, attemptId: recording.attemptId, questionId: recording.questionId })
    .from(recording)
    .where(
      and(
        isNull(recording.completedAt),
        isNull(recording.fileId),
        lt(recording.lastReceivedAt, before),
        sql`exists (select 1 from recording_chunk p where p.recording_id = ${qualifiedColumn(recording.id)} and p.chunk_index = 0)`,
      ),
    )
    .orderBy(asc(recording.lastReceivedAt))
    .limit(limit);

/**
 * Deletes the chunks of recordings that were assembled incomplete and of which nothing has arrived since an instant.
 */
export const removeOldChunks = async (tx: Tx, before: Date): Promise<void> => {
  const expired = tx
    .select({ id: recording.id })
    .from(recording)
    .where(and(isNotNull(recording.fileId), lt(recording.lastReceivedAt, before)));
  await tx.delete(recordingChunk).where(inArray(recordingChunk.recordingId, expired));
};

const usage = { recordings: z.int(), bytes: z.int(), isBegun: z.boolean() };

/** The number and bytes of the other recordings of a question, and whether this one was begun. */
export const readRecordingUsage = async (
  db: Handle,
  { recordingId, attemptId, questionId }: RecordingKey,
): Promise<Computed<typeof usage>> => {
  const row = await db.row(
    sql`
    select count(*) filter (where id <> ${recordingId} and size_bytes > 0)::int as recordings,
           coalesce(sum(size_bytes) filter (where id <> ${recordingId}), 0)::float8 as bytes,
           count(*) filter (where id = ${recordingId}) > 0 as is_begun
      from recording where attempt_id = ${attemptId} and question_id = ${questionId}`,
    usage,
  );
  return row ?? { recordings: 0, bytes: 0, isBegun: false };
};
