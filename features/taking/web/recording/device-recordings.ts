import type { ReadTransaction, WriteTransaction } from '@inkstone/device';
import { openJournalDatabase } from '../journal/journal-database.ts';
import type { JournalSchema, RecordingChunk, StoredRecording } from '../journal/journal-rows.ts';

export type { RecordingChunk, StoredRecording } from '../journal/journal-rows.ts';

const recordingStores: ('recordings' | 'recordingChunks')[] = ['recordings', 'recordingChunks'];

/** Another page of this browser has ended the recording. */
export class EndedElsewhereError extends Error {
  override name = 'EndedElsewhere';
}

/** A recording of which the server lacks something. */
export interface UnsentRecording {
  recording: StoredRecording;
  /** The server has every chunk below this index. */
  sentBelow: number;
}

/** What the server has acknowledged or refused of a recording. */
interface RecordingProgress {
  id: string;
  /** Every chunk below this index leaves the device. */
  sentBelow: number;
  /** The server's message where it refused the recording. */
  refusal?: string | undefined;
}

/** The stored recordings of one person on this device; each person has a separate database. */
export interface DeviceRecordings {
  /** The recordings of an attempt, oldest first. */
  list(attemptId: number): Promise<StoredRecording[]>;
  /** Attempts with unsent rows. */
  listUnsent(): Promise<number[]>;
  /** The undelivered recordings of an attempt, oldest first. */
  listUndelivered(attemptId: number): Promise<UnsentRecording[]>;
  /**
   * Stores a chunk; the first one creates the recording. Returns the recording as it is then; throws
   * `EndedElsewhereError` where it was ended meanwhile.
   */
  saveChunk(
    recording: Pick<StoredRecording, 'id' | 'attemptId' | 'questionId' | 'mime' | 'programme'>,
    bytes: ArrayBuffer,
  ): Promise<StoredRecording>;
  /** Ends a recording, if nothing else has; returns it as it is then. */
  end(id: string, how: 'stopped' | 'interrupted'): Promise<StoredRecording | undefined>;
  /** Ends interrupted recordings. */
  endInterrupted(attemptId: number): Promise<void>;
  /** The oldest chunk on the device, from an index on. */
  firstChunk(id: string, from?: number): Promise<RecordingChunk | undefined>;
  /** Notes what the server has, in one transaction: of the delivered ones all, of the others some chunks. */
  write(progress: { acknowledged: readonly RecordingProgress[]; deliveredIds: readonly string[] }): Promise<void>;
  /** The server has the whole recording, or a person lets it go. */
  markDelivered(id: string): Promise<void>;
  /** The number of unsent chunks and unsent ends of an attempt. */
  countPending(attemptId: number): Promise<number>;
  /** Like `countPending`, without refused recordings. */
  countSendable(attemptId: number): Promise<number>;
  /** Refused recordings of all attempts with their remaining chunks. */
  listRefused(): Promise<{ recording: StoredRecording; chunks: RecordingChunk[] }[]>;
}

const isRefused = ({ refusalMessage, isDelivered }: StoredRecording): boolean =>
  refusalMessage !== undefined && !isDelivered;

const isPending = ({ endState, isDelivered }: StoredRecording): boolean => endState !== 'recording' && !isDelivered;

const byOrder = (recordings: StoredRecording[]): StoredRecording[] => recordings.sort((a, b) => a.order - b.order);

/** The key range of a recording's chunks. */
const chunkRange = (id: string, from = 0): IDBKeyRange => IDBKeyRange.bound([id, from], [id, Infinity]);

type RecordingStores = WriteTransaction<JournalSchema, typeof recordingStores>;

/** Deletes what the server has of a recording, and notes whether it refuses it. */
const writeProgress = async (tx: RecordingStores, { id, sentBelow, refusal }: RecordingProgress): Promise<void> => {
  const acknowledged = IDBKeyRange.bound([id, -1], [id, sentBelow], false, true);
  await tx.objectStore('recordingChunks').delete(acknowledged);
  const stored = await tx.objectStore('recordings').get(id);
  if (!stored || stored.refusalMessage === refusal) return;
  const { refusalMessage: _, ...recording } = stored;
  await tx.objectStore('recordings').put(refusal === undefined ? recording : { ...recording, refusalMessage: refusal });
};

/** The row of a delivered recording stays, without sound. */
const writeDelivered = async (tx: RecordingStores, id: string): Promise<void> => {
  await tx.objectStore('recordingChunks').delete(chunkRange(id));
  const stored = await tx.objectStore('recordings').get(id);
  if (stored) await tx.objectStore('recordings').put({ ...stored, isDelivered: true });
};

