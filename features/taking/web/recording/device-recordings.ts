import { openJournalDatabase } from '../journal/journal-database.ts';
import type { RecordingChunk, StoredRecording } from '../journal/journal-rows.ts';

export type { RecordingChunk, StoredRecording } from '../journal/journal-rows.ts';

const recordingStores: ('recordings' | 'recordingChunks')[] = ['recordings', 'recordingChunks'];

/** Another page of this browser has ended the recording. */
export class EndedElsewhereError extends Error {
  override name = 'EndedElsewhere';
}

/** The stored recordings of one person on this device; each person has a separate database. */
export interface DeviceRecordings {
  /** The recordings of an attempt, oldest first. */
  list(attemptId: number): Promise<StoredRecording[]>;
  /** Attempts with unsent rows. */
  listUnsent(): Promise<number[]>;
  /** Stores a chunk; the first one creates the recording. Throws `EndedElsewhereError` where it was ended meanwhile. */
  saveChunk(
    recording: Pick<StoredRecording, 'id' | 'attemptId' | 'questionId' | 'mime' | 'programme'>,
    bytes: ArrayBuffer,
  ): Promise<void>;
  end(id: string, how: 'stopped' | 'interrupted'): Promise<void>;
  /** Ends interrupted recordings. */
  endInterrupted(attemptId: number): Promise<void>;
  firstChunk(id: string): Promise<RecordingChunk | undefined>;
  /** The server has the chunk. */
  acknowledge(id: string, index: number): Promise<void>;
  /** The server has the whole recording. */
  markDelivered(id: string): Promise<void>;
  /** The number of unsent chunks and unsent ends of an attempt. */
  countPending(attemptId: number): Promise<number>;
  /** Like `countPending`, without refused recordings. */
  countSendable(attemptId: number): Promise<number>;
  /** The server refused the recording, with its message. */
  markRefused(id: string, words: string): Promise<void>;
  /** Refused recordings of all attempts with their remaining chunks. */
  listRefused(): Promise<{ recording: StoredRecording; chunks: RecordingChunk[] }[]>;
}

const isRefused = ({ refusalMessage, isDelivered }: StoredRecording): boolean =>
  refusalMessage !== undefined && !isDelivered;

const isPending = ({ endState, isDelivered }: StoredRecording): boolean => endState !== 'recording' && !isDelivered;

const byOrder = (recordings: StoredRecording[]): StoredRecording[] => recordings.sort((a, b) => a.order - b.order);

/** The key range of a recording's chunks. */
const chunkRange = (id: string): IDBKeyRange => IDBKeyRange.bound([id, 0], [id, Infinity]);

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
  /** Updates recordings; missing ones are ignored. */
  const change = async (
    store: { put(recording: StoredRecording): Promise<unknown> },
    recordings: readonly (StoredRecording | undefined)[],
    noted: Partial<StoredRecording>,
  ): Promise<void> => {
    const existing = recordings.filter((recording) => recording !== undefined);
    await Promise.all(existing.map((recording) => store.put({ ...recording, ...noted })));
  };
  const isOpen = (recording: StoredRecording | undefined): boolean => recording?.endState === 'recording';
  return {
    list,
    async listUnsent() {
      const open = (await listAll()).filter(({ isDelivered }) => !isDelivered);
      return [...new Set(open.map(({ attemptId }) => attemptId))];
    },
    saveChunk: (recording, bytes) =>
      database.write(recordingStores, async (tx) => {
        const recordings = tx.objectStore('recordings');
        const stored = await recordings.get(recording.id);
        if (stored && stored.endState !== 'recording') throw new EndedElsewhereError();
        const index = stored?.chunkCount ?? 0;
        const order = stored?.order ?? (await recordings.index('attemptId').count(recording.attemptId));
        const fresh = { ...recording, order, endState: 'recording' as const, isDelivered: false };
        await recordings.put({ ...(stored ?? fresh), chunkCount: index + 1 });
        await tx.objectStore('recordingChunks').put({ recordingId: recording.id, index, bytes });
      }),
    end: (id, how) =>
      database.write(['recordings'], async (tx) => {
        const recordings = tx.objectStore('recordings');
        await change(recordings, [await recordings.get(id)].filter(isOpen), { endState: how });
      }),
    endInterrupted: (attemptId) =>
      database.write(['recordings'], async (tx) => {
        const recordings = tx.objectStore('recordings');
        const ownRecordings = await recordings.index('attemptId').getAll(attemptId);
        await change(recordings, ownRecordings.filter(isOpen), { endState: 'interrupted' });
      }),
    firstChunk: (id) =>
      database.read(['recordingChunks'], (tx) => tx.objectStore('recordingChunks').get(chunkRange(id))),
    acknowledge: (id, index) =>
      database.write(['recordingChunks'], (tx) => tx.objectStore('recordingChunks').delete([id, index])),
    markDelivered: (id) =>
      database.write(recordingStores, async (tx) => {
        await tx.objectStore('recordingChunks').delete(chunkRange(id));
        const recordings = tx.objectStore('recordings');
        await change(recordings, [await recordings.get(id)], { isDelivered: true });
      }),
    countPending: async (attemptId) => countParts(await list(attemptId)),
    countSendable: async (attemptId) =>
      countParts((await list(attemptId)).filter((recording) => !isRefused(recording))),
    markRefused: (id, words) =>
      database.write(['recordings'], async (tx) => {
        const recordings = tx.objectStore('recordings');
        await change(recordings, [await recordings.get(id)], { refusalMessage: words });
      }),
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
