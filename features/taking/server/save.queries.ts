import { sendWithoutWaiting, statement, type Tx } from '@inkstone/db';
import type { AttemptState } from '@inkstone/exam/attempt';

/** One event row. */
export interface EventRow {
  seq: number;
  kind: string;
  question_id: number | null;
  value: unknown;
  claimed_at: Date;
  received_at: Date;
  verdict: string;
}

/** One answer row; the latest of its question in the batch. */
export interface AnswerUpsert {
  question_id: number;
  value: unknown;
  /** True where the value holds only some fields: the others stay unchanged. */
  is_part: boolean;
  seq: number;
  answered_at: Date;
  received_at: Date;
  due_at: Date | null;
  counts: boolean;
}

/** One late answer row; the latest of its question in the batch. */
export interface LateAnswerUpsert {
  question_id: number;
  value: unknown;
  /** True where the value holds only further recordings. */
  is_part: boolean;
  seq: number;
  answered_at: Date;
  received_at: Date;
  due_at: Date | null;
  reason: string;
}

const appendStatement = statement<Record<string, never>>(
  'attempt_append',
  `with kept as (
     insert into attempt_event (attempt_id, seq, kind, question_id, value, claimed_at, received_at, verdict)
     select $1, e.seq, e.kind, e.question_id, e.value, e.claimed_at, e.received_at, e.verdict
       from jsonb_to_recordset($2::jsonb) as e(seq bigint, kind text, question_id bigint, value jsonb,
            claimed_at timestamptz, received_at timestamptz, verdict text)
     on conflict do nothing
   ), answered as (
     insert into answer as a (attempt_id, question_id, value, seq, answered_at, received_at, due_at, counts)
     select $1, n.question_id,
            -- only a part reads what was there: joined, every save read all answers
            case when n.is_part
                 then coalesce((select o.value || n.value from answer o
                                 where o.attempt_id = $1 and o.question_id = n.question_id
                                   and jsonb_typeof(o.value) = 'object'), n.value)
                 else n.value end,
            n.seq, n.answered_at, n.received_at, n.due_at, n.counts
       from jsonb_to_recordset($3::jsonb) as n(question_id bigint, value jsonb, is_part boolean, seq bigint,
            answered_at timestamptz, received_at timestamptz, due_at timestamptz, counts boolean)
     on conflict (attempt_id, question_id) do update
        set value = excluded.value, seq = excluded.seq, answered_at = excluded.answered_at,
            received_at = excluded.received_at, due_at = excluded.due_at, counts = excluded.counts
      where (a.answered_at, a.seq) <= (excluded.answered_at, excluded.seq)
   ), late as (
     insert into late_answer (attempt_id, question_id, value, seq, answered_at, received_at, due_at, reason)
     select $1, n.question_id,
            case when n.is_part
                 then b.value || jsonb_build_object('recordings',
                        coalesce(b.value -> 'recordings', '[]') || (n.value -> 'recordings'))
                 else n.value end,
            n.seq, n.answered_at, n.received_at, n.due_at, n.reason
       from jsonb_to_recordset($8::jsonb) as n(question_id bigint, value jsonb, is_part boolean, seq bigint,
            answered_at timestamptz, received_at timestamptz, due_at timestamptz, reason text)
      cross join lateral (select coalesce(
            (select l.value from late_answer l where l.attempt_id = $1 and l.question_id = n.question_id
                                                 and jsonb_typeof(l.value) = 'object'),
            (select o.value from answer o where o.attempt_id = $1 and o.question_id = n.question_id
                                            and jsonb_typeof(o.value) = 'object'), '{}') as value) b
     on conflict (attempt_id, question_id) do update
        set value = excluded.value, seq = excluded.seq, answered_at = excluded.answered_at,
            received_at = excluded.received_at, due_at = excluded.due_at, reason = excluded.reason,
            is_counted = null, decided_by = null, decided_at = null, replaced_answer = null
      -- what a teacher lets count stays until the teacher takes it back, with the answer that it took the place of
      where late_answer.is_counted is not true
   )
   update attempt set state = $4::jsonb, ack = $5, check_at = $6, stored_bytes = stored_bytes + $7 where id = $1`,
);

/** Appends a batch with its answers and the new state in one statement that is sent together with the commit. */
export const appendEvents = (
  tx: Tx,
  batch: {
    attemptId: number;
    events: readonly EventRow[];
    answers: readonly AnswerUpsert[];
    late?: readonly LateAnswerUpsert[];
    state: AttemptState;
    ack: number;
    checkAt: Date;
  },
): void => {
  const events = JSON.stringify(batch.events);
  const values = [
    batch.attemptId,
    events,
    JSON.stringify(batch.answers),
    JSON.stringify(batch.state),
    batch.ack,
    batch.checkAt,
    Buffer.byteLength(events),
    JSON.stringify(batch.late ?? []),
  ];
  sendWithoutWaiting(tx, () => appendStatement(tx, values));
};

/** An event row that changes an answer. */
export interface AnswerEventRow {
  kind: string;
  question_id: number;
  value: unknown;
}

const answerEvents = statement<AnswerEventRow>(
  'attempt_answer_events',
  `select m.kind, m.question_id, m.value
     from (select l.*, count(*) over () as events, coalesce(sum(length(l.value::text)) over (), 0) as units
             from (select e.kind, e.question_id, e.value, e.seq from attempt_event e
                    where e.attempt_id = $1 and e.question_id = any($2)
                      and e.kind in ('answered', 'patched', 'recording-saved')
                      and e.seq >= coalesce((select max(w.seq) from attempt_event w where w.attempt_id = $1
                                                and w.question_id = e.question_id and w.kind = 'answered'), 0)
                    order by e.seq limit 3001) l) m
    where m.events <= 3000 and m.units <= 4000000
    order by m.seq`,
);

/**
 * The answer events of some questions, in order, from the last full text of each. Empty where there are more than any
 * browser writes: it writes a text in full once its patches have outgrown it.
 */
export const listAnswerEvents = (
  tx: Tx,
  key: { attemptId: number; questionIds: readonly number[] },
): Promise<AnswerEventRow[]> => answerEvents(tx, [key.attemptId, [...new Set(key.questionIds)]]);
