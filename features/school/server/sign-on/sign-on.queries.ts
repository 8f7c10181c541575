import { sql } from 'drizzle-orm';
import type { Handle } from '@inkstone/db';
import * as z from 'zod';

const columns = { id: z.int(), name: z.string(), nameZh: z.string().nullable() };
const maxClasses = 2000;

/** Running classes by name, and some others by id. */
export const listRuleClasses = (db: Handle, ids: readonly number[]) =>
  db.rows(
    sql`select c.id, c.name, c.name_zh from school_class c
         where c.ended_at is null or c.id = any(${sql.param([...ids])}::bigint[])
         order by c.name, c.id limit ${maxClasses}`,
    columns,
  );

/** The classes among some ids. */
export const listClassIds = async (db: Handle, ids: readonly number[]): Promise<number[]> => {
  const rows = await db.rows(
    sql`select c.id from school_class c where c.id = any(${sql.param([...ids])}::bigint[]) order by c.id`,
    { id: z.int() },
  );
  return rows.map(({ id }) => id);
};
