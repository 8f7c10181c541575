import { createPersonDatabases, type DeviceSchema } from '@inkstone/device';
import type { OutboxRow, OutboxStorage } from '@inkstone/device/outbox';
import type { PendingMark } from './paper-mark-store.ts';

/** A mark as this device stores it. */
interface StoredMark extends PendingMark {
  paperTestId: number;
  /** The window that stored it. */
  writer: string;
  /** Why the server refused it, in its words. */
  refusal?: string;
}

type StoredKey = [paperTestId: number, studentId: number, writer: string];

interface Stores extends DeviceSchema {
  marks: { key: StoredKey; value: StoredMark; indexes: { paperTestId: number } };
}

const openPaperMarksDatabase = createPersonDatabases<Stores>((personId) => ({
  name: `inkstone-paper-marks-${personId}`,
  version: 10,
  // Strict: a mark counts as stored once it is on disk.
  durability: 'strict',
  upgrade: (database) =>
    database
      .createObjectStore('marks', { keyPath: ['paperTestId', 'studentId', 'writer'] })
      .createIndex('paperTestId', 'paperTestId'),
}));

const toOutboxRow = ({ studentId, cells, edition, fault, at, refusal }: StoredMark): OutboxRow<PendingMark> => ({
  key: String(studentId),
  value: { studentId, cells, edition, fault, at },
  ...(refusal !== undefined && { refusal }),
});

const toLatest = (rows: readonly StoredMark[]): StoredMark[] => [
  ...new Map(rows.toSorted((a, b) => a.at - b.at).map((row) => [row.studentId, row])).values(),
];

/**
 * The typed marks of a test on paper that the server does not have yet. Each window has rows of its own; those that were
 * there when it opened it continues with, and takes them away with its own unless they have changed since.
 */
export const openDevicePaperMarks = (key: {
  personId: number;
  paperTestId: number;
  writer: string;
}): OutboxStorage<PendingMark> => {
  const { paperTestId, writer } = key;
  const database = openPaperMarksDatabase(key.personId);
  /** Rows of other windows that this one continues with. */
  let adopted: readonly StoredMark[] = [];
  return {
    async read() {
      const rows = await database.read(['marks'], (all) =>
        all.objectStore('marks').index('paperTestId').getAll(paperTestId),
      );
      adopted = rows.filter((row) => row.writer !== writer);
      return toLatest(adopted).map(toOutboxRow);
    },
    async write({ put, remove }) {
      const settledIds = new Set([...put, ...remove].map(({ value: { studentId } }) => studentId));
      const isSettled = ({ studentId }: StoredMark): boolean => settledIds.has(studentId);
      await database.write(['marks'], async (all) => {
        const store = all.objectStore('marks');
        const putting = put.map(({ value, refusal }) =>
          store.put({ ...value, paperTestId, writer, ...(refusal !== undefined && { refusal }) }),
        );
        const removing = remove.map(({ value }) => store.delete([paperTestId, value.studentId, writer]));
        const releasing = adopted.filter(isSettled).map(async (row) => {
          const stored: StoredKey = [paperTestId, row.studentId, row.writer];
          if ((await store.get(stored))?.at === row.at) await store.delete(stored);
        });
        await Promise.all([...putting, ...removing, ...releasing]);
      });
      adopted = adopted.filter((row) => !isSettled(row));
    },
  };
};
