import { sql } from 'drizzle-orm';
import type { Computed, Handle, Tx } from '@inkstone/db';
import type { AttemptRow } from '@inkstone/taking/server';
import * as z from 'zod';
import type { markSheet } from '../paper/paper.tables.ts';
import type { scoreChange } from '../reports.tables.ts';

type SheetRow = typeof markSheet.$inferSelect;
type ChangeRow = typeof scoreChange.$inferSelect;

/** Which of some attempts are at an assignment. */
export const listAttemptIds = async (
  db: Handle,
  key: { assignmentId: number; ids: readonly number[] },
): Promise<Pick<AttemptRow, 'id'>[]> =>
  db.rows<Pick<AttemptRow, 'id'>>(sql`
    select id from attempt
     where assignment_id = ${key.assignmentId} and id = any(${sql.param([...key.ids])}::bigint[])`);

/** Records a sheet of results that is applied. */
export const insertResultsSheet = async (
  tx: Tx,
  key: { assignmentId: number; fileName: string; byId: number; now: Date },
): Promise<number> => {
  const row = await tx.row<Pick<SheetRow, 'id'>>(sql`
    insert into mark_sheet (assignment_id, file_name, by_id, at)
    values (${key.assignmentId}, ${key.fileName}, ${key.byId}, ${key.now}) returning id`);
  if (!row) throw new Error('A sheet of results was not stored.');
  return row.id;
};

const sheetFigures = { changes: z.int() };

/** The latest sheets of an assignment, the newest first. */
export const listSheetsOfResults = async (db: Handle, assignmentId: number) =>
  db.rows<Pick<SheetRow, 'id' | 'fileName' | 'at' | 'undoneAt'> & Computed<typeof sheetFigures>>(
    sql`
    select f.id, f.file_name, f.at, f.undone_at, (select count(*) from score_change h where h.sheet_id = f.id) as changes
      from mark_sheet f where f.assignment_id = ${assignmentId} order by f.id desc limit 20`,
    sheetFigures,
  );

/** Locks a sheet of an assignment; undefined where there is none. */
export const lockResultsSheet = async (tx: Tx, key: { id: number; assignmentId: number }) =>
  tx.row<Pick<SheetRow, 'id' | 'fileName' | 'undoneAt'>>(sql`
    select id, file_name, undone_at from mark_sheet
     where id = ${key.id} and assignment_id = ${key.assignmentId} for update`);

const changeFigures = { isLatest: z.boolean(), earlierHand: z.int().nullable() };

/** The changes of a sheet, each with the total by hand before it, and whether the total was changed by hand since. */
export const listSheetScoreChanges = async (db: Handle, sheetId: number) =>
  db.rows<Pick<ChangeRow, 'attemptId' | 'newValue'> & Computed<typeof changeFigures>>(
    sql`
    select h.attempt_id, h.new_value,
           not exists (select from score_change l where l.attempt_id = h.attempt_id and l.id > h.id) as is_latest,
           (select e.new_value from score_change e
             where e.attempt_id = h.attempt_id and e.id < h.id order by e.id desc limit 1) as earlier_hand
      from score_change h where h.sheet_id = ${sheetId} order by h.attempt_id`,
    changeFigures,
  );

/** Marks a sheet as undone. */
export const closeResultsSheet = async (tx: Tx, key: { id: number; now: Date }): Promise<void> => {
  await tx.run(sql`update mark_sheet set undone_at = ${key.now} where id = ${key.id}`);
};
