import { sql, type SQL } from 'drizzle-orm';
import type { paper, paperRevision, questionRevision, questionSet, subjectNode } from '@inkstone/bank/server';
import { isAmong, type Computed, type Handle, type Tx } from '@inkstone/db';
import { selfKinds } from '@inkstone/exam/assignment-kinds';
import { closedSetIds, isReportOpenTo, seenSetIds, type AssignmentRow } from '@inkstone/assignments/server';
import * as z from 'zod';
import { ownPractice } from './own-practice.tables.ts';

type NodeRow = typeof subjectNode.$inferSelect;

/** Lets one student's presses of the button come one after the other, so that the limits hold. */
export const lockPracticeLimits = async (tx: Tx, studentId: number): Promise<void> => {
  await tx.run(sql`select pg_advisory_xact_lock(hashtext('own_practice'), hashint8(${studentId}))`);
};

const limitFigures = { open: z.int(), today: z.int() };

/** How much practice of a student can still be handed in, and how much was put together since an instant. */
export const countPractice = async (
  db: Handle,
  key: { studentId: number; now: Date; since: Date },
): Promise<Computed<typeof limitFigures>> => {
  const row = await db.row(
    sql`
    select count(*) filter (where s.deleted_at is null and r.submitted_at is null and s.deadline > ${key.now}) as open,
           count(*) filter (where o.created_at >= ${key.since}) as today
      from own_practice o join assignment s on s.id = o.assignment_id
      join recipient r on r.assignment_id = s.id and r.student_id = o.student_id
     where o.student_id = ${key.studentId} and (o.created_at >= ${key.since} or s.deadline > ${key.now})`,
    limitFigures,
  );
  return row ?? { open: 0, today: 0 };
};

/** Stores what a practice was put together from. */
export const insertOwnPractice = async (tx: Tx, row: typeof ownPractice.$inferInsert): Promise<void> => {
  await tx.insert(ownPractice).values(row);
};

/** The places of the tree with sets that are marked for practice, in the order of the tree. */
export const listPracticePlaces = (db: Handle) =>
  db.rows<Pick<NodeRow, 'id' | 'parentId' | 'kind' | 'code' | 'name' | 'nameZh'>>(sql`
    select n.id, n.parent_id, n.kind, n.code, n.name, n.name_zh from subject_node n
     where exists (select from question_set_node p where p.node_id = n.id and p.is_for_practice)
     order by n.position, n.id`);

const paperFigures = { sections: z.array(z.string()) };

/** A paper whose sets are all marked for practice, with the sections that have some. */
export type PracticePaper = {
  paperId: (typeof paper)['$inferSelect']['id'];
  paperRevisionId: (typeof paperRevision)['$inferSelect']['id'];
} & Pick<typeof paper.$inferSelect, 'programme' | 'variant'> &
  Computed<typeof paperFigures>;

/** Papers of some programmes whose sets are all marked for practice, among the newest of each programme. */
export const listPracticePapers = (db: Handle, programmes: readonly string[], most: number) =>
  db.rows<PracticePaper>(
    sql`
    select p.id as paper_id, v.id as paper_revision_id, p.programme, p.variant, own.sections
      from unnest(${sql.param([...programmes])}::text[]) as wanted (programme)
     cross join lateral (
           select newest.id, newest.head, newest.programme, newest.variant from paper newest
            where newest.programme = wanted.programme and newest.hidden_at is null
            order by newest.updated_at desc, newest.id desc limit ${most}) p
      join paper_revision v on v.paper_id = p.id and v.number = p.head
     cross join lateral (
           select array_agg(distinct ps.section) as sections from paper_section ps
             join paper_item i on i.paper_revision_id = ps.paper_revision_id and i.section_position = ps.position
            where ps.paper_revision_id = v.id) own
     where own.sections is not null and not exists (
           select from paper_item i join question_set_revision r on r.id = i.set_revision_id
             join question_set s on s.id = r.set_id
            where i.paper_revision_id = v.id and (s.hidden_at is not null or not exists (
                  select from question_set_node n where n.set_id = s.id and n.is_for_practice)))
     order by p.id`,
    paperFigures,
  );

