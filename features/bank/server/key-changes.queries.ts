import { sql } from 'drizzle-orm';
import type { Handle } from '@inkstone/db';
import type { person } from '@inkstone/session/server';

/** Keys that teachers changed in their own assignments and that wait for approval for everybody, oldest first. */
export const listWaitingKeyChanges = async (db: Handle, questionIds: readonly number[]) => {
  if (questionIds.length === 0) return [];
  return db.rows<
    { id: number; questionId: number; at: Date; oldKey: unknown; newKey: unknown } & Pick<
      typeof person.$inferSelect,
      'name' | 'nameZh'
    >
  >(sql`
    select g.id, g.question_id, g.at, g.changes->'oldKey' as old_key, g.changes->'newKey' as new_key, p.name, p.name_zh
      from regrade g join person p on p.id = g.by_id
     where g.question_id in ${[...questionIds]} and g.approval = 'waiting' and g.reversed_at is null
     order by g.id limit 100`);
};
