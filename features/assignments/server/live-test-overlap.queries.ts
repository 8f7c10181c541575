import { sql, type SQL } from 'drizzle-orm';
import { fromCopiedQuestions, recordingHashes } from '@inkstone/bank/server';
import { isAmong, type Handle } from '@inkstone/db';
import { testKinds } from '@inkstone/exam/assignment-kinds';
import { isAttemptInProgress } from './attempt-in-progress.queries.ts';
import type { AssignmentRow } from './recipient-assignment.queries.ts';

const setIdsIn = (attempt: SQL): SQL =>
  sql`select jsonb_path_query(${attempt}.blueprint, '$.sections[*].parts[*].sets[*].id')`;

const recordingsIn = (attempt: SQL): SQL =>
  recordingHashes(sql`select id::bigint from (${setIdsIn(attempt)}) own_set (id)`);

const questionIdsIn = (attempt: SQL): SQL => sql`
  select asked.id::bigint from jsonb_path_query(${attempt}.blueprint, '$.sections[*].parts[*].sets[*].questions[*].id') asked (id)`;

/**
 * The end of a select over attempts `own` whose questions, sets, recordings or copied questions also occur in a test
 * that the student is taking now: an open report would give the key away, or the transcript of a recording that the
 * test plays. More conditions may follow.
 */
export const overlapsLiveTest = (now: Date): SQL => sql`
  from attempt own
  join attempt t on t.student_id = own.student_id and t.assignment_id <> own.assignment_id
  join recipient r on r.id = t.recipient_id
  join assignment s on s.id = t.assignment_id
  left join redo d on d.id = t.redo_id
 where ${isAmong('s.kind', testKinds)} and ${isAttemptInProgress(now)}
   and (exists (${setIdsIn(sql`own`)} intersect ${setIdsIn(sql`t`)})
     or exists (${recordingsIn(sql`own`)} intersect ${recordingsIn(sql`t`)})
     or exists (select 1 ${fromCopiedQuestions}
                 where original.question_id in (${questionIdsIn(sql`own`)})
                   and copy.question_id in (${questionIdsIn(sql`t`)})))`;

/** Lists which assignments of a student have a report that is held back by a test in progress. */
export const listIdsHeldByLiveTest = async (
  db: Handle,
  key: { studentId: number; assignmentIds: readonly number[]; now: Date },
): Promise<ReadonlySet<number>> => {
  if (key.assignmentIds.length === 0) return new Set();
  const ids = sql.join(
    key.assignmentIds.map((id) => sql`${id}`),
    sql`, `,
  );
  const rows = await db.rows<Pick<AssignmentRow, 'id'>>(sql`
    select distinct own.assignment_id as id ${overlapsLiveTest(key.now)}
       and own.student_id = ${key.studentId} and own.assignment_id in (${ids}) and own.redo_id is null`);
  return new Set(rows.map(({ id }) => id));
};
