import { canSeal, closeStoresFor } from '@inkstone/device';
import {
  countUnsent,
  countUnsentTexts,
  deleteStoreNotes,
  dropDeviceKey,
  endSignOutMark,
  sealStorage,
  sealStores,
  writeSignOutMark,
  type DatabaseRows,
  type UnsentRules,
} from '@inkstone/device/sealed';
import { readFields } from '@inkstone/exam/attempt';
import type { DeviceCleanup } from '@inkstone/session/web';
import { openJournalDatabase } from '../journal/journal-database.ts';
import { journalDatabaseName } from '../journal/journal-database-name.ts';
import { upgradeJournalRows } from '../journal/journal-store-changes.ts';
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

const countUnsentRows = (rows: DatabaseRows): number => {
  const { entries = [], files = [], recordingChunks = [], writers = [] } = rows;
  const submissions = writers.filter((row) => readFields(row)['isSubmitting'] === true);
  return entries.length + files.length + recordingChunks.length + submissions.length;
};

/** Opens a person's journals, which migrates rows of older versions. */
const openJournals = (personId: number): Promise<void> =>
  openJournalDatabase(personId).read(['journals'], async () => undefined);

const rulesFor = (personId: number): Readonly<Record<string, UnsentRules>> => ({
  [journalDatabaseName(personId)]: { pick: pickUnsentRows, count: countUnsentRows, upgradeRows: upgradeJournalRows },
});

// Writes that take longer are sealed as well: the disk executes them first.
const idleMs = 3000;

/** Cleans up a person's data on this device at sign-out. */
export const signOutCleanup: DeviceCleanup = {
  async deliver(caller, personId) {
    await deliverUnsent(caller, personId);
  },
  async countUnsent(personId) {
    await openJournals(personId);
    return (await countUnsent(personId, rulesFor(personId))) + countUnsentTexts(personId);
  },
  async leave(personId, key, { isAlone, now }) {
    const sealing = canSeal() ? key : null;
    // Migrates rows of older versions first.
    await (sealing === null ? clearAcknowledged(personId) : openJournals(personId)).catch(() => undefined);
    await closeStoresFor(personId, { atMostMs: idleMs });
    writeSignOutMark({ personId, isSealing: true });
    // Acknowledged data is deleted first, to make space for the sealed data. A failing step does not stop the others.
    const steps = [
      () => deleteCaches(),
      () => deleteOfflineCopies(personId, isAlone),
      () => sealStorage(personId, sealing),
      ...(sealing === null ? [] : [() => sealStores(sealing, { personId, isAlone, rules: rulesFor(personId) })]),
    ];
    let isWhole = true;
    for (const step of steps) await step().catch(() => (isWhole = false));
    // What could not be sealed is retried at the next start of the app on this device; the key stays until then.
    if (!isWhole) return false;
    dropDeviceKey(personId);
    if (sealing !== null) deleteStoreNotes(personId);
    endSignOutMark(now());
    return true;
  },
};
