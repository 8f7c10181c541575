import type { Caller } from '@inkstone/call/web';
import { createOutbox, type Outbox, type OutboxDefinition, type OutboxRow } from '@inkstone/device/outbox';
import { toUploadOutcome, type UploadFailure } from '../journal/delivery-failure.ts';
import type { DeviceFiles, StoredAnswerFile } from './device-files.ts';
import { sendFile, sendRemoval, type SendFile, type SendRemoval, type UploadedFile } from './send-file.ts';

interface FileOutboxOptions {
  caller: Caller;
  device: DeviceFiles;
  /** The files of the attempt that the device has. */
  stored: readonly StoredAnswerFile[];
  /** When it sends by itself; null: on `flush` alone. */
  timing: OutboxDefinition<StoredAnswerFile, void, string>['timing'];
  /** How files are sent; over the network by default. */
  sender?: { file: SendFile; removal: SendRemoval } | undefined;
  /** The server has a file, or knows of a removal (null). */
  onSent?(file: StoredAnswerFile, uploaded: UploadedFile | null): void;
  onFailure?(failure: UploadFailure): void;
  /** Called when an upload begins, and on its progress. */
  onProgress?(): void;
}

/** The files of one attempt until the server has them: one at a time, oldest first. */
export interface FileOutbox {
  /** What another window prevents is put aside, with the server's message. */
  outbox: Outbox<StoredAnswerFile, string>;
  /** The file being uploaded; null while none is. */
  current(): { id: string; share: number } | null;
  /** Aborts the upload of one file, or of any. */
  abort(id?: string): void;
}

/** Whether a file can be sent: one that no answer refers to waits until it is decided about. */
const isReady = ({ isReferenced, isRemoved }: StoredAnswerFile): boolean => isReferenced || isRemoved;

const toOutboxRow = ({ refusalMessage, ...value }: StoredAnswerFile): OutboxRow<StoredAnswerFile> => ({
  key: value.id,
  value,
  ...(refusalMessage !== undefined && { refusal: refusalMessage }),
});

const toStoredFile = ({ value, refusal }: OutboxRow<StoredAnswerFile>): StoredAnswerFile =>
  refusal === undefined ? value : { ...value, refusalMessage: refusal };

const acknowledged = { is: 'acknowledged', receipt: undefined } as const;

/** Creates the outbox of an attempt's files. */
export const createFileOutbox = (options: FileOutboxOptions): FileOutbox => {
  const { caller, device, stored, timing, sender = { file: sendFile, removal: sendRemoval } } = options;
  const { onSent, onFailure, onProgress } = options;
  let current: { id: string; share: number; stop: AbortController } | null = null;
  const upload = async (file: StoredAnswerFile): Promise<UploadedFile> => {
    const own = { id: file.id, share: 0, stop: new AbortController() };
    current = own;
    onProgress?.();
    try {
      return await sender.file(caller, file, {
        signal: own.stop.signal,
        onProgress(share) {
          own.share = share;
          onProgress?.();
        },
      });
    } finally {
      current = null;
    }
  };
  /** Whether a file was removed while it was being uploaded: the removal is sent next. */
  const wasRemoved = ({ id, isRemoved }: StoredAnswerFile): boolean =>
    !isRemoved && outbox.items().get(id)?.value.isRemoved === true;
  const send = async (file: StoredAnswerFile) => {
    try {
      const uploaded = file.isRemoved ? await sender.removal(caller, file).then(() => null) : await upload(file);
      if (!wasRemoved(file)) onSent?.(file, uploaded);
      return acknowledged;
    } catch (error) {
      if (wasRemoved(file)) return acknowledged;
      const { failure, outcome } = toUploadOutcome(error);
      // There is nothing to give back of a removal.
      if (file.isRemoved && outcome.is !== 'retry') return acknowledged;
      onFailure?.(failure);
      return outcome;
    }
  };
  const outbox = createOutbox<StoredAnswerFile, void, string>({
    storage: {
      read: () => stored.map(toOutboxRow),
      write: ({ put, remove }) => device.write({ put: put.map(toStoredFile), remove: remove.map(toStoredFile) }),
    },
    timing,
    isReady,
    // A removal takes the place of its file at once: the server takes each file once, and removals in any order.
    merge: (before, after) => (before.isRemoved ? before : after),
    keepsRefusal: true,
    send: async ({ items: [item] }) => (item ? send(item.value) : { is: 'retry' }),
  });
  return {
    outbox,
    current: () => current,
    abort: (id) => {
      if (id === undefined || current?.id === id) current?.stop.abort();
    },
  };
};
