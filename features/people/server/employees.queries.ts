import { sql } from 'drizzle-orm';
import type { Handle } from '@inkstone/db';
import { staff, teacherSide } from '@inkstone/session/contract';
import type { Account } from '@inkstone/session/server';
import * as z from 'zod';
import { hasRole } from './role-conditions.queries.ts';
import { isPersonFound, maxCountedPeople, pageClause } from './scope.queries.ts';

/** A page of employees by name, with their total number. */
export const listEmployeePage = async (
  db: Handle,
  key: { search: string | undefined; isStaff: boolean; page: number; pageNum: number },
) => {
  const isStaff = key.isStaff ? hasRole('p', staff) : sql`true`;
  // Same condition as the partial index of employees.
  const isWanted = sql`${hasRole('p', teacherSide)} and ${isStaff} and p.left_at is null and ${isPersonFound(key.search)}`;
  const rows = await db.rows<Pick<Account, 'id' | 'name' | 'nameZh' | 'username'>>(sql`
    select p.id, p.name, p.name_zh, p.username from person p where ${isWanted}
     order by p.sort_name collate "C", p.id ${pageClause(key)}`);
  const counted = await db.row(
    sql`
    select count(*) as total from (select 1 from person p where ${isWanted} limit ${maxCountedPeople(key.search)}) t`,
    { total: z.int() },
  );
  return { employees: rows, total: counted?.total ?? 0 };
};
