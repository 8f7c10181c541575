import { and, asc, eq, sql } from 'drizzle-orm';
import type { Computed, Handle, Tx } from '@inkstone/db';
import { hasRole } from '@inkstone/people/server';
import { teacherSide } from '@inkstone/session/contract';
import * as z from 'zod';
import { sessionOutcomes, type PlannedSession } from '../../timetable-import/plan-types.ts';
import { timetableRow } from './timetable-import.tables.ts';

export type TimetableRow = typeof timetableRow.$inferSelect;

const classColumns = {
  ...{ id: z.int(), name: z.string(), nameZh: z.string().nullable(), externalId: z.string().nullable() },
  ...{ teacherId: z.int(), isClosed: z.boolean() },
};

/** All classes with the names by which files may mean them. */
export const listPlanClasses = (db: Handle) =>
  db.rows<Computed<typeof classColumns>>(
    sql`
    select c.id, c.name, c.name_zh, c.external_id, c.teacher_id, c.ended_at is not null as is_closed
      from school_class c order by c.id`,
    classColumns,
  );

const teacherColumns = {
  ...{ id: z.int(), name: z.string(), nameZh: z.string().nullable(), username: z.string() },
  ...{ number: z.string().nullable(), mail: z.string().nullable() },
};

/** Everybody who can teach, with what files may call them. */
export const listPlanTeachers = (db: Handle) =>
  db.rows<Computed<typeof teacherColumns>>(
    sql`
    select p.id, p.name, p.name_zh, p.username, p.number, p.mail from person p
     where p.left_at is null and ${hasRole('p', teacherSide)} order by p.id`,
    teacherColumns,
  );

const batchSize = 1000;

/** Stores the rows of a plan. */
export const insertTimetableRows = async (
  tx: Tx,
  changeSetId: number,
  plan: readonly PlannedSession[],
): Promise<void> => {
  for (let from = 0; from < plan.length; from += batchSize) {
    const batch = plan.slice(from, from + batchSize).map((planned, index) => ({
      ...{ changeSetId, position: from + index + 1, outcome: planned.outcome, state: 'planned' as const },
      ...{ plan: planned, sessionId: planned.sessionId },
    }));
    await tx.insert(timetableRow).values(batch);
  }
};

/** All rows of a set, in their order. */
export const listTimetableRows = (db: Handle, changeSetId: number): Promise<TimetableRow[]> =>
  db.select().from(timetableRow).where(eq(timetableRow.changeSetId, changeSetId)).orderBy(asc(timetableRow.position));

/** What rows are shown. */
export type ShownRows = (typeof sessionOutcomes)[number] | 'conflicts' | 'stays';

/** A page of the rows of a set, in their order. */
export const listTimetableRowPage = async (
  db: Handle,
  {
    changeSetId,
    show,
    page,
    pageNum,
  }: { changeSetId: number; show: ShownRows | undefined; page: number; pageNum: number },
): Promise<{ rows: TimetableRow[]; total: number }> => {
  const outcome = sessionOutcomes.find((name) => name === show);
  const isShown = and(
    eq(timetableRow.changeSetId, changeSetId),
    outcome && eq(timetableRow.outcome, outcome),
    show === 'conflicts' ? sql`jsonb_array_length(${timetableRow.plan} -> 'clashes') > 0` : undefined,
    show === 'stays' ? eq(timetableRow.state, 'stays') : undefined,
  );
  const rows = await db
    .select()
    .from(timetableRow)
    .where(isShown)
    .orderBy(asc(timetableRow.position))
    .limit(pageNum)
    .offset((page - 1) * pageNum);
  return { rows, total: await db.$count(timetableRow, isShown) };
};

const countColumns = {
  ...{ changeSetId: z.int(), made: z.int(), changed: z.int(), same: z.int(), refused: z.int() },
  ...{ conflicts: z.int(), stays: z.int() },
};

/** How many rows of some sets have each outcome. */
export const countTimetableRows = (db: Handle, changeSetIds: readonly number[]) =>
  db.rows<Computed<typeof countColumns>>(
    sql`
    select r.change_set_id, count(*) filter (where r.outcome = 'made') as made,
           count(*) filter (where r.outcome = 'changed') as changed, count(*) filter (where r.outcome = 'same') as same,
           count(*) filter (where r.outcome = 'refused') as refused,
           count(*) filter (where jsonb_array_length(r.plan -> 'clashes') > 0) as conflicts,
           count(*) filter (where r.state = 'stays') as stays
      from timetable_row r where r.change_set_id = any(${sql.param([...changeSetIds])}::bigint[])
     group by r.change_set_id`,
    countColumns,
  );

/** What became of a row. */
export interface TimetableRowResult {
  position: number;
  state: TimetableRow['state'];
  sessionId: number | null;
  edition: number | null;
  undoFault: TimetableRow['undoFault'];
}

/** Stores what became of rows. */
export const updateTimetableRows = async (
  tx: Tx,
  changeSetId: number,
  results: readonly TimetableRowResult[],
): Promise<void> => {
  if (results.length === 0) return;
  await tx.run(sql`
    update timetable_row r
       set state = t.state, session_id = t."sessionId", edition = t.edition, undo_fault = t."undoFault"
      from jsonb_to_recordset(${JSON.stringify(results)}::jsonb)
        as t(position int, state text, "sessionId" bigint, edition int, "undoFault" text)
     where r.change_set_id = ${changeSetId} and r.position = t.position`);
};
