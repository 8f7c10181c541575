import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';

/** A numbered migration. */
export interface Migration {
  number: number;
  /** The file name without extension, such as `0003-assignments`. */
  name: string;
  sql: string;
  /** SHA-256 of the text with normalised line ends. */
  checksum: string;
}

/** The schema cannot be migrated; the message says why and what to do. */
export class MigrationError extends Error {
  override name = 'MigrationError';
}

/** Options of a migration. */
export interface MigrateOptions {
  connection: pg.ClientConfig;
  /** Folder of the `NNNN-name.sql` files. */
  folder: string;
  /** The last migration to apply; all by default. */
  upTo?: number | undefined;
  /** Receives a message for each step. */
  log?(text: string): void;
}

const lockKey = 4_817_237;

/**
 * Migrates the schema, each step in its own transaction; safe to call from several processes at once. Returns the names
 * of the applied steps. Throws `MigrationError` for a changed old step or a newer database.
 */
export const migrate = async ({
  connection,
  folder,
  upTo,
  log = () => undefined,
}: MigrateOptions): Promise<string[]> => {
  const migrations = readMigrations(folder);
  const client = new pg.Client({ ...connection, application_name: 'inkstone migrations' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [lockKey]);
    const missing = findPending(migrations, await readApplied(client)).filter(
      (step) => step.number <= (upTo ?? step.number),
    );
    for (const migration of missing) {
      log(`Migrating the database: ${migration.name}`);
      await apply(client, migration);
    }
    return missing.map((migration) => migration.name);
  } finally {
    // Ending the connection also releases the lock.
    await client.end();
  }
};

/** Reads the migrations of a folder in order; numbers run from 1 without gaps. */
export const readMigrations = (folder: string): Migration[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file, index) => {
      const match = /^(\d{4})-[a-z0-9]+(-[a-z0-9]+)*\.sql$/.exec(file);
      if (Number(match?.[1]) !== index + 1) {
        throw new MigrationError(`Migrations are named NNNN-name.sql and numbered without gaps; ${file} is not.`);
      }
      const sql = readFileSync(path.join(folder, file), 'utf8').replaceAll('\r\n', '\n');
      const checksum = createHash('sha256').update(sql).digest('hex');
      return { number: index + 1, name: file.slice(0, -'.sql'.length), sql, checksum };
    });

interface AppliedMigration {
  number: number;
  name: string;
  checksum: string;
}

const readApplied = async (client: pg.Client): Promise<AppliedMigration[]> => {
  await client.query(`
    create table if not exists migration (
      number int primary key,
      name text not null,
      checksum text not null,
      applied_at timestamptz(3) not null default now()
    )`);
  const result = await client.query<AppliedMigration>('select number, name, checksum from migration order by number');
  return result.rows;
};

/** The migrations still to apply. Pure. */
const findPending = (migrations: readonly Migration[], applied: readonly AppliedMigration[]): Migration[] => {
  const newest = applied.at(-1);
  if (newest && newest.number > migrations.length) {
    throw new MigrationError(
      `The database was set up by a newer Inkstone (it knows ${newest.name}). ` +
        'Start that version or a newer one; an older one cannot read it safely.',
    );
  }
  for (const step of applied) {
    const now = migrations[step.number - 1];
    if (now?.checksum !== step.checksum) {
      throw new MigrationError(
        `The migration ${step.name} was changed after this database took it. Take the file back to what it was and ` +
          'write a new migration for the change.',
      );
    }
  }
  return migrations.slice(applied.length);
};

const apply = async (client: pg.Client, migration: Migration): Promise<void> => {
  await client.query('begin');
  try {
    await client.query(migration.sql);
    await client.query('insert into migration (number, name, checksum) values ($1, $2, $3)', [
      migration.number,
      migration.name,
      migration.checksum,
    ]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    const reason = error instanceof Error ? error.message : String(error);
    throw new MigrationError(`The migration ${migration.name} failed and left nothing behind: ${reason}`, {
      cause: error,
    });
  }
};
