import { sql } from 'drizzle-orm';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDb, type Db } from '@inkstone/db';
import { startEmbedded } from '@inkstone/db/embedded';
import { migrate } from '@inkstone/db/migrate';
import { openStorage } from '@inkstone/files';
import { fillSchool } from '../../apps/server/fill-school.ts';
import { growBank } from './bank.ts';
import { bankDepartments, personDepartments, tenthOfSchool, wholeSchool, type Departments } from './departments.ts';
import { growPeople } from './people.ts';
import { growRest } from './rest.ts';
import { addReaders } from './sample-ids.ts';
import { growWork } from './work.ts';

/** Two databases of one cluster: a small school, and a large one grown from it. */
export interface GrownSchools {
  dataDir: string;
  small: string;
  large: string;
  close(): Promise<void>;
}

/** What grows from the small school to the large one, and how many departments each has. */
export interface Growth {
  parts: readonly ((db: Db, span: Departments) => Promise<void>)[];
  few: number;
  many: number;
}

/** People, bank, recipients and answers together, from a tenth of the school to the whole. */
export const growthOfSchool: Growth = {
  parts: [growPeople, growBank, growWork, growRest],
  few: tenthOfSchool,
  many: wholeSchool,
};

/** People with their classes and sessions alone, from a thousand persons to a hundred thousand. */
export const growthOfPersons: Growth = { parts: [growPeople], ...personDepartments };

/** The bank with the people who own it, from two thousand questions to two hundred thousand. */
export const growthOfBank: Growth = { parts: [growPeople, growBank], ...bankDepartments };

/** Adds departments to the sample school. The handle has one connection. */
const grow = async (db: Db, parts: Growth['parts'], span: Departments): Promise<void> => {
  for (const part of parts) await part(db, span);
  // Finishes the database's own maintenance before anything is measured.
  await db.run(sql`vacuum (analyze)`);
  await db.run(sql`checkpoint`);
};

const withDatabase = (url: string, name: string): string => {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.toString();
};

/** Runs a function with a handle of one connection. */
export const withConnection = async (connectionString: string, work: (db: Db) => Promise<void>): Promise<void> => {
  const db = openDb({ connectionString }, 1);
  try {
    await work(db);
  } finally {
    await db.$client.end();
  }
};

const migrateTo = (connectionString: string) =>
  migrate({
    connection: { connectionString },
    folder: path.resolve(import.meta.dirname, '../../apps/server/migrations'),
  });

/** Seeds the sample school and grows it to the small one; a copy of it grows to the large one. */
const fillBoth = async (
  { dataDir, small, large }: Omit<GrownSchools, 'close'>,
  { parts, few, many }: Growth,
): Promise<void> => {
  await migrateTo(small);
  const storage = openStorage({ kind: 'disk', folder: path.join(dataDir, 'files') });
  await fillSchool({
    connection: { connectionString: small },
    storage,
    school: 'sample',
    now: new Date(),
    print: () => undefined,
  });
  storage.close();
  await withConnection(small, async (db) => {
    await addReaders(db);
    await grow(db, parts, { from: 0, to: few });
  });
  const [from, to] = [small, large].map((url) => new URL(url).pathname.slice(1));
  await withConnection(withDatabase(small, 'postgres'), async (db) => {
    await db.run(sql`create database ${sql.identifier(to ?? '')} template ${sql.identifier(from ?? '')}`);
  });
  await withConnection(large, (db) => grow(db, parts, { from: few, to: many }));
};

/**
 * Opens both schools. With a folder they are kept, and the next run reuses them after migrating; otherwise they are
 * created and removed again.
 */
export const openGrownSchools = async (growth: Growth, keptIn?: string): Promise<GrownSchools> => {
  const dataDir = keptIn ?? mkdtempSync(path.join(tmpdir(), 'inkstone-reads-'));
  mkdirSync(dataDir, { recursive: true });
  const embedded = await startEmbedded({ dataDir, log: () => undefined });
  const databases = { dataDir, small: embedded.url, large: withDatabase(embedded.url, 'large_school') };
  const isFull = path.join(dataDir, 'both-schools-are-full');
  const close = async () => {
    await embedded.stop();
    if (keptIn === undefined) rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    if (existsSync(isFull)) for (const url of [databases.small, databases.large]) await migrateTo(url);
    else await fillBoth(databases, growth);
    writeFileSync(isFull, '');
  } catch (fault) {
    await close();
    throw fault;
  }
  return { ...databases, close };
};
