import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { RestoreError, copyTable, fillTable, type Table } from './backup-rows.ts';
import { migrate, readMigrations } from './migrate.ts';
export { RestoreError } from './backup-rows.ts';

/** The manifest of a backup. */
export interface Manifest {
  format: 1;
  /** The last migration applied to the database. */
  migration: { number: number; name: string };
  tables: Table[];
  sequences: { name: string; last: string }[];
}

/** Copies all tables from one snapshot into a folder while the product keeps serving. */
export const copyDatabase = async (connection: pg.ClientConfig, folder: string): Promise<Manifest> => {
  const client = await connect(connection);
  try {
    await client.query('begin isolation level repeatable read read only');
    mkdirSync(path.join(folder, 'tables'), { recursive: true });
    const tables: Table[] = [];
    for (const table of await listTables(client)) {
      tables.push({ ...table, rows: await copyTable(client, folder, table) });
    }
    const applied = await client.query<Manifest['migration']>(
      'select number, name from migration order by number desc limit 1',
    );
    const migration = applied.rows[0] ?? { number: 0, name: 'none' };
    const manifest: Manifest = {
      format: 1,
      migration,
      tables,
      sequences: await listSequences(client),
    };
    writeFileSync(path.join(folder, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`);
    return manifest;
  } finally {
    await client.end();
  }
};

/**
 * Restores a backup into an empty database: the schema of that time, the rows, then later migrations. `prepare` creates
 * what the migrations do not (a library's tables); of these only the tables in `extraTables` are filled.
 */
export const restoreDatabase = async (options: {
  connection: pg.ClientConfig;
  folder: string;
  migrations: string;
  prepare?(): Promise<void>;
  extraTables?: readonly string[];
  /** The name of the backup, stored so that an interrupted restore can be reported. */
  file?: string;
  /** Work that belongs to the restore; only after it may the database be used. */
  finish?(): Promise<void>;
}): Promise<Manifest> => {
  const { connection, folder, migrations, extraTables = [] } = options;
  const manifest = JSON.parse(readFileSync(path.join(folder, 'manifest.json'), 'utf8')) as Manifest;
  const known = readMigrations(migrations);
  if (manifest.migration.number > known.length) {
    throw new RestoreError(
      `The copy was made by a newer Inkstone (${manifest.migration.name}); restore it with that version or a newer one.`,
    );
  }
  const client = await connect(connection);
  try {
    if ((await findRestoreMark(client)) !== undefined) await dropAllSchemas(client);
    else if (await holdsRows(client)) {
      throw new RestoreError('The database is not empty: restore into an empty one, so that nothing is overwritten.');
    }
    await writeRestoreMark(client, options.file ?? 'a copy');
    await migrate({ connection, folder: migrations, upTo: manifest.migration.number });
    await options.prepare?.();
    const tables = manifest.tables.filter(({ name }) => name.startsWith('public.') || extraTables.includes(name));
    await client.query('begin');
    await fillTables(client, folder, { ...manifest, tables });
    await client.query('commit');
    await migrate({ connection, folder: migrations });
    await options.finish?.();
    await client.query(`drop schema ${restoreMarkSchema}`);
  } finally {
    await client.end();
  }
  return manifest;
};

// A separate schema, which no backup and no migration contains.
const restoreMarkSchema = 'inkstone_restoring';

/** Records in the database that a restore has begun, before anything else is written. */
const writeRestoreMark = async (client: pg.Client, file: string): Promise<void> => {
  await client.query(`create schema ${restoreMarkSchema}`);
  await client.query(`comment on schema ${restoreMarkSchema} is ${client.escapeLiteral(file)}`);
};

const findRestoreMark = async (client: pg.Client): Promise<string | undefined> => {
  const result = await client.query<{ file: string | null }>(
    "select obj_description(oid, 'pg_namespace') as file from pg_namespace where nspname = $1",
    [restoreMarkSchema],
  );
  return result.rows[0] && (result.rows[0].file ?? 'a copy');
};

/** Removes the remains of an interrupted restore, which had begun in an empty database. */
const dropAllSchemas = async (client: pg.Client): Promise<void> => {
  const schemas = await client.query<{ name: string }>(`
    select quote_ident(nspname) as name from pg_namespace
     where nspname <> 'information_schema' and nspname !~ '^pg_'`);
  for (const { name } of schemas.rows) await client.query(`drop schema ${name} cascade`);
  await client.query('create schema public');
};

/** The backup whose restore into this database was interrupted; undefined where there was none. */
export const findUnfinishedRestore = async (connection: pg.ClientConfig): Promise<string | undefined> => {
  const client = await connect(connection);
  try {
    return await findRestoreMark(client);
  } finally {
    await client.end();
  }
};

const connect = async (connection: pg.ClientConfig): Promise<pg.Client> => {
  const client = new pg.Client({ ...connection, application_name: 'inkstone backup' });
  client.on('error', () => undefined);
  await client.connect();
  await client.query("set timezone = 'UTC'; set datestyle = 'ISO'; set intervalstyle = 'postgres'");
  return client;
};

/** Lists all tables with their writable columns; partitions are read through their parent. */
const listTables = async (client: pg.Client): Promise<Omit<Table, 'rows'>[]> => {
  const result = await client.query<Omit<Table, 'rows'>>(`
    select format('%I.%I', nspname, relname) as name,
      json_agg(json_build_object('name', attname, 'type', format_type(atttypid, atttypmod)) order by attnum) as columns
    from pg_class join pg_namespace on pg_namespace.oid = relnamespace join pg_attribute on attrelid = pg_class.oid
    where relkind in ('r', 'p') and not relispartition and attnum > 0 and not attisdropped and attgenerated = ''
      and nspname <> 'information_schema' and nspname !~ '^pg_'
      and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e')
    group by nspname, relname order by 1`);
  return result.rows;
};

/** Whether the database contains data that would be lost; empty tables of an interrupted restore do not count. */
const holdsRows = async (client: pg.Client): Promise<boolean> => {
  for (const { name } of await listTables(client)) {
    if (!name.startsWith('public.') || name === 'public.migration') continue;
    const result = await client.query(`select from ${name} limit 1`);
    if (result.rowCount !== 0) return true;
  }
  return false;
};

const listSequences = async (client: pg.Client): Promise<Manifest['sequences']> => {
  const result = await client.query<{ name: string; last: string }>(`
    select format('%I.%I', schemaname, sequencename) as name, last_value::text as last
    from pg_sequences where last_value is not null order by 1`);
  return result.rows;
};

/** Inserts all rows without foreign keys and triggers; adding the foreign keys again validates every row. */
const fillTables = async (client: pg.Client, folder: string, manifest: Manifest): Promise<void> => {
  const here = new Map((await listTables(client)).map((table) => [table.name, table]));
  for (const table of manifest.tables) {
    if (!here.has(table.name))
      throw new RestoreError(`The copy has a table ${table.name} that this version does not know.`);
  }
  const references = await client.query<{ table: string; name: string; definition: string }>(`
    select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and conparentid = 0`);
  for (const { table, name } of references.rows) await client.query(`alter table ${table} drop constraint ${name}`);
  const names = manifest.tables.map((table) => table.name);
  if (names.length > 0) await client.query(`truncate ${names.join(', ')}`);
  for (const table of manifest.tables) {
    await client.query(`alter table ${table.name} disable trigger user`);
    await fillTable(client, folder, { table, here: here.get(table.name)?.columns ?? [] });
    await client.query(`alter table ${table.name} enable trigger user`);
  }
  for (const { table, name, definition } of references.rows) {
    await client.query(`alter table ${table} add constraint ${name} ${definition}`);
  }
  for (const { name, last } of manifest.sequences) {
    await client.query('select setval(to_regclass($1), $2::bigint) where to_regclass($1) is not null', [name, last]);
  }
};