/** Which of some sets a student was asked already. */
export const listMetSets = async (
  db: Handle,
  { studentId, setIds }: { studentId: number; setIds: readonly number[] },
): Promise<ReadonlySet<number>> => {
  const rows = await db.rows<SetKey>(sql`
    select met.set_id from (${seenSetIds(studentId)}) met where met.set_id = any(${sql.param([...setIds])}::bigint[])`);
  return new Set(rows.map(({ setId }) => setId));
};

/** Selects sets that are marked for practice, in the order of the index, from a point of it on or up to it. */
const marked = (nodeId: number, half: SQL, isWanted: SQL, most: number): SQL => sql`(
  select n.set_id from question_set_node n
   where n.node_id = ${nodeId} and n.is_for_practice and ${half} and ${isWanted}
     and exists (select from question_set s where s.id = n.set_id and s.hidden_at is null)
   order by hashint8(n.set_id), n.set_id limit ${most})`;

/** Where a choice begins in the arbitrary order of the index, and how many sets it reads at most. */
export interface ChoiceStart {
  pivot: number;
  most: number;
}

type SetKey = { setId: (typeof questionSet.$inferSelect)['id'] };

/**
 * Unseen sets of a place that are marked for practice and not closed to a student, from a point of the index on and round
 * to it again. However many sets are marked, no more are read than are wanted, seen or closed.
 */
export const listUnseenSets = async (
  db: Handle,
  key: { studentId: number; now: Date; nodeId: number },
  { pivot, most }: ChoiceStart,
): Promise<number[]> => {
  const isWanted = sql`n.set_id not in (select set_id from closed) and n.set_id not in (select set_id from seen)`;
  const rows = await db.rows<SetKey>(sql`
    with closed as materialized (${closedSetIds(key)}), seen as materialized (${seenSetIds(key.studentId)})
    select set_id from (
      select set_id from ${marked(key.nodeId, sql`hashint8(n.set_id) >= ${pivot}`, isWanted, most)} later
      union all
      select set_id from ${marked(key.nodeId, sql`hashint8(n.set_id) < ${pivot}`, isWanted, most)} earlier) found
     limit ${most}`);
  return rows.map(({ setId }) => setId);
};

/** Sets of a place that a student has met, marked for practice and not closed to them. */
export const listSeenSets = async (
  db: Handle,
  key: { studentId: number; now: Date; nodeId: number },
  most: number,
): Promise<number[]> => {
  const rows = await db.rows<SetKey>(sql`
    with closed as materialized (${closedSetIds(key)}), seen as materialized (${seenSetIds(key.studentId)})
    select n.set_id from seen
      join question_set_node n on n.set_id = seen.set_id and n.node_id = ${key.nodeId} and n.is_for_practice
      join question_set s on s.id = n.set_id and s.hidden_at is null
     where n.set_id not in (select set_id from closed)
     order by hashint8(n.set_id), n.set_id limit ${most}`);
  return rows.map(({ setId }) => setId);
};

const candidateFigures = { rightShare: z.number().nullable() };

/**
 * Some sets with how many questions they ask and which share of the school's newest answers to them was right; null where
 * fewer than five have answered. Practice of one's own is not counted.
 */
export const readCandidates = (db: Handle, setIds: readonly number[]) =>
  db.rows<
    SetKey &
      Pick<typeof questionSet.$inferSelect, 'programme' | 'subject' | 'questionCount'> &
      Computed<typeof candidateFigures>
  >(
    sql`
    select s.id as set_id, s.programme, s.subject, s.question_count, (
             select case when count(*) >= 5 then avg(case when newest.earned = newest.possible then 1.0 else 0 end)::float8 end
               from question q cross join lateral (
                      select n.earned, n.possible from answer n join attempt a on a.id = n.attempt_id and a.redo_id is null
                        join assignment w on w.id = a.assignment_id and not ${isAmong('w.kind', selfKinds)}
                       where n.question_id = q.id and n.possible > 0 and n.earned is not null
                       order by n.attempt_id desc limit 20) newest
              where q.set_id = s.id) as right_share
      from question_set s where s.id = any(${sql.param([...setIds])}::bigint[]) and s.hidden_at is null`,
    candidateFigures,
  );

