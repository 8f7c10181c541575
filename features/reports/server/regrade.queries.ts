import { sql } from 'drizzle-orm';
import type { AssignmentRow } from '@inkstone/assignments/server';
import {
  hasSetAccess,
  type keyCorrection,
  type questionRevision,
  type questionSet,
  type SetViewer,
} from '@inkstone/bank/server';
import type { Handle, LeftJoined, Tx, Computed } from '@inkstone/db';
import { displayName, displayNameZh, hasPermission, hasRole, nameColumns } from '@inkstone/people/server';
import { staff } from '@inkstone/session/contract';
import type { person } from '@inkstone/session/server';
import type { AnswerRow, AttemptRow } from '@inkstone/taking/server';
import * as z from 'zod';
import type { regrade } from './reports.tables.ts';

type RegradeRow = typeof regrade.$inferSelect;
type PersonRow = typeof person.$inferSelect;

/** A stored revision of a question, with its own prompt and key. */
export type QuestionRevision = Pick<typeof questionRevision.$inferSelect, 'id' | 'type' | 'prompt'> &
  Pick<typeof questionSet.$inferSelect, 'ownerId' | 'title' | 'titleZh'> & {
    setId: (typeof questionSet.$inferSelect)['id'];
  } & Computed<typeof revisionColumns>;

const revisionColumns = { isHead: z.boolean() };

/**
 * The revisions of a question of a set, newest first; a set that was removed from the bank, or that the viewer may not use, is
 * only visible for assignments that contain it.
 */
export const listRevisions = async (
  db: Handle,
  key: { setId: number; questionId: number; isGiven: boolean; viewer: SetViewer },
): Promise<QuestionRevision[]> => {
  return db.rows<QuestionRevision>(
    sql`
    select q.id, q.type, q.prompt, v.number = s.head as is_head, s.id as set_id, s.owner_id, s.title, s.title_zh
      from question_revision q
      join question_set_revision v on v.id = q.set_revision_id
      join question_set s on s.id = v.set_id
     where q.question_id = ${key.questionId} and s.id = ${key.setId}
       and ((s.hidden_at is null and ${hasSetAccess('s', 'use', key.viewer)}) or ${key.isGiven})
     order by v.number desc`,
    revisionColumns,
  );
};

/** A scored attempt that answered a question. */
export type AnsweredAttempt = Pick<
  AssignmentRow,
  'teacherId' | 'kind' | 'deadline' | 'paperRevisionId' | 'title' | 'titleZh'
> &
  Pick<AnswerRow, 'value'> &
  Pick<AttemptRow, 'assignmentId' | 'studentId'> & { attemptId: AttemptRow['id'] } & Computed<typeof answeredColumns>;

const answeredColumns = { ...nameColumns, isSetByHand: z.boolean() };

/** Points of an attempt for a question, null where it has no answer to it, and in total. */
type PointsRow = LeftJoined<Pick<AnswerRow, 'earned' | 'possible'>> & Pick<AttemptRow, 'score'>;

/** Scored attempts that answered a question. */
export const listAnsweredAttempts = async (db: Handle, questionId: number): Promise<AnsweredAttempt[]> => {
  return db.rows<AnsweredAttempt>(
    sql`
    select a.id as attempt_id, a.assignment_id, a.student_id, s.teacher_id, s.kind, s.deadline, s.paper_revision_id, s.title, s.title_zh,
           ${displayName} as name, ${displayNameZh} as name_zh, n.value, a.score_override is not null as is_set_by_hand
      from answer n
      join attempt a on a.id = n.attempt_id
      join assignment s on s.id = a.assignment_id
      join person p on p.id = a.student_id
     where n.question_id = ${questionId} and a.scored_at is not null and p.erased_at is null
     order by a.id`,
    answeredColumns,
  );
};

/** Points of each attempt for a question and in total. */
export const readScores = async (db: Handle, attemptIds: readonly number[], questionId: number) => {
  if (attemptIds.length === 0) return new Map<number, PointsRow>();
  const ids = sql.join(
    attemptIds.map((id) => sql`${id}`),
    sql`, `,
  );
  const rows = await db.rows<PointsRow & Pick<AttemptRow, 'id'>>(sql`
    select a.id, n.earned, n.possible, a.score
      from attempt a left join answer n on n.attempt_id = a.id and n.question_id = ${questionId}
     where a.id in (${ids})`);
  return new Map<number, PointsRow>(rows.map(({ id, ...points }) => [id, points]));
};

/** A batch of changes by one key correction. */
export type RegradeBatch = Pick<
  RegradeRow,
  'id' | 'questionId' | 'byId' | 'reversedAt' | 'teacherId' | 'approval' | 'changes'
>;

