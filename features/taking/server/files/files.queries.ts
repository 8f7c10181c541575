import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { qualified, type Handle, type Tx } from '@inkstone/db';
import { answerFile } from './answer-file.tables.ts';

/** The row of a handed-in file. */
export type AnswerFileRow = typeof answerFile.$inferSelect;

/** Which file of which question of whose attempt. */
export interface FilePlace {
  id: string;
  attemptId: number;
  questionId: number;
}

/**
 * Of files that a journal names those that belong to the attempt and question that it names them for; one that the
 * server has not heard of yet belongs there from now on.
 */
export const claimFiles = async (
  tx: Tx,
  attemptId: number,
  { named, at }: { named: readonly { id: string; questionId: number }[]; at: Date },
): Promise<ReadonlySet<string>> => {
  if (named.length === 0) return new Set();
  // Every answer names its files again; the first to name one places it.
  const first = new Map(named.toReversed().map(({ id, questionId }) => [id, questionId]));
  const values = [...first].map(([id, questionId]) => ({ id, attemptId, questionId, name: '', addedAt: at }));
  for (let from = 0; from < values.length; from += 2000) {
    await tx
      .insert(answerFile)
      .values(values.slice(from, from + 2000))
      .onConflictDoNothing();
  }
  const ids = [...first.keys()];
  const rows = await tx
    .select({ id: answerFile.id, questionId: answerFile.questionId })
    .from(answerFile)
    .where(and(eq(answerFile.attemptId, attemptId), inArray(answerFile.id, ids)));
  const questionOf = new Map(rows.map(({ id, questionId }) => [id, questionId]));
  return new Set(named.filter(({ id, questionId }) => questionOf.get(id) === questionId).map(({ id }) => id));
};

/**
 * What the student's own attempt makes of a file's place: the type of its question, and what the question's other files
 * take; undefined where the attempt is not the student's, has no such question, or the file belongs elsewhere.
 */
export const findFilePlace = async (
  db: Handle,
  place: FilePlace & { studentId: number },
): Promise<{ type: string; hasArrived: boolean; files: number; bytes: number } | undefined> => {
  const { rows } = await db.execute<{ type: string | null; has_arrived: boolean; files: number; bytes: number }>(sql`
    select jsonb_path_query_first(a.blueprint,
             '$.sections[*].parts[*].sets[*].questions[*] ? (@.id == $id)',
             jsonb_build_object('id', ${place.questionId}::bigint)) ->> 'type' as type,
           f.file_id is not null as has_arrived, o.files, o.bytes
      from attempt a
      left join answer_file f on f.id = ${place.id}
     cross join lateral (
           select count(*)::int as files, coalesce(sum(s.size_bytes), 0)::float8 as bytes
             from answer_file other join stored_file s on s.id = other.file_id
            where other.attempt_id = a.id and other.question_id = ${place.questionId}::bigint
              and other.id <> ${place.id}) o
     where a.id = ${place.attemptId} and a.student_id = ${place.studentId}
       and (f.id is null or (f.attempt_id = a.id and f.question_id = ${place.questionId}::bigint))`);
  const [row] = rows;
  if (!row?.type) return undefined;
  return { type: row.type, hasArrived: row.has_arrived, files: row.files, bytes: row.bytes };
};

/**
 * Files whose bytes nothing asks for: taken out before a moment, or never named by any journal since `orphanedBefore`;
 * never one that an answer names.
 */
export const listForgotten = async (
  db: Handle,
  { removedBefore, orphanedBefore, most }: { removedBefore: Date; orphanedBefore: Date; most: number },
): Promise<{ id: string; fileId: number }[]> => {
  const { rows } = await db.execute<{ id: string; file_id: number }>(sql`
    select f.id, f.file_id::float8 from answer_file f
     cross join lateral (select jsonb_build_object('files', jsonb_build_array(jsonb_build_object('id', f.id::text)))) n(naming)
     where f.file_id is not null
       and (f.removed_at < ${removedBefore}
         or (f.added_at < ${orphanedBefore} and not exists (
               select 1 from attempt_event e
                where e.attempt_id = f.attempt_id and e.question_id = f.question_id and e.value @> n.naming)))
       and not exists (
             select 1 from answer a
              where a.attempt_id = f.attempt_id and a.question_id = f.question_id and a.value @> n.naming)
     order by f.added_at limit ${most}`);
  return rows.map(({ id, file_id: fileId }) => ({ id, fileId }));
};

/** Locks the student's own attempt, so that its files are counted one after the other; false where it is not theirs. */
export const lockOwnRow = async (tx: Tx, key: { attemptId: number; studentId: number }): Promise<boolean> => {
  const { rows } = await tx.execute(
    sql`select 1 from attempt where id = ${key.attemptId} and student_id = ${key.studentId} for no key update`,
  );
  return rows.length > 0;
};

/** Makes the file's row if it is new, and locks it; undefined where its id belongs to another place. */
export const lockAnswerFile = async (tx: Tx, place: FilePlace, at: Date): Promise<AnswerFileRow | undefined> => {
  await tx
    .insert(answerFile)
    .values({ ...place, name: '', addedAt: at })
    .onConflictDoNothing();
  const { id, attemptId, questionId } = place;
  const isHere = and(eq(answerFile.id, id), eq(answerFile.attemptId, attemptId), eq(answerFile.questionId, questionId));
  const [row] = await tx.select().from(answerFile).where(isHere).for('update');
  return row;
};

/** Changes a file's row under its lock. */
export const updateAnswerFile = async (
  tx: Tx,
  id: string,
  change: Partial<Pick<AnswerFileRow, 'fileId' | 'name' | 'removedAt'>>,
): Promise<void> => {
  await tx.update(answerFile).set(change).where(eq(answerFile.id, id));
};

/** Notes that a file was taken out of the student's own answer; false where there is no such file. */
export const updateFileRemoved = async (
  tx: Tx,
  place: FilePlace & { studentId: number },
  at: Date,
): Promise<boolean> => {
  const rows = await tx
    .update(answerFile)
    .set({ removedAt: at })
    .where(
      and(
        eq(answerFile.id, place.id),
        eq(answerFile.attemptId, place.attemptId),
        eq(answerFile.questionId, place.questionId),
        isNull(answerFile.removedAt),
        sql`exists (select 1 from attempt a where a.id = ${qualified(answerFile.attemptId)} and a.student_id = ${place.studentId})`,
      ),
    )
    .returning({ id: answerFile.id });
  return rows.length > 0;
};
