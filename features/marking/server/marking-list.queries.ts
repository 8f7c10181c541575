import { sql, type SQL } from 'drizzle-orm';
import type { AssignmentRow } from '@inkstone/assignments/server';
import { maxListCount } from '@inkstone/base';
import type { Computed, Handle } from '@inkstone/db';
import { nameColumns, type schoolClass } from '@inkstone/people/server';
import type { person } from '@inkstone/session/server';
import * as z from 'zod';
import type { MarkingListFilter } from '../contract.ts';
import { markableAssignmentIds } from './marking-access.queries.ts';

type PersonRow = typeof person.$inferSelect;

/** Filter of the list of assignments to mark. */
export interface WaitingFilter extends Omit<MarkingListFilter, 'waitedDays'> {
  personId: number;
  kinds: readonly string[];
  /** Only where a copy was handed in at this time or before, and waits; absent: all. */
  handedInBy?: Date | undefined;
}

const isSubmitted = sql`r.assignment_id = s.id and r.removed_at is null and r.submitted_at is not null`;
// Two conditions, so that the first one uses the index of waiting recipients.
const isWaitingSince = (latest: SQL): SQL => sql`(
  exists (select 1 from recipient r where ${isSubmitted} and r.needs_marking and r.submitted_at <= ${latest})
  or exists (select 1 from recipient r join redo d on d.recipient_id = r.id and d.needs_marking
              where ${isSubmitted} and d.submitted_at <= ${latest}))`;
const isWaiting = isWaitingSince(sql`'infinity'::timestamptz`);
const hasMarks = sql`exists (select 1 from attempt a join mark m on m.attempt_id = a.id where a.assignment_id = s.id)`;
const hasDraft = sql`exists (
  select 1 from attempt a join mark m on m.attempt_id = a.id where a.assignment_id = s.id and m.released_at is null)`;

/** The assignments that the person may mark, of some kinds. */
const markableScope = ({ personId, kinds }: WaitingFilter): SQL => {
  const names = sql.join(
    kinds.map((kind) => sql`${kind}`),
    sql`, `,
  );
  return sql`s.kind in (${names}) and s.id in ${markableAssignmentIds(personId)}`;
};

const waitingScope = (key: WaitingFilter): SQL => {
  const { personId, state, marker, programme, classId, handedInBy } = key;
  // A draft keeps its work waiting, so the few that wait are read first.
  const ofState = {
    waiting: isWaiting,
    draft: sql`${isWaiting} and ${hasDraft}`,
    done: sql`${hasMarks} and not ${isWaiting}`,
    all: sql`(${isWaiting} or ${hasMarks})`,
  }[state];
  const conditions = [
    markableScope(key),
    ofState,
    marker && (marker === 'mine' ? sql`s.teacher_id = ${personId}` : sql`s.teacher_id <> ${personId}`),
    programme && sql`s.programme = ${programme}`,
    classId !== undefined &&
      sql`exists (select 1 from assignment_class x where x.assignment_id = s.id and x.class_id = ${classId})`,
    handedInBy && isWaitingSince(sql`${handedInBy}::timestamptz`),
  ];
  return sql.join(
    conditions.flatMap((condition) => condition || []),
    sql` and `,
  );
};

/** One assignment with submissions to mark. */
export type WaitingRow = Pick<
  AssignmentRow,
  'id' | 'kind' | 'title' | 'titleZh' | 'programme' | 'variant' | 'subject' | 'deadline' | 'teacherId'
> & {
  teacherName: PersonRow['name'];
  teacherNameZh: PersonRow['nameZh'];
} & Computed<typeof waitingColumns>;

const waitingColumns = {
  classes: z.array(z.object(nameColumns)).nullable(),
  oldestAt: z.date().nullable(),
};

/** Which rows of the list: those of a page, or those after a row. */
interface ListWindow {
  page: number;
  pageNum: number;
  after: { oldestAt: Date | null; id: number } | null;
}

const afterRow = (after: ListWindow['after']): SQL => {
  if (!after) return sql`true`;
  const { oldestAt, id } = after;
  if (oldestAt === null) return sql`w.oldest_at is null and w.id < ${id}`;
  return sql`(w.oldest_at > ${oldestAt} or w.oldest_at is null or (w.oldest_at = ${oldestAt} and w.id < ${id}))`;
};

/** Assignments that this person may mark, longest waiting first; one more than the page holds, where there is one. */
export const listWaiting = async (db: Handle, key: WaitingFilter, window: ListWindow): Promise<WaitingRow[]> => {
  const { page, pageNum, after } = window;
  return db.rows<WaitingRow>(
    sql`
    select w.*, t.name as teacher_name, t.name_zh as teacher_name_zh,
           (select jsonb_agg(jsonb_build_object('name', c.name, 'nameZh', c.name_zh) order by c.id)
              from assignment_class x join school_class c on c.id = x.class_id where x.assignment_id = w.id) as classes
      from (
      select s.id, s.kind, s.title, s.title_zh, s.programme, s.variant, s.subject, s.deadline, s.teacher_id,
             (select min(case when r.needs_marking then r.submitted_at else d.submitted_at end)
                from recipient r left join redo d on d.recipient_id = r.id and d.needs_marking
               where r.assignment_id = s.id and (r.needs_marking or d.id is not null) and r.removed_at is null) as oldest_at
        from assignment s where ${waitingScope(key)}) w
      join person t on t.id = w.teacher_id
     where ${afterRow(after)}
     order by w.oldest_at nulls last, w.id desc
     limit ${pageNum + 1} offset ${after ? 0 : (page - 1) * pageNum}`,
    waitingColumns,
  );
};

/** Number of such assignments, up to the count limit. */
export const countWaiting = async (db: Handle, key: WaitingFilter): Promise<number> => {
  const row = await db.row(
    sql`
    select count(*) as count from (select 1 from assignment s where ${waitingScope(key)} limit ${maxListCount}) t`,
    { count: z.int() },
  );
  return row?.count ?? 0;
};

/** Number of unreleased marks in such assignments, up to the count limit. */
export const countDrafts = async (db: Handle, key: WaitingFilter): Promise<number> => {
  if (key.state === 'done') return 0;
  const row = await db.row(
    sql`
    select count(*) as count from (
      select 1 from assignment s join attempt a on a.assignment_id = s.id
        join mark m on m.attempt_id = a.id and m.released_at is null
       where ${waitingScope({ ...key, state: 'draft' })} limit ${maxListCount}) t`,
    { count: z.int() },
  );
  return row?.count ?? 0;
};

const maxChoices = 200;

/** The programmes and classes of what somebody may mark in a state, whatever else is filtered. */
export const listMarkingChoices = async (db: Handle, { personId, kinds, state }: WaitingFilter) => {
  const scope = waitingScope({ personId, kinds, state });
  const programmes = await db.rows<Pick<AssignmentRow, 'programme'>>(sql`
    select distinct s.programme from assignment s where ${scope} order by 1 limit ${maxChoices}`);
  const classes = await db.rows<Pick<typeof schoolClass.$inferSelect, 'id' | 'name' | 'nameZh'>>(sql`
    select distinct c.id, c.name, c.name_zh from assignment s
      join assignment_class x on x.assignment_id = s.id join school_class c on c.id = x.class_id
     where ${scope} order by c.name, c.id limit ${maxChoices}`);
  return { programmes: programmes.map(({ programme }) => programme), classes };
};
