import type { Db } from '@inkstone/db';
import { sql } from 'drizzle-orm';
import * as z from 'zod';

/** Tables that are not compared: rate counters and the list of migrations. */
const ignoredTables = new Set(['rate_counter', 'schema_migration']);

const rowExpression = (table: string): string => (table === 'session' ? `to_jsonb(t) - 'last_seen_at'` : 't');

/** The number of rows and a checksum of every table except rate counters, including the job queue. */
const fingerprint = async (db: Db): Promise<Record<string, string>> => {
  const rows = await db.rows(
    sql`select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables
         where schemaname = 'public' or (schemaname = 'pgboss' and tablename like 'job%') order by 1`,
    { name: z.string() },
  );
  const tables = rows.map(({ name }) => name.replace(/^public\./, '')).filter((name) => !ignoredTables.has(name));
  const parts = tables.map(
    (table) =>
      `select '${table}' as name, count(*) || ' ' || coalesce(sum(hashtextextended((${rowExpression(table)})::text, 0)), 0) as sum
         from ${table} t`,
  );
  const sums = await db.rows(sql.raw(parts.join('\nunion all\n')), { name: z.string(), sum: z.string() });
  return Object.fromEntries(sums.map(({ name, sum }) => [name, sum]));
};

/** Tables that differ between two fingerprints. */
const changedBetween = (before: Record<string, string>, after: Record<string, string>): string[] =>
  Object.keys(after).filter((table) => before[table] !== after[table]);

/** Reports which tables change. */
export interface Watch {
  /**
   * The tables that a function changed. The state after one call is the state before the next: nothing else may write
   * in between.
   */
  changedBy(work: () => Promise<void>): Promise<string[]>;
  /** To be called where something else has written, or is about to. */
  forget(): void;
}

/** Watches the database of a test file. */
export const watchDatabase = (db: Db): Watch => {
  let known: Record<string, string> | null = null;
  return {
    async changedBy(work) {
      const before = known ?? (await fingerprint(db));
      known = null;
      await work();
      known = await fingerprint(db);
      return changedBetween(before, known);
    },
    forget() {
      known = null;
    },
  };
};
