import { countOldActivity, removeOldActivity } from '@inkstone/activity/server';
import { updateFilesUnused } from '@inkstone/bank/server';
import type { Handle, Tx } from '@inkstone/db';
import { countOldJournals, countOldRecordings, removeOldJournals, removeOldRecordings } from '@inkstone/taking/server';
import type { RetentionKind } from '../../retention.ts';
import { countOldSignIns, removeOldSignIns } from './retention.queries.ts';

interface OldRows {
  count: number;
  oldest: Date | null;
  /** About so many bytes. */
  sizeBytes: number;
}

/** How one kind is counted and removed, a bounded number at a time. */
interface Sweep {
  count(db: Handle, before: Date): Promise<OldRows>;
  remove(tx: Tx, span: { before: Date; now: Date }): Promise<number>;
  /** As many as one transaction removes. */
  batch: number;
}

/** The sweep of each kind. */
export const sweeps: Readonly<Record<RetentionKind, Sweep>> = {
  activity: {
    count: countOldActivity,
    remove: (tx, { before }) => removeOldActivity(tx, { before, most: 5000 }),
    batch: 5000,
  },
  journals: {
    count: countOldJournals,
    // An attempt may have some thousand events.
    remove: (tx, span) => removeOldJournals(tx, { ...span, most: 20 }),
    batch: 20,
  },
  recordings: {
    count: countOldRecordings,
    async remove(tx, span) {
      const files = await removeOldRecordings(tx, { ...span, most: 500 });
      await updateFilesUnused(tx, files);
      return files.length;
    },
    batch: 500,
  },
  signIns: {
    count: countOldSignIns,
    remove: (tx, { before }) => removeOldSignIns(tx, { before, most: 5000 }),
    batch: 5000,
  },
};
