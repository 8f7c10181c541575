import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { qualifiedColumn, type Handle, type Tx, type Computed } from '@inkstone/db';
import * as z from 'zod';
import { answerFile } from './answer-file.tables.ts';

/** The row of a file of an answer. */
export type AnswerFileRow = typeof answerFile.$inferSelect;

/** Identifies a file by attempt and question. */
export type AnswerFileKey = Pick<AnswerFileRow, 'id' | 'attemptId' | 'questionId'>;

/** A file whose bytes have arrived. */
export type ArrivedFile = Pick<AnswerFileRow, 'id'> & { fileId: NonNullable<AnswerFileRow['fileId']> };

/**
 * Claims the files that a journal refers to. Returns those that belong to the attempt and question; a file that is
 * unknown so far is assigned to them.
 */
export const claimFiles = async (
  tx: Tx,
  attemptId: number,
  { claims, at }: { claims: readonly Omit<AnswerFileKey, 'attemptId'>[]; at: Date },
): Promise<ReadonlySet<string>> => {
  if (claims.length === 0) return new Set();
  // Every answer lists all its files; the first answer that lists one decides its question.
  const claimByFile = new Map(claims.toReversed().map(({ id, questionId }) => [id, questionId]));
  const values = [...claimByFile].map(([id, questionId]) => ({ id, attemptId, questionId, name: '', addedAt: at }));
  for (let from = 0; from < values.length; from += 2000) {
    await tx
      .insert(answerFile)
      .values(values.slice(from, from + 2000))
      .onConflictDoNothing();
  }
  const ids = [...claimByFile.keys()];
  const rows = await tx
    .select({
      id: answerFile.id,
      questionId: answerFile.questionId,
      pageNumber: answerFile.pageNumber,
      referencedAt: answerFile.referencedAt,
    })
    .from(answerFile)
    .where(and(eq(answerFile.attemptId, attemptId), inArray(answerFile.id, ids)));
  // From now on the journal decides about a page from a phone.
  const newPages = rows.filter(({ pageNumber, referencedAt }) => pageNumber !== null && referencedAt === null);
  if (newPages.length > 0) {
    const pageIds = newPages.map(({ id }) => id);
    await tx.update(answerFile).set({ referencedAt: at }).where(inArray(answerFile.id, pageIds));
  }
  const questionByFile = new Map(rows.map(({ id, questionId }) => [id, questionId]));
  return new Set(claims.filter(({ id, questionId }) => questionByFile.get(id) === questionId).map(({ id }) => id));
};

const fileContext = { type: z.string().nullable(), hasArrived: z.boolean(), files: z.int(), bytes: z.int() };

type AnswerFileContext = Computed<typeof fileContext> & { type: string };

/**
 * For a file of the student's own attempt: the type of its question and the usage of the question's other files;
 * undefined where the attempt is not the student's, has no such question, or the file belongs elsewhere.
 */
export const findAnswerFileContext = async (
  db: Handle,
  key: AnswerFileKey & { studentId: number },
): Promise<AnswerFileContext | undefined> => {
  const rows = await db.rows(
    sql`
    select jsonb_path_query_first(a.blueprint,
             '$.sections[*].parts[*].sets[*].questions[*] ? (@.id == $id)',
             jsonb_build_object('id', ${key.questionId}::bigint)) ->> 'type' as type,
           f.file_id is not null as has_arrived, o.files, o.bytes
      from attempt a
      left join answer_file f on f.id = ${key.id}
     cross join lateral (
           select count(*)::int as files, coalesce(sum(s.size_bytes), 0)::float8 as bytes
             from answer_file other join stored_file s on s.id = other.file_id
            where other.attempt_id = a.id and other.question_id = ${key.questionId}::bigint
              and other.id <> ${key.id}) o
     where a.id = ${key.attemptId} and a.student_id = ${key.studentId}
       and (f.id is null or (f.attempt_id = a.id and f.question_id = ${key.questionId}::bigint))`,
    fileContext,
  );
  const [row] = rows;
  if (!row?.type) return undefined;
  return { type: row.type, hasArrived: row.hasArrived, files: row.files, bytes: row.bytes };
};

