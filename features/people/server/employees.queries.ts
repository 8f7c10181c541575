import { sql } from 'drizzle-orm';
import type { Handle } from '@inkstone/db';
import { holds, pageOf, personText } from './scope.queries.ts';

/** A page of those who work at the school, by name, with how many there are in all. */
export const listEmployeesOf = async (
  db: Handle,
  key: { search: string | undefined; isStaff: boolean; page: number; pageNum: number },
) => {
  const roles = key.isStaff ? sql`array['staff']` : sql`array['teacher', 'guide', 'staff']`;
  const isWanted = sql`p.roles && ${roles} and p.left_at is null and ${holds(personText, key.search)}`;
  const { rows } = await db.execute<{ id: number; name: string; name_zh: string | null; username: string }>(sql`
    select p.id, p.name, p.name_zh, p.username from person p where ${isWanted}
     order by p.sort_name collate "C", p.id ${pageOf(key)}`);
  const counted = await db.execute<{ total: number }>(sql`select count(*) as total from person p where ${isWanted}`);
  return { employees: rows, total: counted.rows[0]?.total ?? 0 };
};
