import { canSeal, closeStoresFor, openExisting } from '@inkstone/device';
import {
  dropDeviceKey,
  endLeavingMark,
  sealDatabase,
  sealPlaces,
  writeLeavingMark,
  type DatabaseRows,
} from '@inkstone/device/sealed';
import { readFields } from '@inkstone/exam/attempt';
import type { DeviceCleanup } from '@inkstone/session/web';
import { databaseOf } from '../journal/journal-database.ts';
import { journalName } from '../journal/journal-name.ts';
import { deliverLeftovers } from '../left/deliver-leftovers.ts';
import { clearAcknowledged, dropCaches, dropOpenCopies } from './drop-readable.ts';
import { unsentRows } from './unsent-rows.ts';

/** Other databases of a person whose rows the server may lack: marks, notes and words that wait for the network. */
const waiting = ['marks', 'book-marks', 'highlights', 'words', 'files', 'recordings'];

const countIn = (rows: DatabaseRows): number => {
  const { entries = [], files = [], pieces = [], writers = [] } = rows;
  const handIns = writers.filter((row) => readFields(row)['handsIn'] === true);
  return entries.length + files.length + pieces.length + handIns.length;
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

/** The unsent rows of a person's journals; whatever lay beside them is moved to them by opening. */
const readUnsent = (personId: number): Promise<DatabaseRows> =>
  databaseOf(personId).read(
    ['heads', 'entries', 'writers', 'bases', 'aside', 'files', 'takes', 'pieces'],
    async (all) => {
      const stores = ['heads', 'entries', 'writers', 'bases', 'aside', 'files', 'takes', 'pieces'] as const;
      const read = stores.map(async (name) => [name, (await all.objectStore(name).getAll()) as unknown[]] as const);
      return unsentRows(Object.fromEntries(await Promise.all(read)));
    },
  );

const seal = async (personId: number, key: string, isAlone: boolean): Promise<void> => {
  await sealDatabase(key, { personId, name: journalName(personId), unsent: unsentRows, isAlone });
  for (const kind of waiting) await sealDatabase(key, { personId, name: `inkstone-${kind}-${personId}`, isAlone });
};

// What a slow disk writes longer is sealed all the same: it comes before in the disk's own order.
const idleMs = 3000;

/** What somebody who signs out leaves on this device. */
export const leaving: DeviceCleanup = {
  async deliver(caller, personId) {
    await deliverLeftovers(caller, personId);
  },
  async countUnsent(personId) {
    const others = await Promise.all(waiting.map((kind) => countRows(`inkstone-${kind}-${personId}`)));
    return others.reduce((sum, count) => sum + count, countIn(await readUnsent(personId)));
  },
  async leave(personId, key, { isAlone, now }) {
    const sealing = canSeal() ? key : null;
    // Whatever lay beside the journals is in them before.
    await (sealing === null ? clearAcknowledged(personId) : readUnsent(personId)).catch(() => undefined);
    await closeStoresFor(personId, { atMostMs: idleMs });
    writeLeavingMark({ personId, isSealing: true });
    // What the server has goes first: it makes room for what is sealed. One that fails keeps none of the others from being done.
    const steps = [
      () => dropCaches(),
      () => dropOpenCopies(personId, isAlone),
      () => sealPlaces(personId, sealing),
      ...(sealing === null ? [] : [() => seal(personId, sealing, isAlone)]),
    ];
    let isWhole = true;
    for (const step of steps) await step().catch(() => (isWhole = false));
    // What could not be sealed is tried again with the next start of the product here, by whomever: the key stays for it.
    if (!isWhole) return false;
    dropDeviceKey(personId);
    endLeavingMark(now());
    return true;
  },
};
