import { canSeal, closeStoresFor, openExisting } from '@inkstone/device';
import {
  dropDeviceKey,
  endSignOutMark,
  sealDatabase,
  sealStorage,
  writeSignOutMark,
  type DatabaseRows,
} from '@inkstone/device/sealed';
import { readFields } from '@inkstone/exam/attempt';
import type { DeviceCleanup } from '@inkstone/session/web';
import { openJournalDatabase } from '../journal/journal-database.ts';
import { journalDatabaseName } from '../journal/journal-database-name.ts';
import { upgradeJournalRows } from '../journal/journal-store-changes.ts';
import { attachmentStoreNames, journalStoreNames } from '../journal/journal-stores.ts';
import { deliverUnsent } from './deliver-unsent.ts';
import { clearAcknowledged, deleteCaches, deleteOfflineCopies } from './delete-readable-copies.ts';

/**
 * The unsent rows of a person's journals: entries, submissions, files and recordings, with the heads and base texts
 * that the entries need, and the unreadable rows.
 */
const pickUnsentRows = (rows: DatabaseRows): DatabaseRows => {
  const { journals = [], entries = [], writers = [], baseTexts = [], recordings = [] } = rows;
  const { unreadableRows = [], files = [], recordingChunks = [] } = rows;
  const unsent = new Set([
    ...entries.map((row) => readFields(row)['attemptId']),
    ...writers.filter((row) => readFields(row)['isSubmitting'] === true).map((row) => readFields(row)['attemptId']),
  ]);
  const isUnsent = (row: unknown): boolean => unsent.has(readFields(row)['attemptId']);
  return {
    journals: journals.filter(isUnsent),
    entries,
    writers: writers.filter(isUnsent),
    baseTexts: baseTexts.filter(isUnsent),
    ...{ unreadableRows, files, recordingChunks },
    recordings: recordings.filter((row) => readFields(row)['isDelivered'] !== true),
  };
};

/** Other databases of a person with unsent rows: marks, notes and vocabulary. */
const pendingStores = ['marks', 'book-marks', 'highlights', 'words', 'files', 'recordings'];

const countUnsentRows = (rows: DatabaseRows): number => {
  const { entries = [], files = [], recordingChunks = [], writers = [] } = rows;
  const submissions = writers.filter((row) => readFields(row)['isSubmitting'] === true);
  return entries.length + files.length + recordingChunks.length + submissions.length;
};

const countRows = async (name: string): Promise<number> => {
  const database = await openExisting(name);
  if (!database) return 0;
  try {
    const counts = await Promise.all([...database.objectStoreNames].map((store) => database.count(store)));
    return counts.reduce((sum, count) => sum + count, 0);
  } finally {
    database.close();
  }
};

/** The unsent rows of a person's journals; opening them migrates rows of older versions. */
const readUnsent = (personId: number): Promise<DatabaseRows> =>
  openJournalDatabase(personId).read([...journalStoreNames, ...attachmentStoreNames], async (tx) => {
    const stores = [...journalStoreNames, ...attachmentStoreNames];
    const read = stores.map(async (name) => [name, (await tx.objectStore(name).getAll()) as unknown[]] as const);
    return pickUnsentRows(Object.fromEntries(await Promise.all(read)));
  });

const seal = async (personId: number, key: string, isAlone: boolean): Promise<void> => {
  const journals = { name: journalDatabaseName(personId), unsent: pickUnsentRows, upgradeRows: upgradeJournalRows };
  await sealDatabase(key, { ...journals, personId, isAlone });
  for (const kind of pendingStores)
    await sealDatabase(key, { personId, name: `inkstone-${kind}-${personId}`, isAlone });
};

// Writes that take longer are sealed as well: the disk executes them first.
const idleMs = 3000;

/** Cleans up a person's data on this device at sign-out. */
export const signOutCleanup: DeviceCleanup = {
  async deliver(caller, personId) {
    await deliverUnsent(caller, personId);
  },
  async countUnsent(personId) {
    const others = await Promise.all(pendingStores.map((kind) => countRows(`inkstone-${kind}-${personId}`)));
    return others.reduce((sum, count) => sum + count, countUnsentRows(await readUnsent(personId)));
  },
  async leave(personId, key, { isAlone, now }) {
    const sealing = canSeal() ? key : null;
    // Migrates rows of older versions first.
    await (sealing === null ? clearAcknowledged(personId) : readUnsent(personId)).catch(() => undefined);
    await closeStoresFor(personId, { atMostMs: idleMs });
    writeSignOutMark({ personId, isSealing: true });
    // Acknowledged data is deleted first, to make space for the sealed data. A failing step does not stop the others.
    const steps = [
      () => deleteCaches(),
      () => deleteOfflineCopies(personId, isAlone),
      () => sealStorage(personId, sealing),
      ...(sealing === null ? [] : [() => seal(personId, sealing, isAlone)]),
    ];
    let isWhole = true;
    for (const step of steps) await step().catch(() => (isWhole = false));
    // What could not be sealed is retried at the next start of the app on this device; the key stays until then.
    if (!isWhole) return false;
    dropDeviceKey(personId);
    endSignOutMark(now());
    return true;
  },
};
