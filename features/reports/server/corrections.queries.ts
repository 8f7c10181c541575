import { sql } from 'drizzle-orm';
import type { keyCorrection, questionSetRevision } from '@inkstone/bank/server';
import type { Handle, LeftJoined, Tx } from '@inkstone/db';
import type { person } from '@inkstone/session/server';
import type { scoreChange } from './reports.tables.ts';

type ScoreChangeRow = typeof scoreChange.$inferSelect;
type RevisionRow = typeof questionSetRevision.$inferSelect;
type PersonRow = typeof person.$inferSelect;

/** Where the key of a pinned question comes from: the revision of its set, and the correction in force. */
export type KeyOrigin = Pick<RevisionRow, 'number' | 'savedAt'> & {
  questionRevisionId: (typeof keyCorrection.$inferSelect)['questionRevisionId'];
} & LeftJoined<{
    appliedAt: (typeof keyCorrection.$inferSelect)['appliedAt'];
    correctorName: PersonRow['name'];
    correctorNameZh: PersonRow['nameZh'];
  }>;

/** Where the keys of pinned questions come from, for an assignment. */
export const listKeyOrigins = async (
  db: Handle,
  questionRevisionIds: readonly number[],
  assignmentId: number,
): Promise<KeyOrigin[]> => {
  if (questionRevisionIds.length === 0) return [];
  return db.rows<KeyOrigin>(sql`
    select q.id as question_revision_id, v.number, v.saved_at, c.applied_at, p.name as corrector_name,
           p.name_zh as corrector_name_zh
      from question_revision q
      join question_set_revision v on v.id = q.set_revision_id
      left join lateral (
        select applied_at, by_id from key_correction c
         where c.question_revision_id = q.id and c.reversed_at is null
           and (c.teacher_id is null or c.teacher_id = (select s.teacher_id from assignment s where s.id = ${assignmentId}))
         order by c.id desc limit 1
      ) c on true
      left join person p on p.id = c.by_id
     where q.id = any(${sql.param([...questionRevisionIds])}::bigint[])`);
};

/** A change of a total by hand, with who made it. */
export type ScoreChange = Pick<ScoreChangeRow, 'oldValue' | 'newValue' | 'reason' | 'at'> & {
  byName: PersonRow['name'];
  byNameZh: PersonRow['nameZh'];
};

/** The changes of an attempt's total by hand, oldest first. */
export const listScoreChanges = async (db: Handle, attemptId: number): Promise<ScoreChange[]> => {
  return db.rows<ScoreChange>(sql`
    select c.old_value, c.new_value, c.reason, c.at, p.name as by_name, p.name_zh as by_name_zh
      from score_change c join person p on p.id = c.by_id
     where c.attempt_id = ${attemptId} order by c.at, c.id`);
};

/** Records a change of a total. */
export const insertScoreChange = async (
  tx: Tx,
  row: Omit<ScoreChangeRow, 'id' | 'sheetId'> & { sheetId?: number },
): Promise<void> => {
  await tx.run(sql`
    insert into score_change (attempt_id, by_id, at, old_value, new_value, reason, sheet_id)
    values (${row.attemptId}, ${row.byId}, ${row.at}, ${row.oldValue}, ${row.newValue}, ${row.reason},
            ${row.sheetId ?? null})`);
};
