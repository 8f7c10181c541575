import { databaseOf } from '../journal/journal-database.ts';
import type { KeptPiece, KeptTake } from '../journal/journal-rows.ts';

export type { KeptPiece, KeptTake } from '../journal/journal-rows.ts';

const both: ('takes' | 'pieces')[] = ['takes', 'pieces'];

/** Another page of this browser has ended the recording: this one may add nothing to it. */
export class EndedElsewhere extends Error {
  override name = 'EndedElsewhere';
}

/** One person's recordings on this device; another person has a store of their own and never sees it. */
export interface DeviceRecordings {
  /** The takes of an attempt, oldest first. */
  list(attemptId: number): Promise<KeptTake[]>;
  /** Attempts with something that the server does not have. */
  listUnsent(): Promise<number[]>;
  /** Keeps a piece; the first one makes the take. Throws `EndedElsewhere` where it was ended meanwhile. */
  put(
    take: Pick<KeptTake, 'id' | 'attemptId' | 'questionId' | 'mime' | 'programme'>,
    bytes: ArrayBuffer,
  ): Promise<void>;
  end(id: string, how: 'stopped' | 'broken'): Promise<void>;
  /** Ends what no page records any more. */
  endBroken(attemptId: number): Promise<void>;
  firstPiece(id: string): Promise<KeptPiece | undefined>;
  /** The server has a piece. */
  acknowledge(id: string, index: number): Promise<void>;
  /** The server has the whole take. */
  finish(id: string): Promise<void>;
  /** Pieces and last words of an attempt that the server does not have. */
  countWaiting(attemptId: number): Promise<number>;
  /** As `countWaiting`, of what is sent by itself alone. */
  countSendable(attemptId: number): Promise<number>;
  /** The server refuses the recording, in its words. */
  noteRefused(id: string, words: string): Promise<void>;
  /** What the server refused, of all attempts, each with the pieces that are still here. */
  listRefused(): Promise<{ take: KeptTake; pieces: KeptPiece[] }[]>;
  /** Forgets an attempt that is over and delivered. */
  forget(attemptId: number): Promise<void>;
}

const isRefused = ({ refusedWords, isDone }: KeptTake): boolean => refusedWords !== undefined && !isDone;

const waits = ({ ended, isDone }: KeptTake): boolean => ended !== 'no' && !isDone;

const byOrder = (takes: KeptTake[]): KeptTake[] => takes.sort((one, other) => one.order - other.order);

/** All pieces of a recording, in their order. */
const piecesOf = (id: string): IDBKeyRange => IDBKeyRange.bound([id, 0], [id, Infinity]);

/** Opens the recordings of a person. */
export const deviceRecordingsOf = (personId: number): DeviceRecordings => {
  const database = databaseOf(personId);
  const list = async (attemptId: number): Promise<KeptTake[]> =>
    byOrder(await database.read(['takes'], (all) => all.objectStore('takes').index('attemptId').getAll(attemptId)));
  const everyTake = (): Promise<KeptTake[]> => database.read(['takes'], (all) => all.objectStore('takes').getAll());
  const countOf = (takes: readonly KeptTake[]): Promise<number> =>
    database.read(['pieces'], async (all) => {
      const pieces = all.objectStore('pieces').index('recordingId');
      const counts = await Promise.all(takes.map(({ id }) => pieces.count(id)));
      return counts.reduce((sum, count) => sum + count, 0) + takes.filter(waits).length;
    });
  /** Changes takes; one that is not there stays away. */
  const change = async (
    store: { put(take: KeptTake): Promise<unknown> },
    takes: readonly (KeptTake | undefined)[],
    noted: Partial<KeptTake>,
  ): Promise<void> => {
    const there = takes.filter((take) => take !== undefined);
    await Promise.all(there.map((take) => store.put({ ...take, ...noted })));
  };
  const isOpen = (take: KeptTake | undefined): boolean => take?.ended === 'no';
  return {
    list,
    async listUnsent() {
      const open = (await everyTake()).filter(({ isDone }) => !isDone);
      return [...new Set(open.map(({ attemptId }) => attemptId))];
    },
    put: (take, bytes) =>
      database.write(both, async (all) => {
        const takes = all.objectStore('takes');
        const kept = await takes.get(take.id);
        if (kept && kept.ended !== 'no') throw new EndedElsewhere();
        const index = kept?.pieces ?? 0;
        const order = kept?.order ?? (await takes.index('attemptId').count(take.attemptId));
        const fresh = { ...take, order, ended: 'no' as const, isDone: false };
        await takes.put({ ...(kept ?? fresh), pieces: index + 1 });
        await all.objectStore('pieces').put({ recordingId: take.id, index, bytes });
      }),
    end: (id, how) =>
      database.write(['takes'], async (all) => {
        const takes = all.objectStore('takes');
        await change(takes, [await takes.get(id)].filter(isOpen), { ended: how });
      }),
    endBroken: (attemptId) =>
      database.write(['takes'], async (all) => {
        const takes = all.objectStore('takes');
        const own = await takes.index('attemptId').getAll(attemptId);
        await change(takes, own.filter(isOpen), { ended: 'broken' });
      }),
    firstPiece: (id) => database.read(['pieces'], (all) => all.objectStore('pieces').get(piecesOf(id))),
    acknowledge: (id, index) => database.write(['pieces'], (all) => all.objectStore('pieces').delete([id, index])),
    finish: (id) =>
      database.write(both, async (all) => {
        await all.objectStore('pieces').delete(piecesOf(id));
        const takes = all.objectStore('takes');
        await change(takes, [await takes.get(id)], { isDone: true });
      }),
    countWaiting: async (attemptId) => countOf(await list(attemptId)),
    countSendable: async (attemptId) => countOf((await list(attemptId)).filter((take) => !isRefused(take))),
    noteRefused: (id, words) =>
      database.write(['takes'], async (all) => {
        const takes = all.objectStore('takes');
        await change(takes, [await takes.get(id)], { refusedWords: words });
      }),
    listRefused: () =>
      database.read(both, async (all) => {
        const found = (await all.objectStore('takes').getAll()).filter(isRefused);
        const pieces = all.objectStore('pieces');
        return Promise.all(found.map(async (take) => ({ take, pieces: await pieces.getAll(piecesOf(take.id)) })));
      }),
    forget: (attemptId) =>
      database.write(['takes'], async (all) => {
        const takes = all.objectStore('takes');
        const over = (await takes.index('attemptId').getAll(attemptId)).filter(({ isDone }) => isDone);
        await Promise.all(over.map(({ id }) => takes.delete(id)));
      }),
  };
};
