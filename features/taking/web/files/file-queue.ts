import type { DeliveryProblem } from '@inkstone/exam/attempt';
import { newRequestId, type Caller } from '@inkstone/call/web';
import type { ChosenFile, FileView } from '@inkstone/exam/files';
import type { AnswerFile } from '@inkstone/exam/handed';
import { createDelivery } from '../journal/delivery.ts';
import { watchPendingFiles } from './pending-files.ts';
import { toRemovedFile, type DeviceFiles, type StoredAnswerFile } from './device-files.ts';
import { openFileStore } from './file-store.ts';
import { createFileSender } from './file-sender.ts';
import { sendFile, sendRemoval, type UploadedFile, type SendFile, type SendRemoval } from './send-file.ts';

/** The files of one attempt in this window: stored on the device and sent until the server has them. */
export interface FileQueue {
  /**
   * Sets which files the answers refer to: those are sent. A file that no answer refers to is passed to `attachAgain`,
   * which adds it back to its answer; where it cannot, the person decides.
   */
  start(named: ReadonlySet<string>, attachAgain?: (file: StoredAnswerFile) => boolean): void;
  /** The status of each file; the same object until something changes. */
  view(): Readonly<Record<string, FileView>>;
  /**
   * Stores a file and the journal entry that refers to it in one transaction, then sends it. Null where the device has
   * no space, or `write` was not allowed.
   */
  add(questionId: number, chosen: ChosenFile, how: AddFileOptions): Promise<AnswerFile | null>;
  /** Removes a file from the answer; `write` stores that together with the journal entry. */
  remove(questionId: number, id: string, write?: (removed: StoredAnswerFile) => Promise<void>): void;
  /** Uploaded files, as far as this window knows. */
  uploaded(): readonly UploadedFile[];
  /** The number of unsent files. */
  pendingCount(): number;
  /** The uploaded share of the file being sent; null while none is. */
  uploadedShare(): number | null;
  /** Why delivery fails; null while it works. */
  trouble(): { trouble: DeliveryProblem; words: string } | null;
  retryNow(): void;
  onChange(listener: () => void): void;
  close(): void;
}

/** Options of adding a file. */
interface AddFileOptions {
  isCode: boolean;
  /** Stores the file together with its reference; null where its question has closed meanwhile. */
  write(file: StoredAnswerFile, handed: AnswerFile): Promise<void> | null;
}

interface FileQueueOptions {
  caller: Caller;
  device: DeviceFiles;
  attemptId: number;
  /** The uploaded files when the attempt was opened. */
  uploaded: readonly UploadedFile[];
  /** Fetches the uploaded files again: one may have been in transit, or come from another device. */
  renew(): Promise<readonly UploadedFile[]>;
  /** How files are sent; over the network by default. */
  sender?: { file: SendFile; removal: SendRemoval };
}

const networkSender = { file: sendFile, removal: sendRemoval };

// The interval of progress updates: short enough to look smooth, long enough for a slow device.
const progressIntervalMs = 250;

/** Opens the file queue of an attempt from this device. */
export const openFileQueue = async (options: FileQueueOptions): Promise<FileQueue> => {
  const { caller, device, attemptId, uploaded, renew, sender = networkSender } = options;
  const store = await openFileStore(device, attemptId, uploaded);
  const { onServer, refused } = store;
  let notify: () => void = () => undefined;
  let notifiedAt = 0;

  const onChange = (): void => {
    store.invalidate();
    notifiedAt = performance.now();
    notify();
  };
  const onProgress = (): void => {
    if (performance.now() - notifiedAt >= progressIntervalMs) onChange();
  };
  const isPart = ({ isReferenced, isRemoved }: StoredAnswerFile): boolean => isReferenced && !isRemoved;
  const pending = watchPendingFiles({ store, renew, onChange });
  const sendFile = createFileSender({ caller, device, store, sender, onChange, onProgress });
  const isSendable = (file: StoredAnswerFile): boolean =>
    (file.isReferenced || file.isRemoved) && !refused.has(file.id);
  const delivery = createDelivery({
    hasPending: () => store.stored.some(isSendable),
    async sendNext() {
      const next = store.stored.find(isSendable);
      if (next) await sendFile(next);
    },
    onFailure(trouble, words) {
      store.failure = { trouble, words };
      onChange();
    },
  });
  const markRemoved = ({ id, questionId }: StoredAnswerFile) => device.markRemoved(id, { attemptId, questionId });
  const removeFile: FileQueue['remove'] = (questionId, id, write = markRemoved) => {
    const removed = toRemovedFile(id, { attemptId, questionId });
    store.stored = [...store.stored.filter((file) => file.id !== id), removed];
    store.saving.delete(id);
    refused.delete(id);
    onServer.delete(id);
    pending.remove(id);
    if (store.current?.id === id) store.current.stop.abort();
    void write(removed)
      .catch(() => undefined)
      .then(() => delivery.schedule(0));
    onChange();
  };

  return {
    start(referenced, attachAgain = () => false) {
      pending.start(referenced);
      for (const file of store.stored) {
        if (file.isReferenced || file.isRemoved) continue;
        const isInAnswer = referenced.has(file.id);
        if (!isInAnswer && !attachAgain(file)) continue;
        store.change(file.id, { isReferenced: true });
        if (isInAnswer) void device.markReferenced(file.id).catch(() => undefined);
      }
      onChange();
      if (store.stored.length > 0) delivery.schedule(0);
    },
    view: store.view,
    async add(questionId, { name, mime, bytes }, { isCode, write }) {
      const order =
        Math.max(
          0,
          ...store.stored.map((file) => file.order),
          ...[...store.saving.values()].map((file) => file.order),
        ) + 1;
      const file = {
        ...{ id: newRequestId(), attemptId, questionId, name, mime, bytes, isCode, order },
        ...{ isReferenced: true, isRemoved: false },
      };
      const handed = { id: file.id, name, mime, bytes: bytes.byteLength };
      store.saving.set(file.id, file);
      try {
        const written = write(file, handed);
        onChange();
        if (!written) return null;
        await written;
        if (store.saving.has(file.id)) store.stored = [...store.stored, file];
        delivery.schedule(0);
        return handed;
      } catch {
        return null;
      } finally {
        store.saving.delete(file.id);
        onChange();
      }
    },
    remove: removeFile,
    uploaded: () => [...onServer.values()],
    pendingCount: () => store.stored.filter(isPart).length,
    uploadedShare: () => store.current?.share ?? null,
    trouble: () => (store.stored.some(isPart) ? store.failure : null),
    retryNow() {
      refused.clear();
      onChange();
      void pending.refresh();
      delivery.retryNow();
    },
    onChange(listener) {
      notify = listener;
    },
    close() {
      pending.close();
      notify = () => undefined;
      delivery.stop();
      store.current?.stop.abort();
      store.close();
    },
  };
};
