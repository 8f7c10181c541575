import { preparedQuery, sendWithoutWaiting, type Tx } from '@inkstone/db';
import type { AttemptState } from '@inkstone/exam/attempt';
import type { answerRow, attemptEvent, lateAnswerRow, overtimeAnswerRow } from '../taking.tables.ts';

/** One event row. */
export type EventRow = Omit<typeof attemptEvent.$inferSelect, 'attemptId'>;

/** One answer row; the latest of its question in the batch. */
export type AnswerUpsert = Pick<
  typeof answerRow.$inferSelect,
  'questionId' | 'value' | 'seq' | 'answeredAt' | 'dueAt' | 'isCounted'
> & {
  receivedAt: Date;
  /** True where the value holds only some fields: the others stay unchanged. */
  isPart: boolean;
};

/** One late answer row; the latest of its question in the batch. */
export type LateAnswerUpsert = Pick<
  typeof lateAnswerRow.$inferSelect,
  'questionId' | 'value' | 'seq' | 'answeredAt' | 'receivedAt' | 'dueAt' | 'reason'
> & {
  /** True where the value holds only further recordings. */
  isPart: boolean;
};

/** One row of a text written over time; the latest of its question in the batch. */
export type OvertimeUpsert = Omit<typeof overtimeAnswerRow.$inferSelect, 'attemptId'>;

const eventColumns = 'attempt_id, seq, kind, question_id, value, claimed_at, received_at, verdict';
const insertEvents = `
     insert into attempt_event (${eventColumns})
     select $1, e.seq, e.kind, e."questionId", e.value, e."claimedAt", e."receivedAt", e.verdict
       from jsonb_to_recordset($2::jsonb) as e(seq bigint, kind text, "questionId" bigint, value jsonb,
            "claimedAt" timestamptz, "receivedAt" timestamptz, verdict text)
     on conflict do nothing`;

const answerColumns = 'attempt_id, question_id, value, seq, answered_at, received_at, due_at, is_counted';
const replaceAnswer = `
     on conflict (attempt_id, question_id) do update
        set value = excluded.value, seq = excluded.seq, answered_at = excluded.answered_at,
            received_at = excluded.received_at, due_at = excluded.due_at, is_counted = excluded.is_counted
      where (a.answered_at, a.seq) <= (excluded.answered_at, excluded.seq)`;
const upsertAnswers = (value: string) => `
     insert into answer as a (${answerColumns})
     select $1, n."questionId", ${value}, n.seq, n."answeredAt", n."receivedAt", n."dueAt", n."isCounted"
       from jsonb_to_recordset($3::jsonb) as n("questionId" bigint, value jsonb, "isPart" boolean, seq bigint,
            "answeredAt" timestamptz, "receivedAt" timestamptz, "dueAt" timestamptz, "isCounted" boolean)
     ${replaceAnswer}`;

// Only a part reads what was there: joined, every save would read all answers.
const mergedValue = `
            case when n."isPart"
                 then coalesce((select o.value || n.value from answer o
                                 where o.attempt_id = $1 and o.question_id = n."questionId"
                                   and jsonb_typeof(o.value) = 'object'), n.value)
                 else n.value end`;

const upsertLateAnswers = `
     insert into late_answer (attempt_id, question_id, value, seq, answered_at, received_at, due_at, reason)
     select $1, n."questionId",
            case when n."isPart"
                 then b.value || jsonb_build_object('recordings',
                        coalesce(b.value -> 'recordings', '[]') || (n.value -> 'recordings'))
                 else n.value end,
            n.seq, n."answeredAt", n."receivedAt", n."dueAt", n.reason
       from jsonb_to_recordset($8::jsonb) as n("questionId" bigint, value jsonb, "isPart" boolean, seq bigint,
            "answeredAt" timestamptz, "receivedAt" timestamptz, "dueAt" timestamptz, reason text)
      cross join lateral (select coalesce(
            (select l.value from late_answer l where l.attempt_id = $1 and l.question_id = n."questionId"
                                                 and jsonb_typeof(l.value) = 'object'),
            (select o.value from answer o where o.attempt_id = $1 and o.question_id = n."questionId"
                                            and jsonb_typeof(o.value) = 'object'), '{}') as value) b
     on conflict (attempt_id, question_id) do update
        set value = excluded.value, seq = excluded.seq, answered_at = excluded.answered_at,
            received_at = excluded.received_at, due_at = excluded.due_at, reason = excluded.reason,
            is_counted = null, decided_by = null, decided_at = null, replaced_answer = null
      -- what a teacher lets count stays until the teacher takes it back, with the answer that it took the place of;
      -- what was sent after the submission, or once the report was open, replaces nothing from before: the keys may be known
      where late_answer.is_counted is not true
        and (excluded.reason not in ('handedIn', 'reportOpen') or late_answer.reason in ('handedIn', 'reportOpen'))`;

