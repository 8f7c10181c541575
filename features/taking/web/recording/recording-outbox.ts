import type { Caller } from '@inkstone/call/web';
import {
  createOutbox,
  type Outbox,
  type OutboxDefinition,
  type OutboxRow,
  type SendOutcome,
} from '@inkstone/device/outbox';
import { toUploadOutcome, type UploadFailure } from '../journal/delivery-failure.ts';
import type { DeviceRecordings, StoredRecording, UnsentRecording } from './device-recordings.ts';
import { sendNextChunk, type ChunkReceipt } from './send-next-chunk.ts';

interface RecordingOutboxOptions {
  caller: Caller;
  device: DeviceRecordings;
  /** The undelivered recordings of the attempt that the device has. */
  stored: readonly UnsentRecording[];
  /** When it sends by itself; null: on `flush` alone. */
  timing: OutboxDefinition<UnsentRecording, ChunkReceipt, UploadFailure>['timing'];
  /** The server has a chunk, and with `isComplete` the whole recording. */
  onSent?(recording: StoredRecording, receipt: ChunkReceipt): void;
  onFailure?(failure: UploadFailure): void;
}

/** The recordings of one attempt until the server has them whole: one after another, chunk by chunk. */
export type RecordingOutbox = Outbox<UnsentRecording, UploadFailure>;

const toOutboxRow = ({ recording, sentBelow }: UnsentRecording): OutboxRow<UnsentRecording> => {
  const { id, refusalMessage } = recording;
  const value = { recording, sentBelow };
  return refusalMessage === undefined ? { key: id, value } : { key: id, value, refusal: refusalMessage };
};

/** The number of unsent chunks of a recording, and of its unsent end. */
export const countParts = ({ recording, sentBelow }: UnsentRecording): number =>
  Math.max(0, recording.chunkCount - sentBelow) + (recording.endState === 'recording' ? 0 : 1);

const merge = (before: UnsentRecording, after: UnsentRecording): UnsentRecording => ({
  recording: after.recording,
  sentBelow: Math.max(before.sentBelow, after.sentBelow),
});

const toRemaining = (current: UnsentRecording, _sent: UnsentRecording, receipt: ChunkReceipt) =>
  receipt.isComplete ? null : merge(current, { ...current, sentBelow: receipt.sentBelow });

/** Creates the outbox of an attempt's recordings. The sound itself is read from the device, chunk by chunk. */
export const createRecordingOutbox = (options: RecordingOutboxOptions): RecordingOutbox => {
  const { caller, device, stored, timing, onSent, onFailure } = options;
  const send = async (value: UnsentRecording): Promise<SendOutcome<ChunkReceipt, UploadFailure>> => {
    try {
      const receipt = await sendNextChunk(caller, device, value);
      onSent?.(value.recording, receipt);
      return { is: 'acknowledged', receipt };
    } catch (error) {
      const { failure, outcome } = toUploadOutcome(error);
      if (outcome.is === 'retry') onFailure?.(failure);
      return outcome.is === 'aside' ? { is: 'aside', conflict: failure } : outcome;
    }
  };
  return createOutbox<UnsentRecording, ChunkReceipt, UploadFailure>({
    storage: {
      read: () => stored.map(toOutboxRow),
      write: ({ put, remove }) =>
        device.write({
          acknowledged: put.map(({ key, value, refusal }) => ({ id: key, sentBelow: value.sentBelow, refusal })),
          deliveredIds: remove.map(({ key }) => key),
        }),
    },
    timing,
    isReady: (value) => countParts(value) > 0,
    merge,
    remaining: toRemaining,
    sendsRestAtOnce: true,
    keepsRefusal: true,
    send: async ({ items: [item] }) => (item ? send(item.value) : { is: 'retry' }),
  });
};
