import { sql, type SQL } from 'drizzle-orm';
import { readInBatches, type Computed, type Handle, type Tx } from '@inkstone/db';
import type { PersonDataOwner } from '@inkstone/db/person-data';
import * as z from 'zod';
import { personDataRules, type OwnedTable } from './person-data.ts';

/** Constant SQL of a rule, with the person in the place of `:person`. */
const bindPerson = (text: string, personId: number): SQL =>
  sql.join(
    text.split(':person').map((part) => sql.raw(part)),
    sql`${personId}`,
  );

/** Whether a row `t` belongs to a person by one rule. */
export const belongsBy = ({ column, through, only, among }: PersonDataOwner, personId: number): SQL => {
  const value = sql`t.${sql.identifier(column)}`;
  const isOfKind = only === undefined ? sql`true` : sql.raw(only);
  if (among !== undefined) return sql`(${value} in (${bindPerson(among, personId)}) and ${isOfKind})`;
  if (through === undefined) return sql`(${value} = ${personId} and ${isOfKind})`;
  return sql`(${value} in (select t.id from ${sql.identifier(through)} t where ${isOwned(through, personId)}) and ${isOfKind})`;
};

/** Whether a row `t` of a table is the person's own. */
export const isOwned = (table: string, personId: number): SQL => {
  const owner = personDataRules[table]?.owner;
  if (!owner) throw new Error(`Rows of ${table} belong to nobody.`);
  return belongsBy(owner, personId);
};

/** How many rows of each table are a person's own, in one query. */
export const countRows = async (
  db: Handle,
  { tables, personId }: { tables: readonly OwnedTable[]; personId: number },
): Promise<Map<string, number>> => {
  const counts = tables.map(
    ({ table }) =>
      sql`select ${table}::text as table_name, count(*) as total from ${sql.identifier(table)} t where ${isOwned(table, personId)}`,
  );
  const rows = await db.rows(sql.join(counts, sql` union all `), { tableName: z.string(), total: z.int() });
  return new Map(rows.map(({ tableName, total }) => [tableName, total]));
};

/** The columns of a table in their order. */
export const listColumns = async (db: Handle, table: string): Promise<string[]> => {
  const rows = await db.rows(
    sql`select attname::text as name from pg_attribute
         where attrelid = ${table}::regclass and attnum > 0 and not attisdropped order by attnum`,
    { name: z.string() },
  );
  return rows.map(({ name }) => name);
};

/** The columns of a row by their names. */
export type PersonRow = Readonly<Record<string, unknown>>;

/** The rows of a table that are a person's own, without secrets, in batches: no more than one is in memory. */
export async function* readRows(
  tx: Tx,
  { table, rule, personId }: OwnedTable & { personId: number },
): AsyncGenerator<readonly PersonRow[]> {
  const withheld = sql.param([...(rule.withheld ?? [])]);
  const batches = readInBatches(
    tx,
    sql`select to_jsonb(t) - ${withheld}::text[] as content from ${sql.identifier(table)} t where ${isOwned(table, personId)}`,
    { content: z.record(z.string(), z.unknown()) },
  );
  for await (const rows of batches) yield rows.map(({ content }) => content);
}

const fileColumns = { id: z.int(), key: z.string(), name: z.string(), sizeBytes: z.int() };

/** A stored file of a person. */
export type PersonFile = Computed<typeof fileColumns>;

/** The stored files that a table's rows of a person show. */
export const listPersonFiles = async (
  db: Handle,
  { table, rule, personId }: OwnedTable & { personId: number },
): Promise<PersonFile[]> => {
  const columns = rule.files ?? [];
  if (columns.length === 0) return [];
  const ids = columns.map(
    (column) =>
      sql`select t.${sql.identifier(column)} from ${sql.identifier(table)} t where ${isOwned(table, personId)}`,
  );
  return db.rows(
    sql`select f.id, f.key, f.name, f.size_bytes from stored_file f where f.id in (${sql.join(ids, sql` union `)}) order by f.id`,
    fileColumns,
  );
};

const workColumns = { id: z.int(), title: z.string() };

/** The titles of a person's work by attempts, and by what they were given. */
export const listWorkTitles = async (
  db: Handle,
  personId: number,
): Promise<{ attempts: ReadonlyMap<number, string>; recipients: ReadonlyMap<number, string> }> => {
  const title = sql`case when s.title_zh is null then s.title else s.title || ' · ' || s.title_zh end as title`;
  const attempts = await db.rows(
    sql`select a.id, ${title} from attempt a join assignment s on s.id = a.assignment_id where a.student_id = ${personId}`,
    workColumns,
  );
  const recipients = await db.rows(
    sql`select r.id, ${title} from recipient r join assignment s on s.id = r.assignment_id where r.student_id = ${personId}`,
    workColumns,
  );
  return {
    attempts: new Map(attempts.map(({ id, title: name }) => [id, name])),
    recipients: new Map(recipients.map(({ id, title: name }) => [id, name])),
  };
};