/**
 * Files whose bytes are not needed: removed before an instant, or never referred to by a journal since
 * `orphanedBefore`, and not referred to by an answer, a late answer, or the answer that a late one has replaced: a
 * teacher may still let either of them count.
 */
export const listUnusedFiles = async (
  db: Handle,
  { removedBefore, orphanedBefore, limit }: { removedBefore: Date; orphanedBefore: Date; limit: number },
): Promise<ArrivedFile[]> => {
  return db.rows<ArrivedFile>(sql`
    select f.id, f.file_id from answer_file f
     cross join lateral (select jsonb_build_object('files', jsonb_build_array(jsonb_build_object('id', f.id::text)))) n(naming)
     where f.file_id is not null
       and (f.removed_at < ${removedBefore}
         or (f.added_at < ${orphanedBefore} and not exists (
               select 1 from attempt_event e
                where e.attempt_id = f.attempt_id and e.question_id = f.question_id and e.value @> n.naming)))
       and not exists (
             select 1 from answer a
              where a.attempt_id = f.attempt_id and a.question_id = f.question_id and a.value @> n.naming)
       and not exists (
             select 1 from late_answer l
              where l.attempt_id = f.attempt_id and l.question_id = f.question_id
                and (l.value @> n.naming or l.replaced_answer -> 'value' @> n.naming))
     order by f.added_at limit ${limit}`);
};

/**
 * Locks the student's own attempt, so that uploads are counted one after the other; false where it is not the
 * student's.
 */
export const lockOwnAttemptRow = async (tx: Tx, key: { attemptId: number; studentId: number }): Promise<boolean> => {
  const rows = await tx.rows(
    sql`select 1 from attempt where id = ${key.attemptId} and student_id = ${key.studentId} for no key update`,
  );
  return rows.length > 0;
};

/**
 * Inserts the row of a file if it is new and locks it; undefined where the id belongs to another attempt or question.
 */
export const lockAnswerFile = async (tx: Tx, key: AnswerFileKey, at: Date): Promise<AnswerFileRow | undefined> => {
  await tx
    .insert(answerFile)
    .values({ ...key, name: '', addedAt: at })
    .onConflictDoNothing();
  const { id, attemptId, questionId } = key;
  const matchesKey = and(
    eq(answerFile.id, id),
    eq(answerFile.attemptId, attemptId),
    eq(answerFile.questionId, questionId),
  );
  const [row] = await tx.select().from(answerFile).where(matchesKey).for('update');
  return row;
};

/** Updates a file that the transaction has locked. */
export const updateAnswerFile = async (
  tx: Tx,
  id: string,
  change: Partial<Pick<AnswerFileRow, 'fileId' | 'name' | 'removedAt' | 'pageNumber'>>,
): Promise<void> => {
  await tx.update(answerFile).set(change).where(eq(answerFile.id, id));
};

/** Marks a file of the student's own answer as removed; false where there is no such file. */
export const markFileRemoved = async (
  tx: Tx,
  key: AnswerFileKey & { studentId: number },
  at: Date,
): Promise<boolean> => {
  const rows = await tx
    .update(answerFile)
    .set({ removedAt: at })
    .where(
      and(
        eq(answerFile.id, key.id),
        eq(answerFile.attemptId, key.attemptId),
        eq(answerFile.questionId, key.questionId),
        isNull(answerFile.removedAt),
        sql`exists (select 1 from attempt a where a.id = ${qualifiedColumn(answerFile.attemptId)} and a.student_id = ${key.studentId})`,
      ),
    )
    .returning({ id: answerFile.id });
  return rows.length > 0;
};

/** Inserts files of past attempts; their journal refers to them already. */
export const insertPastFiles = async (
  tx: Tx,
  rows: readonly (AnswerFileKey & ArrivedFile & Pick<AnswerFileRow, 'name'> & { at: Date })[],
): Promise<void> => {
  for (const { id, attemptId, questionId, fileId, name, at } of rows) {
    const row = { id, attemptId, questionId, fileId, name, addedAt: at };
    await tx.insert(answerFile).values(row).onConflictDoUpdate({ target: answerFile.id, set: { fileId, name } });
  }
};
