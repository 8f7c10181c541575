import { sql } from 'drizzle-orm';
import type { Handle } from '@inkstone/db';
import { isTextFound } from '@inkstone/people/server';
import * as z from 'zod';

const columns = { id: z.int(), name: z.string(), nameZh: z.string().nullable() };
const maxResults = 20;

/** Some classes by id, in the order of their names. */
export const listRuleClasses = (db: Handle, ids: readonly number[]) =>
  db.rows(
    sql`select c.id, c.name, c.name_zh from school_class c
         where c.id = any(${sql.param([...ids])}::bigint[]) order by c.name, c.id`,
    columns,
  );

/** The first running classes by name that a search finds. */
export const searchRuleClasses = (db: Handle, search: string | undefined) =>
  db.rows(
    sql`select c.id, c.name, c.name_zh from school_class c
         where c.ended_at is null and ${isTextFound(sql`c.search_text`, search)}
         order by c.name, c.id limit ${maxResults}`,
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