const isOpen = ({ endState }: StoredRecording): boolean => endState === 'recording';

/** Stores the next chunk of a recording that nothing has ended; the first one creates the recording. */
const writeChunk = async (
  tx: RecordingStores,
  ...[recording, bytes]: Parameters<DeviceRecordings['saveChunk']>
): Promise<StoredRecording> => {
  const recordings = tx.objectStore('recordings');
  const stored = await recordings.get(recording.id);
  if (stored && !isOpen(stored)) throw new EndedElsewhereError();
  const index = stored?.chunkCount ?? 0;
  const order = stored?.order ?? (await recordings.index('attemptId').count(recording.attemptId));
  const fresh = { ...recording, order, endState: 'recording' as const, isDelivered: false };
  const next = { ...(stored ?? fresh), chunkCount: index + 1 };
  await recordings.put(next);
  await tx.objectStore('recordingChunks').put({ recordingId: recording.id, index, bytes });
  return next;
};

const readUndelivered = async (
  tx: ReadTransaction<JournalSchema, typeof recordingStores>,
  attemptId: number,
): Promise<UnsentRecording[]> => {
  const recordings = await tx.objectStore('recordings').index('attemptId').getAll(attemptId);
  const chunks = tx.objectStore('recordingChunks');
  return Promise.all(
    byOrder(recordings.filter(({ isDelivered }) => !isDelivered)).map(async (recording) => {
      const first = await chunks.getKey(chunkRange(recording.id));
      return { recording, sentBelow: first?.[1] ?? recording.chunkCount };
    }),
  );
};

/** Opens the stored recordings of a person. */
export const openDeviceRecordings = (personId: number): DeviceRecordings => {
  const database = openJournalDatabase(personId);
  const list = async (attemptId: number): Promise<StoredRecording[]> =>
    byOrder(
      await database.read(['recordings'], (tx) => tx.objectStore('recordings').index('attemptId').getAll(attemptId)),
    );
  const listAll = (): Promise<StoredRecording[]> =>
    database.read(['recordings'], (tx) => tx.objectStore('recordings').getAll());
  const countParts = (recordings: readonly StoredRecording[]): Promise<number> =>
    database.read(['recordingChunks'], async (tx) => {
      const chunks = tx.objectStore('recordingChunks').index('recordingId');
      const counts = await Promise.all(recordings.map(({ id }) => chunks.count(id)));
      return counts.reduce((sum, count) => sum + count, 0) + recordings.filter(isPending).length;
    });
  return {
    list,
    async listUnsent() {
      const open = (await listAll()).filter(({ isDelivered }) => !isDelivered);
      return [...new Set(open.map(({ attemptId }) => attemptId))];
    },
    saveChunk: (...chunk) => database.write(recordingStores, (tx) => writeChunk(tx, ...chunk)),
    end: (id, how) =>
      database.write(['recordings'], async (tx) => {
        const recordings = tx.objectStore('recordings');
        const stored = await recordings.get(id);
        if (!stored || !isOpen(stored)) return stored;
        const ended = { ...stored, endState: how };
        await recordings.put(ended);
        return ended;
      }),
    endInterrupted: (attemptId) =>
      database.write(['recordings'], async (tx) => {
        const recordings = tx.objectStore('recordings');
        const open = (await recordings.index('attemptId').getAll(attemptId)).filter(isOpen);
        await Promise.all(open.map((recording) => recordings.put({ ...recording, endState: 'interrupted' })));
      }),
    listUndelivered: (attemptId) => database.read(recordingStores, (tx) => readUndelivered(tx, attemptId)),
    firstChunk: (id, from) =>
      database.read(['recordingChunks'], (tx) => tx.objectStore('recordingChunks').get(chunkRange(id, from))),
    write: ({ acknowledged, deliveredIds }) =>
      database.write(recordingStores, async (tx) => {
        const writing = acknowledged.map((progress) => writeProgress(tx, progress));
        await Promise.all([...writing, ...deliveredIds.map((id) => writeDelivered(tx, id))]);
      }),
    markDelivered: (id) => database.write(recordingStores, (tx) => writeDelivered(tx, id)),
    countPending: async (attemptId) => countParts(await list(attemptId)),
    countSendable: async (attemptId) =>
      countParts((await list(attemptId)).filter((recording) => !isRefused(recording))),
    listRefused: () =>
      database.read(recordingStores, async (tx) => {
        const refused = (await tx.objectStore('recordings').getAll()).filter(isRefused);
        const chunks = tx.objectStore('recordingChunks');
        return Promise.all(
          refused.map(async (recording) => ({ recording, chunks: await chunks.getAll(chunkRange(recording.id)) })),
        );
      }),
  };
};
