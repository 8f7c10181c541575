import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDb, type Db } from '@inkstone/db';
import { startEmbedded } from '@inkstone/db/embedded';
import { migrate } from '@inkstone/db/migrate';
import { openStorage } from '@inkstone/files';
import { fillSchool } from '../../apps/server/fill-school.ts';
import type { Figure } from '../figures.ts';
import { serveProduct } from '../processes.ts';
import { tenthOfSchool, wholeSchool } from './departments.ts';
import { grow } from './grow.ts';
import { timeReading, type ReadingTimes } from './measure.ts';
import { readings } from './readings.ts';
import { addReaders, findSampleIds } from './sample-ids.ts';

interface Place {
  dataDir: string;
  url: string;
}

const withDatabase = (url: string, name: string): string => {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.toString();
};

const using = async (connectionString: string, work: (db: Db) => Promise<void>): Promise<void> => {
  const db = openDb({ connectionString }, 1);
  try {
    await work(db);
  } finally {
    await db.$client.end();
  }
};

/** Fills the sample school and grows it to a tenth; a copy of it grows to the whole. */
const fillBoth = async ({ dataDir, url }: Place): Promise<void> => {
  const connection = { connectionString: url };
  await migrate({ connection, folder: path.resolve(import.meta.dirname, '../../apps/server/migrations') });
  const storage = openStorage({ kind: 'disk', folder: path.join(dataDir, 'files') });
  await fillSchool({ connection, storage, school: 'sample', now: new Date(), print: () => undefined });
  storage.close();
  await using(url, async (db) => {
    await addReaders(db);
    await grow(db, { from: 0, to: tenthOfSchool });
  });
  const name = new URL(url).pathname.slice(1);
  await using(withDatabase(url, 'postgres'), async (db) => {
    await db.$client.query(`create database whole_school template "${name}"`);
  });
  await using(withDatabase(url, 'whole_school'), (db) => grow(db, { from: tenthOfSchool, to: wholeSchool }));
};

const timeAll = async ({ dataDir, url }: Place): Promise<ReadingTimes[]> => {
  let ids: ReadonlyMap<string, string> = new Map();
  await using(url, async (db) => void (ids = await findSampleIds(db)));
  const few = await serveProduct({ databaseUrl: url, dataDir });
  const many = await serveProduct({ databaseUrl: withDatabase(url, 'whole_school'), dataDir });
  try {
    const times: ReadingTimes[] = [];
    for (const reading of readings) times.push(await timeReading({ few: few.url, many: many.url, ids }, reading));
    return times;
  } finally {
    await few.stop();
    await many.stop();
  }
};

const nameOf = ({ reading: { path: call, query } }: ReadingTimes): string =>
  query === '' || query.includes('{') ? call : `${call}?${decodeURIComponent(query)}`;

/** How every reading call grows from a tenth of a school to the whole: people, bank, recipients and answers together. */
export const reads = async (): Promise<Figure[]> => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'inkstone-reads-'));
  const embedded = await startEmbedded({ dataDir, log: () => undefined });
  const place = { dataDir, url: embedded.url };
  try {
    await fillBoth(place);
    const times = await timeAll(place);
    return times.flatMap((row) => [
      { what: `${nameOf(row)} in a whole school`, value: row.many, unit: 'ms' },
      { what: `${nameOf(row)}: times as long as in a tenth of it`, value: row.many / row.few, unit: '', atMost: 1.3 },
    ]);
  } finally {
    await embedded.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
};
