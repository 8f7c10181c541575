import type { AttemptState } from '@inkstone/exam/attempt';
import type { Blueprint } from '@inkstone/exam/blueprint';
import { statement, type Tx } from '@inkstone/db';

/** An attempt under its lock, with everything that its window depends on. */
export interface LockedAttempt {
  id: number;
  student_id: number;
  recipient_id: number;
  assignment_id: number;
  blueprint: Blueprint;
  state: AttemptState;
  ack: number;
  holder: string;
  submitted_at: Date | null;
  scored_at: Date | null;
  paper_revision_id: number | null;
  kind: 'homework' | 'definedHomework' | 'test' | 'textbook' | 'course';
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

type StoredAttempt = Omit<LockedAttempt, 'blueprint'> & { blueprint: string };

// Everybody who sits the same work sits by the same rules: they are read once, and many saves a second share them.
const rulesKept = 300;
const rules = new Map<string, Blueprint>();

const rulesOf = (text: string): Blueprint => {
  const known = rules.get(text);
  if (known) return known;
  const read = JSON.parse(text) as Blueprint;
  rules.set(text, read);
  const [oldest] = rules.keys();
  if (rules.size > rulesKept && oldest !== undefined) rules.delete(oldest);
  return read;
};

const attemptOf = ([row]: readonly StoredAttempt[]): LockedAttempt | undefined =>
  row && { ...row, blueprint: rulesOf(row.blueprint) };

const columns = `a.id, a.student_id, a.recipient_id, a.assignment_id, a.blueprint::text as blueprint, a.state, a.ack, a.holder,
       a.submitted_at, a.scored_at, s.paper_revision_id, s.kind, s.begins_at, s.deadline, s.withdrawn_at, s.deleted_at,
       s.report_at, s.window_version, r.begins_at as own_begins_at, r.deadline as own_deadline, r.extra_seconds,
       r.removed_at`;
const from = `from attempt a
       join recipient r on r.id = a.recipient_id
       join assignment s on s.id = a.assignment_id`;

const lockOwn = statement<StoredAttempt>(
  'attempt_lock_own',
  `select ${columns} ${from} where a.id = $1 and a.student_id = $2 for update of a`,
);
const readOwn = statement<StoredAttempt>(
  'attempt_read_own',
  `select ${columns} ${from} where a.id = $1 and a.student_id = $2`,
);
const lockAny = statement<StoredAttempt>(
  'attempt_lock_any',
  `select ${columns} ${from} where a.id = $1 for update of a`,
);
const lockTaught = statement<StoredAttempt>(
  'attempt_lock_taught',
  `select ${columns} ${from} where a.id = $1 and s.teacher_id = $2 for update of a`,
);

/** The student's own attempt, locked so that two saves cannot interleave. */
export const lockOwnAttempt = async (tx: Tx, key: { attemptId: number; studentId: number }) =>
  attemptOf(await lockOwn(tx, [key.attemptId, key.studentId]));

/** The student's own attempt, only to look at. */
export const findOwnAttempt = async (tx: Tx, key: { attemptId: number; studentId: number }) =>
  attemptOf(await readOwn(tx, [key.attemptId, key.studentId]));

/** Any attempt, for the school's own jobs. */
export const lockAttempt = async (tx: Tx, attemptId: number) => attemptOf(await lockAny(tx, [attemptId]));

/** An attempt at an assignment that this teacher gave. */
export const lockTaughtAttempt = async (tx: Tx, key: { attemptId: number; teacherId: number }) =>
  attemptOf(await lockTaught(tx, [key.attemptId, key.teacherId]));

/** One event as it is kept. */
export interface EventRow {
  seq: number;
  kind: string;
  question_id: number | null;
  value: unknown;
  claimed_at: Date;
  received_at: Date;
  verdict: string;
}

/** One answer as it is kept; the latest of its question in the batch. */
export interface AnswerUpsert {
  question_id: number;
  value: unknown;
  seq: number;
  answered_at: Date;
  counts: boolean;
}

const append = statement<{ ack: number }>(
  'attempt_append',
  `with kept as (
     insert into attempt_event (attempt_id, seq, kind, question_id, value, claimed_at, received_at, verdict)
     select $1, e.seq, e.kind, e.question_id, e.value, e.claimed_at, e.received_at, e.verdict
       from jsonb_to_recordset($2::jsonb) as e(seq bigint, kind text, question_id bigint, value jsonb,
            claimed_at timestamptz, received_at timestamptz, verdict text)
     on conflict do nothing
   ), answered as (
     insert into answer as a (attempt_id, question_id, value, seq, answered_at, counts)
     select $1, n.question_id, n.value, n.seq, n.answered_at, n.counts
       from jsonb_to_recordset($3::jsonb) as n(question_id bigint, value jsonb, seq bigint, answered_at timestamptz,
            counts boolean)
     on conflict (attempt_id, question_id) do update
        set value = excluded.value, seq = excluded.seq, answered_at = excluded.answered_at, counts = excluded.counts
      where (a.answered_at, a.seq) <= (excluded.answered_at, excluded.seq)
   )
   update attempt set state = $4::jsonb, ack = $5, check_at = $6 where id = $1 returning ack`,
);

/** Appends a batch, keeps its answers and the folded state, in one statement; gives the new ack. */
export const appendEvents = async (
  tx: Tx,
  batch: {
    attemptId: number;
    events: readonly EventRow[];
    answers: readonly AnswerUpsert[];
    state: AttemptState;
    ack: number;
    checkAt: Date;
  },
): Promise<number> => {
  const values = [
    batch.attemptId,
    JSON.stringify(batch.events),
    JSON.stringify(batch.answers),
    JSON.stringify(batch.state),
    batch.ack,
    batch.checkAt,
  ];
  const [row] = await append(tx, values);
  if (!row) throw new Error('the attempt vanished under its lock');
  return row.ack;
};
