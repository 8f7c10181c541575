import type { AssignmentRow, RecipientRow, RedoRow } from '@inkstone/assignments/server';
import { createLruCache } from '@inkstone/base';
import { databaseName, preparedQuery, type Handle, type Tx, type Computed } from '@inkstone/db';
import type { Blueprint } from '@inkstone/exam/blueprint';
import * as z from 'zod';
import type { attempt } from './taking.tables.ts';

type AttemptColumns = typeof attempt.$inferSelect;

/** Columns of an attempt that never change. */
type ImmutableColumns = Pick<
  AttemptColumns,
  'id' | 'studentId' | 'recipientId' | 'assignmentId' | 'redoId' | 'blueprint'
> &
  Pick<AssignmentRow, 'paperRevisionId' | 'kind'>;

/** Columns that change while the attempt is open, and those that its window depends on. */
type MutableColumns = Pick<
  AttemptColumns,
  'state' | 'ack' | 'storedBytes' | 'writerWindowId' | 'submittedAt' | 'scoredAt' | 'scoreOverride'
> &
  Pick<
    AssignmentRow,
    'beginsAt' | 'deadline' | 'lateHours' | 'withdrawnAt' | 'deletedAt' | 'reportAt' | 'windowVersion'
  > &
  Pick<RecipientRow, 'extraSeconds' | 'removedAt'> & {
    ownBeginsAt: RecipientRow['beginsAt'];
    ownDeadline: RecipientRow['deadline'];
  };

/** Columns of the redo that the attempt belongs to; null for the first attempt. */
interface RedoColumns {
  redoRequestedAt: RedoRow['requestedAt'] | null;
  redoDueAt: RedoRow['dueAt'] | null;
  redoWithdrawnAt: RedoRow['withdrawnAt'];
}

/** A locked attempt with everything that its window depends on. */
export interface LockedAttempt extends ImmutableColumns, MutableColumns, RedoColumns {}

type StoredAttempt = Omit<LockedAttempt, 'blueprint'> & Computed<typeof blueprintText>;

const blueprintText = { blueprint: z.string() };

// Immutable columns are cached by attempt; equal blueprints are parsed once and shared.
const immutableRows = createLruCache<string, ImmutableColumns>(5000);
const blueprints = createLruCache<string, Blueprint>(300);

const parseBlueprint = (text: string): Blueprint => {
  const blueprint = blueprints.get(text) ?? (JSON.parse(text) as Blueprint);
  blueprints.set(text, blueprint);
  return blueprint;
};

const toImmutableColumns = ({ blueprint, ...row }: StoredAttempt): ImmutableColumns => ({
  id: row.id,
  studentId: row.studentId,
  recipientId: row.recipientId,
  assignmentId: row.assignmentId,
  redoId: row.redoId,
  paperRevisionId: row.paperRevisionId,
  kind: row.kind,
  blueprint: parseBlueprint(blueprint),
});

const immutableColumns = `a.id, a.student_id, a.recipient_id, a.assignment_id, a.redo_id, s.paper_revision_id, s.kind,
       a.blueprint::text as blueprint`;
const mutableColumns = `a.state, a.ack, a.stored_bytes, a.writer_window_id, a.submitted_at, a.scored_at, a.score_override,
       s.begins_at, s.deadline, s.late_hours, s.withdrawn_at, s.deleted_at, s.report_at, s.window_version, r.begins_at as own_begins_at, r.deadline as own_deadline,
       r.extra_seconds, r.removed_at`;
const redoColumns = 'd.requested_at as redo_requested_at, d.due_at as redo_due_at, d.withdrawn_at as redo_withdrawn_at';
const from = `from attempt a
       join recipient r on r.id = a.recipient_id
       join assignment s on s.id = a.assignment_id`;
const fromWithRedo = `${from}
       left join redo d on d.id = a.redo_id`;
const noRedo: RedoColumns = { redoRequestedAt: null, redoDueAt: null, redoWithdrawnAt: null };

// The locks are `for no key update`, so that rows with a foreign key to the attempt, such as a recording whose chunk is
// being inserted, need not wait for a save that in turn waits for that row.

// A statement that had to wait for the lock reads the current row of the attempt, but joined rows as they were before
// the wait: a deadline that was moved meanwhile would be missed.
const hasWaitedColumn = 'a.ctid is distinct from (select w.ctid from attempt w where w.id = a.id) as has_waited';

/** Whether a row was read after waiting for its lock. */
const wait = { hasWaited: z.boolean() };

/** More columns of a reader, with their schemas. */
interface ExtraColumns<Columns> {
  columns: string;
  computed: Columns;
}

/**
 * Creates a reader of attempts by id and access condition: it reads all columns the first time, later only those that
 * may have changed.
 */
