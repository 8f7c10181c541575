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
import { tenthOfSchool, wholeSchool, type Departments } from './departments.ts';
import { growPeople } from './people.ts';
import { growRest } from './rest.ts';
import { addReaders } from './sample-ids.ts';
import { growWork } from './work.ts';

/** Two databases of one cluster: a tenth of the school, and the whole grown from it. */
export interface GrownSchools {
  dataDir: string;
  tenth: string;
  whole: string;
  close(): Promise<void>;
}

/** Adds departments to the sample school: people, bank, recipients and answers. The handle has one connection. */
const grow = async (db: Db, span: Departments): Promise<void> => {
  for (const part of [growPeople, growBank, growWork, growRest]) await part(db, span);
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

/** Seeds the sample school and grows it to a tenth; a copy of it grows to the whole. */
const fillBoth = async ({ dataDir, tenth, whole: wholeUrl }: Omit<GrownSchools, 'close'>): Promise<void> => {
  await migrateTo(tenth);
  const storage = openStorage({ kind: 'disk', folder: path.join(dataDir, 'files') });
  await fillSchool({
    connection: { connectionString: tenth },
    storage,
    school: 'sample',
    now: new Date(),
    print: () => undefined,
  });
  storage.close();
  await withConnection(tenth, async (db) => {
    await addReaders(db);
    await grow(db, { from: 0, to: tenthOfSchool });
  });
  const [from, to] = [tenth, wholeUrl].map((url) => new URL(url).pathname.slice(1));
  await withConnection(withDatabase(tenth, 'postgres'), async (db) => {
    await db.run(sql`create database ${sql.identifier(to ?? '')} template ${sql.identifier(from ?? '')}`);
  });
  await withConnection(wholeUrl, (db) => grow(db, { from: tenthOfSchool, to: wholeSchool }));
};

/**
 * Opens both schools. With a folder they are kept, and the next run reuses them after migrating; otherwise they are
 * created and removed again.
 */
export const openGrownSchools = async (keptIn?: string): Promise<GrownSchools> => {
  const dataDir = keptIn ?? mkdtempSync(path.join(tmpdir(), 'inkstone-reads-'));
  mkdirSync(dataDir, { recursive: true });
  const embedded = await startEmbedded({ dataDir, log: () => undefined });
  const databases = { dataDir, tenth: embedded.url, whole: withDatabase(embedded.url, 'whole_school') };
  const isFull = path.join(dataDir, 'both-schools-are-full');
  const close = async () => {
    await embedded.stop();
    if (keptIn === undefined) rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    if (existsSync(isFull)) for (const url of [databases.tenth, databases.whole]) await migrateTo(url);
    else await fillBoth(databases);
    writeFileSync(isFull, '');
  } catch (fault) {
    await close();
    throw fault;
  }
  return { ...databases, close };
};
