import { recentlyUsed } from '@inkstone/base';
import { databaseOf, statement, type Handle, type Tx } from '@inkstone/db';
import type { AttemptState } from '@inkstone/exam/attempt';
import type { Blueprint } from '@inkstone/exam/blueprint';

/** What never changes of an attempt. */
interface Fixed {
  id: number;
  student_id: number;
  recipient_id: number;
  assignment_id: number;
  redo_id: number | null;
  paper_revision_id: number | null;
  kind: 'homework' | 'definedHomework' | 'test' | 'textbook' | 'course' | 'candidate';
  blueprint: Blueprint;
}

/** What changes while it is written, and what its window depends on. */
interface Moving {
  state: AttemptState;
  ack: number;
  /** Bytes that its journal has taken so far. */
  stored_bytes: number;
  holder: string;
  submitted_at: Date | null;
  scored_at: Date | null;
  /** The total that a teacher set by hand, in hundredths; null while the computed one counts. */
  hand_score: number | null;
  begins_at: Date;
  deadline: Date;
  withdrawn_at: Date | null;
  deleted_at: Date | null;
  report_at: 'submitted' | 'closed' | 'byHand';
  window_version: number;
  own_begins_at: Date | null;
  own_deadline: Date | null;
  extra_seconds: number;
  removed_at: Date | null;
}

/** Of the redo that it answers; null for the first sitting. */
interface OfRedo {
  redo_asked_at: Date | null;
  redo_due_at: Date | null;
  redo_withdrawn_at: Date | null;
}

/** An attempt under its lock, with everything that its window depends on. */
export interface LockedAttempt extends Fixed, Moving, OfRedo {}

interface StoredAttempt extends Omit<LockedAttempt, 'blueprint'> {
  blueprint: string;
}

// What never changes is read once, and everybody who sits the same work shares its rules.
const fixedParts = recentlyUsed<string, Fixed>(5000);
const rules = recentlyUsed<string, Blueprint>(300);

const rulesOf = (text: string): Blueprint => {
  const read = rules.get(text) ?? (JSON.parse(text) as Blueprint);
  rules.set(text, read);
  return read;
};

const fixedOf = ({ blueprint, ...row }: StoredAttempt): Fixed => ({
  id: row.id,
  student_id: row.student_id,
  recipient_id: row.recipient_id,
  assignment_id: row.assignment_id,
  redo_id: row.redo_id,
  paper_revision_id: row.paper_revision_id,
  kind: row.kind,
  blueprint: rulesOf(blueprint),
});

const fixed = `a.id, a.student_id, a.recipient_id, a.assignment_id, a.redo_id, s.paper_revision_id, s.kind,
       a.blueprint::text as blueprint`;
const moving = `a.state, a.ack, a.stored_bytes, a.holder, a.submitted_at, a.scored_at, a.hand_score,
       s.begins_at, s.deadline, s.withdrawn_at, s.deleted_at, s.report_at, s.window_version, r.begins_at as own_begins_at, r.deadline as own_deadline,
       r.extra_seconds, r.removed_at`;
const ofRedo = 'd.asked_at as redo_asked_at, d.due_at as redo_due_at, d.withdrawn_at as redo_withdrawn_at';
const from = `from attempt a
       join recipient r on r.id = a.recipient_id
       join assignment s on s.id = a.assignment_id`;
const fromRedo = `${from}
       left join redo d on d.id = a.redo_id`;
const noRedo: OfRedo = { redo_asked_at: null, redo_due_at: null, redo_withdrawn_at: null };

// Locks leave the key free: what a row beside it names, such as a recording of which a piece comes, need not wait for a
// save that in turn waits for that row.

// Whoever had to wait for the lock reads the attempt as it is by now, and everything joined to it as it was before the
// wait: a deadline that was moved meanwhile would be missed.
const waited = 'a.ctid is distinct from (select w.ctid from attempt w where w.id = a.id) as has_waited';

/** Whether a row was read after waiting for its lock. */
interface WithWait {
  has_waited?: boolean;
}

