import { sql, type SQL } from 'drizzle-orm';
import { isWordedAs, joinRevisionWords, recordingHash, recordingHashes, wordsOfQuestions } from '@inkstone/bank/server';
import { isAmong, type Handle } from '@inkstone/db';
import { testKinds } from '@inkstone/exam/assignment-kinds';
import { isAttemptInProgress, isReportOpenTo, lastWindowClose, reportOpensAfter } from '@inkstone/assignments/server';
import type { errorEntry } from './error-book.tables.ts';

/** Where nobody has the assignment `s` any more, it closed at its deadline. */
const lastClose = sql`coalesce(${lastWindowClose}, s.deadline)`;

/**
 * Whether the results of an attempt `t` of a recipient `r` at an assignment `s` may be disclosed to the student: the
 * report is open. A withdrawn assignment has no report; its results are disclosed once nobody can answer it any more.
 */
const isDisclosable = (now: Date): SQL => sql`(
  ${isReportOpenTo(now, lastClose)}
  or (s.withdrawn_at is not null or s.deleted_at is not null or r.removed_at is not null)
     and ${now} >= ${reportOpensAfter(lastClose)})`;

/** Whether an occurrence `o` may be shown: practice, or an answer in an attempt whose results are disclosed. */
export const isOccurrenceDisclosable = (now: Date): SQL => sql`(o.attempt_id is null or exists (
  select 1 from attempt t join recipient r on r.id = t.recipient_id join assignment s on s.id = t.assignment_id
   where t.id = o.attempt_id and ${isDisclosable(now)}))`;

/**
 * Questions of a student's book that are in an open attempt, or in one whose report is not open yet. Their entries
 * rest, because they would reveal the key and the result; so do copies of these questions, and during a test the other
 * questions of its sets and of its recordings, whose entries would show the transcript.
 */
export const listRestingQuestions = async (
  db: Handle,
  { studentId, now }: { studentId: number; now: Date },
): Promise<number[]> => {
  const rows = await db.rows<{ id: (typeof errorEntry.$inferSelect)['questionId'] }>(sql`
    with asked as materialized (
      select (question.id)::bigint as id, (question_set.content ->> 'id')::bigint as set_id,
             ${isAmong('s.kind', testKinds)} and ${isAttemptInProgress(now)} as is_test
        from attempt t
        join recipient r on r.id = t.recipient_id
        join assignment s on s.id = t.assignment_id
        left join redo d on d.id = t.redo_id
       cross join lateral jsonb_path_query(t.blueprint, '$.sections[*].parts[*].sets[*]') question_set (content)
       cross join lateral jsonb_path_query(question_set.content, '$.questions[*].id') question (id)
       where t.student_id = ${studentId} and (${isAttemptInProgress(now)} or (t.scored_at is not null and not ${isDisclosable(now)}))
    ), words as materialized (${wordsOfQuestions(sql`select distinct id from asked`)}
    ), heard as materialized (${recordingHashes(sql`select distinct set_id from asked where is_test`)})
    select e.question_id as id
      from error_entry e ${joinRevisionWords(sql`e.question_revision_id`)}
     where e.student_id = ${studentId} and exists (select 1 from asked) and (
       e.question_id in (select id from asked)
       or e.question_id in (select other.id from question other where other.set_id in (select set_id from asked where is_test))
       or ${recordingHash(sql`qs.stimulus`)} in (select sha256 from heard)
       or ${isWordedAs(sql`words`)})`);
  return rows.map(({ id }) => id);
};
