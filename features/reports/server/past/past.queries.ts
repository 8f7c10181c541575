import { sql } from 'drizzle-orm';
import { foldCase } from '@inkstone/base';
import type { Handle, Tx } from '@inkstone/db';
import { hasRole } from '@inkstone/people/server';
import { student } from '@inkstone/session/contract';
import type { person } from '@inkstone/session/server';
import type { PastScore, PastScoreText } from '../../past/plan-past-scores.ts';
import type { pastScore, pastScoreSheet } from './past.tables.ts';

type PersonRow = typeof person.$inferSelect;
type ScoreRow = typeof pastScore.$inferSelect;
type SheetRow = typeof pastScoreSheet.$inferSelect;

/** The students with some user names, as they are indexed or folded, or some numbers. */
export const listNamedStudents = async (
  db: Handle,
  { usernames, numbers }: { usernames: readonly string[]; numbers: readonly string[] },
) => {
  const names = [...usernames, ...usernames.map(foldCase)];
  return db.rows<Pick<PersonRow, 'id' | 'name' | 'nameZh' | 'username' | 'number'>>(sql`
    select p.id, p.name, p.name_zh, p.username, p.number from person p
     where ${hasRole('p', student)}
       and p.id in (
         select id from person where lower(username) collate "C" = any(
           array(select lower(n.text) from unnest(${sql.param(names)}::text[]) n (text)))
         union select id from person where number collate "C" = any(${sql.param([...numbers])}::text[]))`);
};

/** Which of some persons are students. */
export const listStudentIds = async (db: Handle, ids: readonly number[]): Promise<Pick<PersonRow, 'id'>[]> =>
  db.rows<Pick<PersonRow, 'id'>>(sql`
    select p.id from person p where p.id = any(${sql.param([...ids])}::bigint[]) and ${hasRole('p', student)}`);

/** The earlier scores of some students, the latest first. */
export const listPastScores = async (db: Handle, studentIds: readonly number[]) =>
  db.rows<Pick<ScoreRow, 'id' | 'studentId' | 'exam' | 'day' | 'total' | 'parts' | 'source' | 'savedAt'>>(sql`
    select id, student_id, exam, day, total, parts, source, saved_at from past_score
     where student_id = any(${sql.param([...studentIds])}::bigint[]) order by day desc, id desc`);

/** Makes other sheets of earlier scores wait until the transaction ends. */
export const lockPastScores = async (tx: Tx): Promise<void> => {
  await tx.run(sql`select pg_advisory_xact_lock(hashtext('past_score'))`);
};

/** Records a sheet of earlier scores. */
export const insertPastSheet = async (
  tx: Tx,
  key: { fileName: string; byId: number; now: Date; scoreCount: number },
): Promise<number> => {
  const row = await tx.row<Pick<SheetRow, 'id'>>(sql`
    insert into past_score_sheet (file_name, by_id, at, score_count)
    values (${key.fileName}, ${key.byId}, ${key.now}, ${key.scoreCount}) returning id`);
  if (!row) throw new Error('A sheet of earlier scores was not stored.');
  return row.id;
};

/** Writes an earlier score over what is there of the same exam and day. */
export const writePastScore = async (
  tx: Tx,
  score: PastScore & { studentId: number; before: PastScoreText | null; sheetId: number; now: Date },
): Promise<void> => {
  const [parts, before] = [JSON.stringify(score.parts), score.before && JSON.stringify(score.before)];
  await tx.run(sql`
    insert into past_score (student_id, exam, day, total, parts, source, sheet_id, before, saved_at)
    values (${score.studentId}, ${score.exam}, ${score.day}, ${score.total}, ${parts}::jsonb, ${score.source},
            ${score.sheetId}, ${before}::jsonb, ${score.now})
    on conflict (student_id, exam, day) do update
       set (total, parts, source, sheet_id, before, saved_at)
         = (excluded.total, excluded.parts, excluded.source, excluded.sheet_id, excluded.before, excluded.saved_at)`);
};

/** A sheet of earlier scores with who imported it. */
export type PastSheetRow = Pick<SheetRow, 'id' | 'fileName' | 'at' | 'scoreCount' | 'undoneAt'> & {
  byName: PersonRow['name'];
  byNameZh: PersonRow['nameZh'];
};

/** The latest sheets of earlier scores, the newest first. */
export const listPastSheets = async (db: Handle): Promise<PastSheetRow[]> =>
  db.rows<PastSheetRow>(sql`
    select f.id, f.file_name, f.at, f.score_count, f.undone_at, p.name as by_name, p.name_zh as by_name_zh
      from past_score_sheet f join person p on p.id = f.by_id order by f.id desc limit 50`);

/** Locks a sheet of earlier scores. */
export const lockPastSheet = async (tx: Tx, id: number) =>
  tx.row<Pick<SheetRow, 'id' | 'at' | 'scoreCount' | 'undoneAt'>>(sql`
    select id, at, score_count, undone_at from past_score_sheet where id = ${id} for update`);

/** Takes back what a sheet wrote last: new scores go, changed ones are as before; returns how many. */
export const revertPastSheet = async (tx: Tx, key: { id: number; now: Date }): Promise<number> => {
  const removed = await tx.run(sql`delete from past_score where sheet_id = ${key.id} and before is null`);
  const restored = await tx.run(sql`
    update past_score set total = before->>'total', parts = before->'parts', source = before->>'source',
           sheet_id = null, before = null, saved_at = ${key.now}
     where sheet_id = ${key.id}`);
  await tx.run(sql`update past_score_sheet set undone_at = ${key.now} where id = ${key.id}`);
  return removed + restored;
};
