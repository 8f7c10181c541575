import { openJournalDatabase } from '../journal/journal-database.ts';
import type { StoredPiece, StoredTake } from '../journal/journal-rows.ts';

export type { StoredPiece, StoredTake } from '../journal/journal-rows.ts';

const takeStores: ('takes' | 'pieces')[] = ['takes', 'pieces'];

/** Another page of this browser has ended the recording. */
export class EndedElsewhereError extends Error {
  override name = 'EndedElsewhere';
}

/** The stored recordings of one person on this device; each person has a separate database. */
export interface DeviceRecordings {
  /** The takes of an attempt, oldest first. */
  list(attemptId: number): Promise<StoredTake[]>;
  /** Attempts with unsent rows. */
  listUnsent(): Promise<number[]>;
  /** Stores a piece; the first one creates the take. Throws `EndedElsewhereError` where it was ended meanwhile. */
  savePiece(
    take: Pick<StoredTake, 'id' | 'attemptId' | 'questionId' | 'mime' | 'programme'>,
    bytes: ArrayBuffer,
  ): Promise<void>;
  end(id: string, how: 'stopped' | 'broken'): Promise<void>;
  /** Ends interrupted takes. */
  endInterrupted(attemptId: number): Promise<void>;
  firstPiece(id: string): Promise<StoredPiece | undefined>;
  /** The server has the piece. */
  acknowledge(id: string, index: number): Promise<void>;
  /** The server has the whole take. */
  markDelivered(id: string): Promise<void>;
  /** The number of unsent pieces and unsent ends of an attempt. */
  countPending(attemptId: number): Promise<number>;
  /** Like `countPending`, without refused takes. */
  countSendable(attemptId: number): Promise<number>;
  /** The server refused the recording, with its message. */
  markRefused(id: string, words: string): Promise<void>;
  /** Refused takes of all attempts with their remaining pieces. */
  listRefused(): Promise<{ take: StoredTake; pieces: StoredPiece[] }[]>;
}

const isRefused = ({ refusedWords, isDone }: StoredTake): boolean => refusedWords !== undefined && !isDone;

const isPending = ({ ended, isDone }: StoredTake): boolean => ended !== 'no' && !isDone;

const byOrder = (takes: StoredTake[]): StoredTake[] => takes.sort((a, b) => a.order - b.order);

/** The key range of a recording's pieces. */
const pieceRange = (id: string): IDBKeyRange => IDBKeyRange.bound([id, 0], [id, Infinity]);

/** Opens the stored recordings of a person. */
export const openDeviceRecordings = (personId: number): DeviceRecordings => {
  const database = openJournalDatabase(personId);
  const list = async (attemptId: number): Promise<StoredTake[]> =>
    byOrder(await database.read(['takes'], (tx) => tx.objectStore('takes').index('attemptId').getAll(attemptId)));
  const everyTake = (): Promise<StoredTake[]> => database.read(['takes'], (tx) => tx.objectStore('takes').getAll());
  const countParts = (takes: readonly StoredTake[]): Promise<number> =>
    database.read(['pieces'], async (tx) => {
      const pieces = tx.objectStore('pieces').index('recordingId');
      const counts = await Promise.all(takes.map(({ id }) => pieces.count(id)));
      return counts.reduce((sum, count) => sum + count, 0) + takes.filter(isPending).length;
    });
  /** Updates takes; missing ones are ignored. */
  const change = async (
    store: { put(take: StoredTake): Promise<unknown> },
    takes: readonly (StoredTake | undefined)[],
    noted: Partial<StoredTake>,
  ): Promise<void> => {
    const existing = takes.filter((take) => take !== undefined);
    await Promise.all(existing.map((take) => store.put({ ...take, ...noted })));
  };
  const isOpen = (take: StoredTake | undefined): boolean => take?.ended === 'no';
  return {
    list,
    async listUnsent() {
      const open = (await everyTake()).filter(({ isDone }) => !isDone);
      return [...new Set(open.map(({ attemptId }) => attemptId))];
    },
    savePiece: (take, bytes) =>
      database.write(takeStores, async (tx) => {
        const takes = tx.objectStore('takes');
        const stored = await takes.get(take.id);
        if (stored && stored.ended !== 'no') throw new EndedElsewhereError();
        const index = stored?.pieces ?? 0;
        const order = stored?.order ?? (await takes.index('attemptId').count(take.attemptId));
        const fresh = { ...take, order, ended: 'no' as const, isDone: false };
        await takes.put({ ...(stored ?? fresh), pieces: index + 1 });
        await tx.objectStore('pieces').put({ recordingId: take.id, index, bytes });
      }),
    end: (id, how) =>
      database.write(['takes'], async (tx) => {
        const takes = tx.objectStore('takes');
        await change(takes, [await takes.get(id)].filter(isOpen), { ended: how });
      }),
    endInterrupted: (attemptId) =>
      database.write(['takes'], async (tx) => {
        const takes = tx.objectStore('takes');
        const ownTakes = await takes.index('attemptId').getAll(attemptId);
        await change(takes, ownTakes.filter(isOpen), { ended: 'broken' });
      }),
    firstPiece: (id) => database.read(['pieces'], (tx) => tx.objectStore('pieces').get(pieceRange(id))),
    acknowledge: (id, index) => database.write(['pieces'], (tx) => tx.objectStore('pieces').delete([id, index])),
    markDelivered: (id) =>
      database.write(takeStores, async (tx) => {
        await tx.objectStore('pieces').delete(pieceRange(id));
        const takes = tx.objectStore('takes');
        await change(takes, [await takes.get(id)], { isDone: true });
      }),
    countPending: async (attemptId) => countParts(await list(attemptId)),
    countSendable: async (attemptId) => countParts((await list(attemptId)).filter((take) => !isRefused(take))),
    markRefused: (id, words) =>
      database.write(['takes'], async (tx) => {
        const takes = tx.objectStore('takes');
        await change(takes, [await takes.get(id)], { refusedWords: words });
      }),
    listRefused: () =>
      database.read(takeStores, async (tx) => {
        const refused = (await tx.objectStore('takes').getAll()).filter(isRefused);
        const pieces = tx.objectStore('pieces');
        return Promise.all(refused.map(async (take) => ({ take, pieces: await pieces.getAll(pieceRange(take.id)) })));
      }),
  };
};