const overtimeRecords = `jsonb_to_recordset($9::jsonb) as n("questionId" bigint, value jsonb, seq bigint,
            "answeredAt" timestamptz, "receivedAt" timestamptz, "timeUpAt" timestamptz)`;
const upsertOvertime = `
     insert into overtime_answer as o (attempt_id, question_id, value, seq, answered_at, received_at, time_up_at)
     select $1, n."questionId", n.value, n.seq, n."answeredAt", n."receivedAt", n."timeUpAt" from ${overtimeRecords}
     on conflict (attempt_id, question_id) do update
        set value = excluded.value, seq = excluded.seq, answered_at = excluded.answered_at,
            received_at = excluded.received_at, time_up_at = excluded.time_up_at
      where (o.answered_at, o.seq) <= (excluded.answered_at, excluded.seq)`;
// Its question has an answer row even if nothing was written in time: marks are stored there. It is older than any answer.
const insertBlankAnswers = `
     insert into answer (attempt_id, question_id, value, seq, answered_at, received_at, is_counted)
     select $1, n."questionId", null, 0, 'epoch', n."receivedAt", true from ${overtimeRecords}
      where not exists (select 1 from jsonb_to_recordset($3::jsonb) as b("questionId" bigint)
                         where b."questionId" = n."questionId")
     on conflict do nothing`;

const updateState = (first: number) => `
   update attempt set state = $${first}::jsonb, ack = $${first + 1}, check_at = $${first + 2},
          stored_bytes = stored_bytes + $${first + 3} where id = $1`;

const appendOneStatement = preparedQuery<Record<string, never>>(
  'attempt_append_one',
  `with stored_event as (
     insert into attempt_event (${eventColumns}) values ($1, $2, $3, $4, $5, $6, $7, $8)
     on conflict do nothing
   ), stored_answer as (
     insert into answer as a (${answerColumns})
     select $1, $13::bigint, $14::jsonb, $2, $15::timestamptz, $7, $16::timestamptz, $17
      where $13::bigint is not null
     ${replaceAnswer}
   ) ${updateState(9)}`,
);

const appendManyStatement = preparedQuery<Record<string, never>>(
  'attempt_append',
  `with stored_events as (${insertEvents}), stored_answers as (${upsertAnswers(mergedValue)}),
        late_answers as (${upsertLateAnswers}), overtime_answers as (${upsertOvertime}),
        blank_answers as (${insertBlankAnswers}) ${updateState(4)}`,
);

/** The events, answers and new state that a save appends. */
interface AppendedBatch {
  attemptId: number;
  events: readonly EventRow[];
  answers: readonly AnswerUpsert[];
  late?: readonly LateAnswerUpsert[];
  overtime?: readonly OvertimeUpsert[];
  state: AttemptState;
  ack: number;
  checkAt: Date;
}

const toJsonb = (value: unknown): string | null =>
  value === null || value === undefined ? null : JSON.stringify(value);

/**
 * The values of a batch of one event that stores at most one complete answer, as most saves bring; undefined for any
 * other batch.
 */
const toSingleValues = (
  { attemptId, events, answers, late = [], overtime = [] }: AppendedBatch,
  stateValues: readonly unknown[],
) => {
  const [event] = events;
  const [answer] = answers;
  if (!event || events.length > 1 || answers.length > 1 || late.length + overtime.length > 0) return undefined;
  if (answer && (answer.isPart || answer.seq !== event.seq)) return undefined;
  return [
    ...[attemptId, event.seq, event.kind, event.questionId, toJsonb(event.value)],
    ...[event.claimedAt, event.receivedAt, event.verdict, ...stateValues],
    ...[answer?.questionId ?? null, toJsonb(answer?.value), answer?.answeredAt ?? null],
    ...[answer?.dueAt ?? null, answer?.isCounted ?? null],
  ];
};

/**
 * Appends a batch with its answers and the new state in one statement that is sent together with the commit. A single
 * event has a statement of its own, which costs the database a third less than reading a list.
 */
export const appendEvents = (tx: Tx, batch: AppendedBatch): void => {
  const { attemptId, answers, late = [], overtime = [], state, ack, checkAt } = batch;
  const events = JSON.stringify(batch.events);
  const stateValues = [JSON.stringify(state), ack, checkAt, Buffer.byteLength(events)];
  const single = toSingleValues(batch, stateValues);
  if (single) {
    sendWithoutWaiting(tx, () => appendOneStatement(tx, single));
    return;
  }
  const values = [attemptId, events, JSON.stringify(answers), ...stateValues];
  sendWithoutWaiting(tx, () => appendManyStatement(tx, [...values, JSON.stringify(late), JSON.stringify(overtime)]));
};

/** An event row that changes an answer. */
export type AnswerEventRow = Pick<EventRow, 'kind' | 'value'> & { questionId: NonNullable<EventRow['questionId']> };

const answerEvents = preparedQuery<AnswerEventRow>(
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
