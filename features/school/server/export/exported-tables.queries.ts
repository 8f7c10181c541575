import { sql } from 'drizzle-orm';
import { readInBatches, type Computed, type Handle, type Tx } from '@inkstone/db';
import * as z from 'zod';
import { exportUses, unexportedTables, withheldColumns } from './exported-tables.ts';

/** Every table that an export holds, by name. */
export const listExportedTables = async (db: Handle): Promise<string[]> => {
  const rows = await db.rows(
    sql`select relname::text as name from pg_class
         where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition order by relname`,
    { name: z.string() },
  );
  return rows.map(({ name }) => name).filter((name) => !unexportedTables.includes(name));
};

/** The columns of a table that no export holds. */
export const listWithheldColumns = (table: string): string[] =>
  withheldColumns.filter((name) => name.startsWith(`${table}.`)).map((name) => name.slice(table.length + 1));

/** A row of a table as JSON has it. */
export type ExportedRow = Readonly<Record<string, unknown>>;

/** All rows of a table without its secrets, in batches. */
export async function* readTable(tx: Tx, table: string): AsyncGenerator<readonly ExportedRow[]> {
  const withheld = sql.param(listWithheldColumns(table));
  const batches = readInBatches(
    tx,
    sql`select to_jsonb(t) - ${withheld}::text[] as content from ${sql.identifier(table)} t`,
    { content: z.record(z.string(), z.unknown()) },
  );
  for await (const rows of batches) yield rows.map(({ content }) => content);
}

/** How many rows a table has. */
export const countTable = async (db: Handle, table: string): Promise<number> => {
  const row = await db.row(sql`select count(*) as total from ${sql.identifier(table)}`, { total: z.int() });
  return row?.total ?? 0;
};

const fileColumns = {
  id: z.int(),
  key: z.string(),
  name: z.string(),
  mime: z.string(),
  sizeBytes: z.int(),
  sha256: z.string(),
  owner: z.string().nullable(),
};

/** A stored file with the user name of its owner. */
export type ExportedFile = Computed<typeof fileColumns>;

/** The files of the school, but for those that are copies of others. */
export const listExportedFiles = (db: Handle): Promise<ExportedFile[]> =>
  db.rows(
    sql`select f.id, f.key, f.name, f.mime, f.size_bytes, f.sha256, p.username as owner
          from stored_file f left join person p on p.id = f.owner_id
         where f.used_by is null or f.used_by not in (${sql.join(
           exportUses.map((use) => sql`${use}`),
           sql`, `,
         )})
         order by f.id`,
    fileColumns,
  );