/** The share of a student's newest scored answers in a subject that was right, of open reports; null without any. */
export const readLevel = async (
  db: Handle,
  key: { studentId: number; programme: string; subject: string; now: Date },
): Promise<number | null> => {
  const row = await db.row(
    sql`
    select sum(right_count)::float8 / nullif(sum(scored_count), 0) as level from (
      select r.right_count, r.scored_count from recipient r join assignment s on s.id = r.assignment_id
       where r.student_id = ${key.studentId} and s.programme = ${key.programme} and s.subject = ${key.subject}
         and r.scored_count > 0 and ${isReportOpenTo(key.now)}
       order by r.id desc limit 20) newest`,
    { level: z.number().nullable() },
  );
  return row?.level ?? null;
};

const wrongFigures = { isMarked: z.boolean() };

/** A question that a student had wrong in some work, with its set as it is now. */
export type WrongQuestion = Pick<typeof questionSet.$inferSelect, 'programme' | 'subject'> & {
  questionId: (typeof questionRevision.$inferSelect)['questionId'];
  setId: SetKey['setId'];
  nodeId: (typeof questionRevision.$inferSelect)['knowledgeNodeId'];
} & Computed<typeof wrongFigures>;

/** The title of work of a student whose report is open to them; undefined where it is not. */
export const findReportedWork = (db: Handle, key: { studentId: number; assignmentId: number; now: Date }) =>
  db.row<Pick<AssignmentRow, 'id' | 'title' | 'titleZh' | 'kind'>>(sql`
    select s.id, s.title, s.title_zh, s.kind from recipient r join assignment s on s.id = r.assignment_id
     where s.id = ${key.assignmentId} and r.student_id = ${key.studentId} and r.removed_at is null
       and s.withdrawn_at is null and s.deleted_at is null and r.submitted_at is not null and ${isReportOpenTo(key.now)}`);

/** The questions that a student had wrong in the first attempt at some work, by the newest revisions of their sets. */
export const listWrongQuestions = (db: Handle, key: { studentId: number; assignmentId: number }) =>
  db.rows<WrongQuestion>(
    sql`
    select q.question_id, s.id as set_id, s.programme, s.subject, q.knowledge_node_id as node_id,
           exists (select from question_set_node p where p.set_id = s.id and p.is_for_practice) as is_marked
      from attempt a join answer n on n.attempt_id = a.id
      join question o on o.id = n.question_id join question_set s on s.id = o.set_id and s.hidden_at is null
      join question_set_revision v on v.set_id = s.id and v.number = s.head
      join question_revision q on q.set_revision_id = v.id and q.question_id = o.id
     where a.assignment_id = ${key.assignmentId} and a.student_id = ${key.studentId} and a.redo_id is null
       and a.scored_at is not null and n.possible > 0 and n.earned < n.possible
     order by s.id, q.position`,
    wrongFigures,
  );

/** Locks practice of a student that was not discarded, with whether it is handed in. */
export const lockOwnPractice = async (tx: Tx, key: { studentId: number; assignmentId: number }) =>
  tx.row(
    sql`
    select r.submitted_at is not null as is_handed_in
      from own_practice o join assignment s on s.id = o.assignment_id
      join recipient r on r.assignment_id = s.id and r.student_id = o.student_id
     where o.assignment_id = ${key.assignmentId} and o.student_id = ${key.studentId} and s.deleted_at is null
       for update of s, r`,
    { isHandedIn: z.boolean() },
  );
