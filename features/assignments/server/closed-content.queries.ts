import { sql, type SQL } from 'drizzle-orm';
import {
  isChosenText,
  isWordedAs,
  recordingHash,
  recordingHashes,
  wordsOfQuestions,
  type questionSet,
} from '@inkstone/bank/server';
import { isAmong, type Handle } from '@inkstone/db';
import { selfKinds } from '@inkstone/exam/assignment-kinds';
import { hasOpenRedo, recipientClosesAt } from './assignment-status.queries.ts';
import { isReportOpenTo, reportOpensAfter } from './open-reports.queries.ts';
import { lastWindowClose } from './recipient-assignment.queries.ts';

/** Whose content is closed, and when; one assignment may be left out, which does not close its own content. */
export interface ClosedContentKey {
  studentId: number;
  now: Date;
  exceptAssignmentId?: number | undefined;
}

// A recipient `r` of an assignment `s` who has handed in, or no longer can and never did.
const isHandedIn = sql`r.submitted_at is not null`;

/**
 * Whether the recipient `r` of the assignment `s` may not see its keys yet: it is to come or being answered, its report is
 * closed, or a part of it is to be answered again. Work that was taken away has no report: what was handed in stays closed
 * until nobody could answer it any more.
 */
const isClosedTo = (now: Date): SQL => sql`(
  case
    when s.withdrawn_at is not null or s.deleted_at is not null or r.removed_at is not null
      then ${isHandedIn} and ${now} < ${reportOpensAfter(sql`coalesce(${lastWindowClose}, s.deadline)`)}
    when ${isHandedIn} then not ${isReportOpenTo(now)} or ${hasOpenRedo(now)}
    when ${recipientClosesAt} > ${now} then true
    else s.report_at <> 'submitted' and ${now} < ${reportOpensAfter(sql`coalesce(${lastWindowClose}, s.deadline)`)}
  end)`;

/**
 * Whether a student's own practice of a paper asks something of the set in its item `i`: it is of one section, and the
 * questions of the others are left out.
 */
const isAskedInPractice = sql`exists (
  select 1 from question_revision q where q.set_revision_id = i.set_revision_id and ${sql.raw(isChosenText)} and not exists (
    select 1 from removed_question left_out
     where left_out.assignment_id = pinned_by.id and left_out.question_id = q.question_id))`;

/** Set revisions of the assignments in a table `pinned_by` with the columns `id`, `kind` and `paper_revision_id`. */
const pinnedRevisions = (table: SQL): SQL => sql`
  select i.set_revision_id from ${table} join assignment_set i on i.assignment_id = pinned_by.id
  union
  select i.set_revision_id from ${table} join paper_item i on i.paper_revision_id = pinned_by.paper_revision_id
   where not ${isAmong('pinned_by.kind', selfKinds)} or ${isAskedInPractice}`;

/** Selects the revisions of sets that are closed to a student. */
const closedRevisions = ({ studentId, now, exceptAssignmentId = 0 }: ClosedContentKey): SQL => {
  const pinnedBy = sql`(
    select s.id, s.kind, s.paper_revision_id from recipient r join assignment s on s.id = r.assignment_id
     where r.student_id = ${studentId} and s.id <> ${exceptAssignmentId} and ${isClosedTo(now)}) pinned_by`;
  return pinnedRevisions(pinnedBy);
};

/** Selects the ids of sets that are closed to a student; `closed_set (set_id)` by whatever name it gets. */
export const closedSetIds = (key: ClosedContentKey): SQL => sql`
  select distinct v.set_id from (${closedRevisions(key)}) closed join question_set_revision v on v.id = closed.set_revision_id`;

/** Selects the ids of sets that a student has met in work that they began. */
export const seenSetIds = (studentId: number): SQL => {
  const pinnedBy = sql`(
    select s.id, s.kind, s.paper_revision_id from recipient r join assignment s on s.id = r.assignment_id
     where r.student_id = ${studentId} and r.status <> 'none') pinned_by`;
  return sql`
    select distinct v.set_id from (${pinnedRevisions(pinnedBy)}) met join question_set_revision v on v.id = met.set_revision_id`;
};

/**
 * Which of some sets are closed to a student: they stand in work that is to come or being answered, or whose report is
 * closed, or they ask a copy of one of its questions or play one of its recordings (decision 035).
 */
export const listClosedSets = async (
  db: Handle,
  key: ClosedContentKey & { setIds: readonly number[] },
): Promise<ReadonlySet<number>> => {
  if (key.setIds.length === 0) return new Set();
  const rows = await db.rows<Pick<typeof questionSet.$inferSelect, 'id'>>(sql`
    with closed as materialized (${closedSetIds(key)}),
    words as materialized (${wordsOfQuestions(sql`
      select question.id from question where question.set_id in (select set_id from closed)`)}),
    heard as materialized (${recordingHashes(sql`select set_id from closed`)})
    select s.id from unnest(${sql.param([...key.setIds])}::bigint[]) as asked (id)
      join question_set s on s.id = asked.id
     where s.id in (select set_id from closed)
        or exists (
             select 1 from question_set_revision qs
              where qs.set_id = s.id and qs.number = s.head
                and (${recordingHash(sql`qs.stimulus`)} in (select sha256 from heard)
                  or exists (select 1 from question_revision q where q.set_revision_id = qs.id and ${isWordedAs(sql`words`)})))`);
  return new Set(rows.map(({ id }) => id));
};