/** Reads an attempt by its id and who may: whole the first time, then what may have changed. */
const reading = <More extends object = object>(name: string, condition: string, more?: string) => {
  const isLocking = condition.includes('for no key update');
  const columns = [moving, ...(more ? [more] : []), ...(isLocking ? [waited] : [])].join(', ');
  const where = `where a.id = $1 ${condition}`;
  type Row<Columns> = Columns & More & WithWait;
  const whole = statement<Row<StoredAttempt>>(name, `select ${fixed}, ${columns}, ${ofRedo} ${fromRedo} ${where}`);
  const first = statement<Row<Moving>>(`${name}_again`, `select ${columns} ${from} ${where}`);
  const redo = statement<Row<Moving & OfRedo>>(
    `${name}_redo_again`,
    `select ${columns}, ${ofRedo} ${fromRedo} ${where}`,
  );
  const readOnce = async (db: Handle, values: readonly [number, ...unknown[]]) => {
    const [attemptId] = values;
    const place = `${databaseOf(db)} ${attemptId}`;
    const known = fixedParts.get(place);
    if (known?.redo_id === null) {
      const [row] = await first(db, [...values]);
      return row && { ...known, ...noRedo, ...row };
    }
    if (known) {
      const [row] = await redo(db, [...values]);
      return row && { ...known, ...row };
    }
    const [row] = await whole(db, [...values]);
    if (!row) return undefined;
    const read = fixedOf(row);
    fixedParts.set(place, read);
    return { ...row, ...read };
  };
  return async (db: Handle, attemptId: number, ...may: unknown[]): Promise<(LockedAttempt & More) | undefined> => {
    const row = await readOnce(db, [attemptId, ...may]);
    // The lock is held by now: read once more, nothing waits.
    return row?.has_waited ? readOnce(db, [attemptId, ...may]) : row;
  };
};

// What the student's attempts of about the same day have stored, this one too; an index gives the few rows.
const storedNear = `(select coalesce(sum(o.stored_bytes), 0)::bigint from attempt o
       where o.student_id = a.student_id and o.started_at > a.started_at - interval '1 day'
         and o.started_at < a.started_at + interval '1 day') as stored_near`;
const lockOwn = reading<WithStored>('attempt_lock_own', 'and a.student_id = $2 for no key update of a', storedNear);
const texts = `coalesce((select jsonb_object_agg(w.question_id, w.value) from answer w
       where w.attempt_id = $1 and w.question_id = any($3)), '{}') as texts`;
const lockOwnTexts = reading<WithTexts & WithStored>(
  'attempt_lock_own_texts',
  'and a.student_id = $2 for no key update of a',
  `${texts}, ${storedNear}`,
);
const readOwn = reading('attempt_read_own', 'and a.student_id = $2');
const lockAny = reading('attempt_lock_any', 'for no key update of a');
const lockTaught = reading('attempt_lock_taught', 'and s.teacher_id = $2 for no key update of a');

/** How much a student's attempts of about a day have stored. */
export interface WithStored {
  stored_near: number;
}

/** The answers in force that patches build on; read before the lock was waited for, they may be older than the journal. */
export interface WithTexts {
  texts: Readonly<Record<number, unknown>>;
}

/**
 * The student's own attempt, locked so that two saves cannot interleave, with the answers to some questions in the same
 * statement.
 */
export const lockOwnAttempt = async (
  tx: Tx,
  key: { attemptId: number; studentId: number; patched: readonly number[] },
): Promise<(LockedAttempt & WithTexts & WithStored) | undefined> => {
  const { attemptId, studentId, patched } = key;
  if (patched.length > 0) return lockOwnTexts(tx, attemptId, studentId, [...new Set(patched)]);
  const row = await lockOwn(tx, attemptId, studentId);
  return row && { ...row, texts: {} };
};

/** The student's own attempt, only to look at. */
export const findOwnAttempt = (db: Handle, key: { attemptId: number; studentId: number }) =>
  readOwn(db, key.attemptId, key.studentId);

/** Any attempt, for the school's own jobs. */
export const lockAttempt = (tx: Tx, attemptId: number) => lockAny(tx, attemptId);

/** An attempt at an assignment that this teacher gave. */
export const lockTaughtAttempt = (tx: Tx, key: { attemptId: number; teacherId: number }) =>
  lockTaught(tx, key.attemptId, key.teacherId);
