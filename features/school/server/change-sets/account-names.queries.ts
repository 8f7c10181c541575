import { sql } from 'drizzle-orm';
import type { Handle } from '@inkstone/db';
import type { Account } from '@inkstone/session/server';

/** The names of some people. */
export const listAccountNames = (db: Handle, ids: readonly number[]) =>
  db.rows<Pick<Account, 'id' | 'name' | 'nameZh'>>(
    sql`select id, name, name_zh from person where id = any(${sql.param([...ids])}::bigint[])`,
  );
