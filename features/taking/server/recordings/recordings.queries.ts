import { and, asc, eq, getTableColumns, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { qualified, type Handle, type Tx } from '@inkstone/db';
import { attempt } from '../taking.tables.ts';
import { recording, recordingPiece } from './recording.tables.ts';

/** The row of a recording. */
export type RecordingRow = typeof recording.$inferSelect;

/** Which recording of which question of whose attempt. */
export interface RecordingPlace {
  recordingId: string;
  attemptId: number;
  questionId: number;
}

/**
 * What the student's own attempt makes of a recording's place: the type of its question; undefined where the attempt is
 * not the student's, has no such question, or the recording belongs elsewhere.
 */
export const findPlaceType = async (
  db: Handle,
  place: RecordingPlace & { studentId: number },
): Promise<string | undefined> => {
  const { rows } = await db.execute<{ type: string }>(sql`
    select jsonb_path_query_first(a.blueprint,
             '$.sections[*].parts[*].sets[*].questions[*] ? (@.id == $id)',
             jsonb_build_object('id', ${place.questionId}::bigint)) ->> 'type' as type
      from attempt a
      left join recording r on r.id = ${place.recordingId}
     where a.id = ${place.attemptId} and a.student_id = ${place.studentId}
       and (r.id is null or (r.attempt_id = a.id and r.question_id = ${place.questionId}))`);
  return rows[0]?.type ?? undefined;
};

/** Makes the recording if it is new, and locks it; undefined where its id belongs to another place. */
export const lockRecording = async (tx: Tx, place: RecordingPlace, at: Date): Promise<RecordingRow | undefined> => {
  const { recordingId: id, attemptId, questionId } = place;
  const made = { id, attemptId, questionId, madeAt: at, touchedAt: at, sizeBytes: 0 };
  await tx.insert(recording).values(made).onConflictDoNothing();
  const isHere = and(eq(recording.id, id), eq(recording.attemptId, attemptId), eq(recording.questionId, questionId));
  const [row] = await tx.select().from(recording).where(isHere).for('update');
  return row;
};

/** Puts whole recordings in as they happened; the journal named them already. */
export const insertPastRecordings = async (
  tx: Tx,
  rows: readonly (Pick<RecordingRow, 'id' | 'attemptId' | 'questionId' | 'sizeBytes'> & {
    fileId: number;
    mime: string;
    at: Date;
  })[],
): Promise<void> => {
  if (rows.length === 0) return;
  await tx
    .insert(recording)
    .values(rows.map(({ at, ...row }) => ({ ...row, madeAt: at, touchedAt: at, completedAt: at, pieces: 1 })));
};

/** Keeps a piece; false where it was there already. */
export const insertPiece = async (
  tx: Tx,
  piece: { recordingId: string; pieceIndex: number; bytes: Buffer },
): Promise<boolean> => {
  const rows = await tx
    .insert(recordingPiece)
    .values(piece)
    .onConflictDoNothing()
    .returning({ index: recordingPiece.pieceIndex });
  return rows.length > 0;
};

/** How many pieces are held, and how many of them follow each other from the first. */
export const countPieces = async (db: Handle, recordingId: string): Promise<{ held: number; inRow: number }> => {
  const { rows } = await db.execute<{ held: number; in_row: number }>(sql`
    select count(*) as held, count(*) filter (where piece_index = place) as in_row
      from (select piece_index, row_number() over (order by piece_index) - 1 as place
              from recording_piece where recording_id = ${recordingId}) numbered`);
  return { held: rows[0]?.held ?? 0, inRow: rows[0]?.in_row ?? 0 };
};

/** The bytes of one piece. */
export const findPiece = async (db: Handle, recordingId: string, pieceIndex: number): Promise<Buffer | undefined> => {
  const isIt = and(eq(recordingPiece.recordingId, recordingId), eq(recordingPiece.pieceIndex, pieceIndex));
  const [row] = await db.select({ bytes: recordingPiece.bytes }).from(recordingPiece).where(isIt);
  return row?.bytes;
};

/** Changes a recording under its lock. */
export const updateRecording = async (
  tx: Tx,
  recordingId: string,
  change: Partial<Omit<RecordingRow, 'id' | 'attemptId' | 'questionId' | 'madeAt'>>,
): Promise<void> => {
  await tx.update(recording).set(change).where(eq(recording.id, recordingId));
};

/** Forgets the pieces of a recording that is put together. */
export const removePieces = async (tx: Tx, recordingId: string): Promise<void> => {
  await tx.delete(recordingPiece).where(eq(recordingPiece.recordingId, recordingId));
};

/**
 * Of recordings that a journal names those that belong to the attempt and question that it names them for; one that the
 * server has not heard of yet belongs there from now on.
 */
export const claimRecordings = async (
  tx: Tx,
  attemptId: number,
  { named, at }: { named: readonly { recordingId: string; questionId: number }[]; at: Date },
): Promise<ReadonlySet<string>> => {
  if (named.length === 0) return new Set();
  // An answer names all its parts again; the first to name one places it.
  const first = new Map(named.toReversed().map(({ recordingId, questionId }) => [recordingId, questionId]));
  const values = [...first].map(([id, questionId]) => {
    return { id, attemptId, questionId, madeAt: at, touchedAt: at, sizeBytes: 0 };
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
  const questionOf = new Map(rows.map(({ id, questionId }) => [id, questionId]));
  const mine = named.filter((one) => questionOf.get(one.recordingId) === one.questionId);
  return new Set(mine.map(({ recordingId }) => recordingId));
};

/** The recordings of an attempt, as far as they can be heard or are awaited, with the moment of the hand-in. */
export const listRecordings = async (
  db: Handle,
  attemptId: number,
): Promise<(RecordingRow & { handedInAt: Date | null })[]> =>
  db
    .select({ ...getTableColumns(recording), handedInAt: attempt.submittedAt })
    .from(recording)
    .innerJoin(attempt, eq(attempt.id, recording.attemptId))
    .where(eq(recording.attemptId, attemptId))
    .orderBy(asc(recording.madeAt));

/** Recordings of which pieces came and then nothing more since a moment. */
export const listBroken = async (db: Handle, before: Date, most: number): Promise<RecordingPlace[]> =>
  db
    .select({ recordingId: recording.id, attemptId: recording.attemptId, questionId: recording.questionId })
    .from(recording)
    .where(
      and(
        isNull(recording.completedAt),
        isNull(recording.fileId),
        lt(recording.touchedAt, before),
        sql`exists (select 1 from recording_piece p where p.recording_id = ${qualified(recording.id)} and p.piece_index = 0)`,
      ),
    )
    .orderBy(asc(recording.touchedAt))
    .limit(most);

/** Forgets the pieces of recordings that were put together without their end and of which nothing came since a moment. */
export const removeOldPieces = async (tx: Tx, before: Date): Promise<void> => {
  const old = tx
    .select({ id: recording.id })
    .from(recording)
    .where(and(isNotNull(recording.fileId), lt(recording.touchedAt, before)));
  await tx.delete(recordingPiece).where(inArray(recordingPiece.recordingId, old));
};