const createAttemptReader = <More extends Record<string, z.ZodType> = Record<never, z.ZodType>>(
  name: string,
  condition: string,
  extra?: ExtraColumns<More>,
) => {
  const isLocking = condition.includes('for no key update');
  const columns = [mutableColumns, ...(extra ? [extra.columns] : []), ...(isLocking ? [hasWaitedColumn] : [])].join(
    ', ',
  );
  // The compiler cannot compare schemas of columns that it does not know yet.
  const computed: object = { ...extra?.computed, ...(isLocking ? wait : {}) };
  const allComputed: object = { ...computed, ...blueprintText };
  const where = `where a.id = $1 ${condition}`;
  type Row<Columns> = Columns & Computed<More> & Partial<Computed<typeof wait>>;
  const readAll = preparedQuery<Row<StoredAttempt>>(
    name,
    `select ${immutableColumns}, ${columns}, ${redoColumns} ${fromWithRedo} ${where}`,
    allComputed,
  );
  const readMutable = preparedQuery<Row<MutableColumns>>(
    `${name}_again`,
    `select ${columns} ${from} ${where}`,
    computed,
  );
  const readWithRedo = preparedQuery<Row<MutableColumns & RedoColumns>>(
    `${name}_redo_again`,
    `select ${columns}, ${redoColumns} ${fromWithRedo} ${where}`,
    computed,
  );
  const readOnce = async (db: Handle, values: readonly [number, ...unknown[]]) => {
    const [attemptId] = values;
    const cacheKey = `${databaseName(db)} ${attemptId}`;
    const cached = immutableRows.get(cacheKey);
    if (cached?.redoId === null) {
      const [row] = await readMutable(db, [...values]);
      return row && { ...cached, ...noRedo, ...row };
    }
    if (cached) {
      const [row] = await readWithRedo(db, [...values]);
      return row && { ...cached, ...row };
    }
    const [row] = await readAll(db, [...values]);
    if (!row) return undefined;
    const immutable = toImmutableColumns(row);
    immutableRows.set(cacheKey, immutable);
    return { ...row, ...immutable };
  };
  return async (
    db: Handle,
    attemptId: number,
    ...params: unknown[]
  ): Promise<(LockedAttempt & Computed<More>) | undefined> => {
    const row = await readOnce(db, [attemptId, ...params]);
    // The lock is held now, so a second read does not wait and sees the current joined rows.
    return row?.hasWaited ? readOnce(db, [attemptId, ...params]) : row;
  };
};

// Bytes stored by the student's attempts started within a day of this one, itself included; an index finds the few
// rows.
const storedNearColumn = `(select coalesce(sum(o.stored_bytes), 0)::bigint from attempt o
       where o.student_id = a.student_id and o.started_at > a.started_at - interval '1 day'
         and o.started_at < a.started_at + interval '1 day') as stored_near`;
const dayBytes = { storedNear: z.int() };
const lockOwn = createAttemptReader('attempt_lock_own', 'and a.student_id = $2 for no key update of a', {
  columns: storedNearColumn,
  computed: dayBytes,
});
const textsColumn = `coalesce((select jsonb_object_agg(w.question_id, w.value) from answer w
       where w.attempt_id = $1 and w.question_id = any($3)), '{}') as texts`;
const answerTexts = {
  texts: z.custom<Readonly<Record<number, unknown>>>((value) => typeof value === 'object' && value !== null),
};
const lockOwnTexts = createAttemptReader('attempt_lock_own_texts', 'and a.student_id = $2 for no key update of a', {
  columns: `${textsColumn}, ${storedNearColumn}`,
  computed: { ...dayBytes, ...answerTexts },
});
const readOwn = createAttemptReader('attempt_read_own', 'and a.student_id = $2');
const readAny = createAttemptReader('attempt_read_any', '');
const lockAny = createAttemptReader('attempt_lock_any', 'for no key update of a');
const lockForTeacher = createAttemptReader('attempt_lock_taught', 'and s.teacher_id = $2 for no key update of a');

/** Bytes that the student's attempts of about a day have stored. */
export type WithDayBytes = Computed<typeof dayBytes>;

/**
 * The stored answers that patches build on. They are read before the lock is granted and may be older than the journal.
 */
export type WithTexts = Computed<typeof answerTexts>;

/**
 * Locks the student's own attempt, so that two saves cannot interleave, and reads the answers to some questions in the
 * same statement.
 */
export const lockOwnAttempt = async (
  tx: Tx,
  key: { attemptId: number; studentId: number; patched: readonly number[] },
): Promise<(LockedAttempt & WithTexts & WithDayBytes) | undefined> => {
  const { attemptId, studentId, patched } = key;
  if (patched.length > 0) return lockOwnTexts(tx, attemptId, studentId, [...new Set(patched)]);
  const row = await lockOwn(tx, attemptId, studentId);
  return row && { ...row, texts: {} };
};

/** Reads the student's own attempt without a lock. */
export const findOwnAttempt = (db: Handle, key: { attemptId: number; studentId: number }) =>
  readOwn(db, key.attemptId, key.studentId);

/** Reads any attempt without a lock: for who holds a secret that names it. */
export const findAnyAttempt = (db: Handle, attemptId: number) => readAny(db, attemptId);

/** Locks any attempt, for jobs and for who holds a secret that names it. */
export const lockAttempt = (tx: Tx, attemptId: number) => lockAny(tx, attemptId);

/** Locks an attempt at an assignment of this teacher. */
export const lockAttemptForTeacher = (tx: Tx, key: { attemptId: number; teacherId: number }) =>
  lockForTeacher(tx, key.attemptId, key.teacherId);