/** Inserts a batch. */
export const insertBatch = async (
  tx: Tx,
  row: Pick<RegradeBatch, 'questionId' | 'byId' | 'changes' | 'approval' | 'teacherId'> & Pick<RegradeRow, 'at'>,
): Promise<number> => {
  const first = await tx.row<Pick<RegradeRow, 'id'>>(sql`
    insert into regrade (question_id, by_id, at, changes, teacher_id, approval)
    values (${row.questionId}, ${row.byId}, ${row.at}, ${JSON.stringify(row.changes)}::jsonb, ${row.teacherId},
            ${row.approval}) returning id`);
  const id = first?.id;
  if (id === undefined) throw new Error('the batch was not kept');
  return id;
};

const dependence = { hasNewer: z.boolean() };

/** A batch of a question, locked, and whether a newer one for the same assignments depends on it. */
export const lockBatch = async (tx: Tx, key: { id: number; questionId: number }) => {
  return tx.row<RegradeBatch & Computed<typeof dependence>>(
    sql`
    select g.id, g.question_id, g.by_id, g.reversed_at, g.changes, g.teacher_id, g.approval,
           exists (select 1 from regrade n where n.question_id = g.question_id and n.id > g.id
                    and n.reversed_at is null and n.teacher_id is not distinct from g.teacher_id) as has_newer
      from regrade g where g.id = ${key.id} and g.question_id = ${key.questionId} for update of g`,
    dependence,
  );
};

/** The pinned questions whose key some corrections changed. */
export const listCorrectedRevisions = async (db: Handle, correctionIds: readonly number[]): Promise<Set<number>> => {
  if (correctionIds.length === 0) return new Set();
  const rows = await db.rows<{ id: (typeof keyCorrection.$inferSelect)['questionRevisionId'] }>(sql`
    select question_revision_id as id from key_correction where id in ${[...correctionIds]}`);
  return new Set(rows.map(({ id }) => id));
};

/** Marks a batch as reversed; a pending approval is dropped. */
export const updateBatchReversed = async (tx: Tx, key: { id: number; at: Date }): Promise<void> => {
  await tx.run(sql`
    update regrade set reversed_at = ${key.at}, approval = case when approval = 'waiting' then null else approval end
     where id = ${key.id}`);
};

/**
 * Approves or declines waiting batches of a question: one, or all that ask for a key in some stored revisions. Returns
 * the ids of the teachers who made them.
 */
export const updateApproval = async (
  tx: Tx,
  key: { questionId: number; byId: number; at: Date; approval: 'approved' | 'declined' } & (
    | { batchId: number }
    | { newKey: unknown; formIds: readonly number[] }
  ),
): Promise<number[]> => {
  const which =
    'batchId' in key
      ? sql`id = ${key.batchId}`
      : sql`reversed_at is null and changes->'newKey' = ${JSON.stringify(key.newKey)}::jsonb
          and exists (select 1 from key_correction c
                       where c.question_revision_id in ${[...key.formIds]} and changes->'corrections' @> to_jsonb(c.id))`;
  const rows = await tx.rows<Pick<RegradeRow, 'byId'>>(sql`
    update regrade set approval = ${key.approval}, decided_by = ${key.byId}, decided_at = ${key.at}
     where question_id = ${key.questionId} and approval = 'waiting' and ${which} returning by_id`);
  return rows.map((row) => row.byId);
};

/** Who decides on a key of a set: its author, or the bank managers where the author has left. */
export const listDeciders = async (db: Handle, ownerId: number): Promise<number[]> => {
  const rows = await db.rows<Pick<PersonRow, 'id'>>(sql`
    select p.id from person p
     where p.left_at is null and (p.id = ${ownerId} or (
       ${hasRole('p', staff)} and ${hasPermission('p', 'repository_quest')}
       and not exists (select 1 from person o where o.id = ${ownerId} and o.left_at is null)))
     order by p.id limit 50`);
  return rows.map(({ id }) => id);
};

const decision = { mayDecide: z.boolean() };

/**
 * The batches of some questions that a person may see, newest first: batches in others' own assignments only while they
 * wait for this person.
 */
export const listBatches = async (
  db: Handle,
  questionIds: readonly number[],
  reader: { personId: number; managesBank: boolean },
) => {
  if (questionIds.length === 0) return [];
  const ids = sql.join(
    questionIds.map((id) => sql`${id}`),
    sql`, `,
  );
  return db.rows<
    RegradeBatch &
      Pick<RegradeRow, 'at'> & { byName: PersonRow['name']; byNameZh: PersonRow['nameZh'] } & Computed<typeof decision>
  >(
    sql`
    select g.*, p.name as by_name, p.name_zh as by_name_zh
      from (select b.*, (${reader.managesBank} or exists (
                     select 1 from question_revision q
                       join question_set_revision v on v.id = q.set_revision_id
                       join question_set s on s.id = v.set_id
                      where q.question_id = b.question_id and s.owner_id = ${reader.personId})) as may_decide
              from regrade b where b.question_id in (${ids})) g
      join person p on p.id = g.by_id
     where g.teacher_id is null or g.teacher_id = ${reader.personId} or (g.approval = 'waiting' and g.may_decide)
     order by g.id desc`,
    decision,
  );
};
