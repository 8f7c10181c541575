import { sql } from 'drizzle-orm';
import type { AssignmentRow } from '@inkstone/assignments/server';
import type { questionRevision, questionSet } from '@inkstone/bank/server';
import type { Handle, Tx } from '@inkstone/db';
import type { ItemFigures } from '@inkstone/exam/statistics';
import { hasRole } from '@inkstone/people/server';
import { backendSide } from '@inkstone/session/contract';
import type { person } from '@inkstone/session/server';
import type { itemFigure, itemFigureDue, itemSample } from './figures.tables.ts';

type SampleRow = typeof itemSample.$inferSelect;

/** Notes that the figures of an assignment are to be computed again. */
export const insertDueFigures = async (tx: Tx, assignmentId: number): Promise<void> => {
  await tx.run(sql`insert into item_figure_due (assignment_id) values (${assignmentId})`);
};

const maxDue = 5000;

/** Takes the assignments whose figures are due; what others have just taken is left to them. */
export const takeDueAssignments = async (tx: Tx): Promise<number[]> => {
  const rows = await tx.rows<Pick<typeof itemFigureDue.$inferSelect, 'assignmentId'>>(sql`
    delete from item_figure_due
     where id in (select id from item_figure_due order by id limit ${maxDue} for update skip locked)
     returning assignment_id`);
  return [...new Set(rows.map(({ assignmentId }) => assignmentId))];
};

/** The assignment that a sample is of. */
export const findSampledAssignment = async (db: Handle, id: number) =>
  db.row<Pick<AssignmentRow, 'id' | 'kind' | 'teacherId' | 'paperRevisionId' | 'deletedAt'>>(sql`
    select id, kind, teacher_id, paper_revision_id, deleted_at from assignment where id = ${id}`);

/** Those among some persons who teach or administer: their own attempts are in no figure. */
export const listStaffAmong = async (db: Handle, personIds: readonly number[]): Promise<Set<number>> => {
  if (personIds.length === 0) return new Set();
  const rows = await db.rows<Pick<typeof person.$inferSelect, 'id'>>(sql`
    select p.id from person p
     where p.id = any(${sql.param([...personIds])}::bigint[]) and ${hasRole('p', backendSide)}`);
  return new Set(rows.map(({ id }) => id));
};

/** Lets one process at a time write figures: two assignments with one question would each miss the other's sample. */
export const lockFigures = async (tx: Tx): Promise<void> => {
  await tx.run(sql`select pg_advisory_xact_lock(hashtext('item_figure'))`);
};

/** Replaces the samples of an assignment; returns the questions of the former and the new ones. */
export const replaceSamples = async (
  tx: Tx,
  assignmentId: number,
  samples: readonly Pick<SampleRow, 'questionRevisionId' | 'questionId' | 'sample'>[],
): Promise<number[]> => {
  const replacedSamples = await tx.rows<Pick<SampleRow, 'questionId'>>(sql`
    delete from item_sample where assignment_id = ${assignmentId} returning question_id`);
  if (samples.length > 0) {
    await tx.run(sql`
      insert into item_sample (assignment_id, question_revision_id, question_id, sample)
      select ${assignmentId}, x."questionRevisionId", x."questionId", x.sample
        from jsonb_to_recordset(${JSON.stringify(samples)}::jsonb)
               as x("questionRevisionId" bigint, "questionId" bigint, sample jsonb)`);
  }
  return [...new Set([...replacedSamples, ...samples].map(({ questionId }) => questionId))];
};

/** A sample with the words that its question was asked in. */
export type WordedSample = Pick<SampleRow, 'questionId' | 'questionRevisionId' | 'sample'> &
  Pick<typeof questionRevision.$inferSelect, 'type' | 'prompt' | 'key'> & {
    setId: (typeof questionSet.$inferSelect)['id'];
  };

/** The samples of some questions from all assignments, newest words first. */
export const listSamples = async (db: Handle, questionIds: readonly number[]): Promise<WordedSample[]> => {
  if (questionIds.length === 0) return [];
  return db.rows<WordedSample>(sql`
    select i.question_id, i.question_revision_id, i.sample, q.type, q.prompt, q.key, v.set_id
      from item_sample i
      join question_revision q on q.id = i.question_revision_id
      join question_set_revision v on v.id = q.set_revision_id
     where i.question_id = any(${sql.param([...questionIds])}::bigint[])
     order by i.question_revision_id desc, i.assignment_id`);
};

/** The figures of a question in one wording, before they are stored. */
export type NewFigure = Pick<
  typeof itemFigure.$inferSelect,
  'questionRevisionId' | 'questionId' | 'setId' | 'isNewest'
> & { figures: ItemFigures };

/** Replaces the figures of some questions. */
export const replaceFigures = async (
  tx: Tx,
  questionIds: readonly number[],
  figures: readonly NewFigure[],
): Promise<void> => {
  if (questionIds.length === 0) return;
  await tx.run(sql`delete from item_figure where question_id = any(${sql.param([...questionIds])}::bigint[])`);
  if (figures.length === 0) return;
  await tx.run(sql`
    insert into item_figure (question_revision_id, question_id, set_id, persons, facility, discrimination,
                             is_key_suspect, is_newest, figures)
    select x."questionRevisionId", x."questionId", x."setId", (x.figures->>'persons')::int,
           (x.figures->'facility'->>'value')::float8, (x.figures->'discrimination'->>'value')::float8,
           (x.figures->>'isKeySuspect')::boolean, x."isNewest", x.figures
      from jsonb_to_recordset(${JSON.stringify(figures)}::jsonb)
             as x("questionRevisionId" bigint, "questionId" bigint, "setId" bigint, "isNewest" boolean, figures jsonb)`);
};
