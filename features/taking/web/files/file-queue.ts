import { newRequestId, type Caller } from '@inkstone/call/web';
import type { ChosenFile, FileView } from '@inkstone/exam/files';
import type { AnswerFile } from '@inkstone/exam/handed';
import { uploadTiming, type UploadFailure } from '../journal/delivery-failure.ts';
import { watchPendingFiles, type PendingFiles } from './pending-files.ts';
import { toRemovedFile, type DeviceFiles, type StoredAnswerFile } from './device-files.ts';
import { createFileOutbox, type FileOutbox } from './file-outbox.ts';
import { createFileView, isPart, isStopped, type KnownFiles } from './file-view.ts';
import type { UploadedFile, SendFile, SendRemoval } from './send-file.ts';

/** The files of one attempt in this window: stored on the device and sent until the server has them. */
export interface FileQueue {
  /**
   * Sets which files the answers refer to: those are sent. A file that no answer refers to is passed to `attachAgain`,
   * which adds it back to its answer and stores that; where it cannot (null), the person decides.
   */
  start(named: ReadonlySet<string>, attachAgain?: (file: StoredAnswerFile) => Promise<void> | null): void;
  /** The status of each file; the same object until something changes. */
  view(): Readonly<Record<string, FileView>>;
  /**
   * Stores a file and the journal entry that refers to it in one transaction, then sends it. Null where the device has
   * no space, or `write` was not allowed.
   */
  add(questionId: number, chosen: ChosenFile, how: AddFileOptions): Promise<AnswerFile | null>;
  /** The caller with which files are sent. */
  readonly caller: Caller;
  /** Takes in a file that reached the server from elsewhere; false where it was removed here. */
  accept(file: UploadedFile): boolean;
  /** Removes a file from the answer; `write` stores that together with the journal entry. */
  remove(questionId: number, id: string, write?: (removed: StoredAnswerFile) => Promise<void>): void;
  /** Uploaded files, as far as this window knows. */
  uploaded(): readonly UploadedFile[];
  /** The number of unsent files. */
  pendingCount(): number;
  /** The uploaded share of the file being sent; null while none is. */
  uploadedShare(): number | null;
  /** Why delivery fails; null while it works. */
  trouble(): UploadFailure | null;
  retryNow(): void;
  onChange(listener: () => void): void;
  close(): void;
}

/** Options of adding a file. */
interface AddFileOptions {
  isCode: boolean;
  /** Stores the file together with its reference; null where its question has closed meanwhile. */
  write(file: StoredAnswerFile, fileAnswer: AnswerFile): Promise<void> | null;
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

// The interval of progress updates: short enough to look smooth, long enough for a slow device.
const progressIntervalMs = 250;

/** What this window knows of the files beyond their outbox. */
interface QueueState {
  onServer: Map<string, UploadedFile>;
  /** Files being stored, by id. */
  saving: Map<string, StoredAnswerFile>;
  /** Why sending fails; null while it works. */
  failure: UploadFailure | null;
}

/** A queue by its parts. */
interface QueueParts extends FileOutbox {
  attemptId: number;
  device: DeviceFiles;
  state: QueueState;
  pending: PendingFiles;
  onChange(): void;
}

const createState = (stored: readonly StoredAnswerFile[], uploaded: readonly UploadedFile[]): QueueState => {
  const refusal = stored.find(({ refusalMessage }) => refusalMessage !== undefined)?.refusalMessage;
  return {
    onServer: new Map(uploaded.map((file) => [file.id, file])),
    saving: new Map(),
    failure: refusal === undefined ? null : { trouble: 'refused', words: refusal },
  };
};

/** The listener of a queue; progress is announced from time to time. */
const createNotifier = () => {
  let notify: () => void = () => undefined;
  let notifiedAt = 0;
  const onChange = (): void => {
    notifiedAt = performance.now();
    notify();
  };
  return {
    onChange,
    onProgress(): void {
      if (performance.now() - notifiedAt >= progressIntervalMs) onChange();
    },
    setListener(listener: () => void): void {
      notify = listener;
    },
  };
};

const listFiles = ({ outbox }: QueueParts): StoredAnswerFile[] =>
  [...outbox.items().values()].map(({ value }) => value);

const toKnownFiles = ({ outbox, current, state: { onServer, saving, failure } }: QueueParts): KnownFiles => ({
  ...{ items: outbox.items().values(), saving: saving.values(), uploaded: onServer.values() },
  ...{ current: current(), problem: failure?.trouble ?? null },
});

/** Says which files the answers refer to, and sends those. */
const startQueue = (queue: QueueParts, ...[referenced, attachAgain = () => null]: Parameters<FileQueue['start']>) => {
  const { outbox, pending, onChange } = queue;
  pending.start(referenced);
  for (const file of listFiles(queue)) {
    if (file.isReferenced || file.isRemoved) continue;
    const storedBy = referenced.has(file.id) ? undefined : attachAgain(file);
    if (storedBy === null) continue;
    outbox.change([[file.id, { ...file, isReferenced: true }]], storedBy && { storedBy });
  }
  onChange();
  void outbox.flush();
};

const addFile = async (
  queue: QueueParts,
  ...[questionId, { name, mime, bytes }, { isCode, write }]: Parameters<FileQueue['add']>
): Promise<AnswerFile | null> => {
  const { attemptId, outbox, state, onChange } = queue;
  const { saving } = state;
  const order = Math.max(0, ...[...listFiles(queue), ...saving.values()].map((file) => file.order)) + 1;
  const file = {
    ...{ id: newRequestId(), attemptId, questionId, name, mime, bytes, isCode, order },
    ...{ isReferenced: true, isRemoved: false },
  };
  const fileAnswer = { id: file.id, name, mime, bytes: bytes.byteLength };
  saving.set(file.id, file);
  try {
    const writing = write(file, fileAnswer);
    onChange();
    if (!writing) return null;
    await writing;
    // Not where it was removed meanwhile.
    if (saving.has(file.id)) outbox.change([[file.id, file]], { storedBy: writing });
    return fileAnswer;
  } catch {
    return null;
  } finally {
    saving.delete(file.id);
    onChange();
  }
};

const removeFile = (queue: QueueParts, ...[questionId, id, write]: Parameters<FileQueue['remove']>): void => {
  const { attemptId, device, outbox, state, pending } = queue;
  const removed = toRemovedFile(id, { attemptId, questionId });
  const storedBy = write ? write(removed) : device.write({ put: [removed], remove: [] });
  state.saving.delete(id);
  state.onServer.delete(id);
  pending.remove(id);
  outbox.change([[id, removed]], { storedBy });
  // A file that the server has refused is removed there as well: it may have it from an earlier request.
  outbox.resolve([id]);
  queue.abort(id);
  queue.onChange();
};

const acceptFile = ({ outbox, state, onChange }: QueueParts, file: UploadedFile): boolean => {
  if (outbox.items().get(file.id)?.value.isRemoved) return false;
  if (!state.onServer.has(file.id)) {
    state.onServer.set(file.id, file);
    onChange();
  }
  return true;
};

/** Opens the file queue of an attempt from this device. */
export const openFileQueue = async (options: FileQueueOptions): Promise<FileQueue> => {
  const { caller, device, attemptId, uploaded, renew, sender } = options;
  const stored = await device.list(attemptId).catch((): StoredAnswerFile[] => []);
  const state = createState(stored, uploaded);
  const fileView = createFileView();
  const { onProgress, setListener, ...notifier } = createNotifier();
  let view: ReturnType<FileQueue['view']> | null = null;
  const onChange = (): void => {
    view = null;
    notifier.onChange();
  };
  const files = createFileOutbox({
    ...{ caller, device, stored, sender, timing: uploadTiming },
    onSent({ id }, file) {
      if (file) state.onServer.set(id, file);
      if (![...outbox.items().values()].some(isStopped)) state.failure = null;
    },
    onFailure(failure) {
      state.failure = failure;
    },
    onProgress() {
      view = null;
      onProgress();
    },
  });
  const { outbox, current, abort } = files;
  // Nothing is sent before it is known which files the answers refer to.
  outbox.close();
  outbox.subscribe(onChange);
  const isStored = (id: string): boolean => outbox.items().has(id);
  const pending = watchPendingFiles({ onServer: state.onServer, isStored, renew, onChange });
  const queue: QueueParts = { ...files, attemptId, device, state, pending, onChange };
  return {
    caller,
    accept: (file) => acceptFile(queue, file),
    start: (...how) => startQueue(queue, ...how),
    view: () => (view ??= fileView.build(toKnownFiles(queue))),
    add: (...how) => addFile(queue, ...how),
    remove: (...how) => removeFile(queue, ...how),
    uploaded: () => [...state.onServer.values()],
    pendingCount: () => listFiles(queue).filter(isPart).length,
    uploadedShare: () => current()?.share ?? null,
    trouble: () => (listFiles(queue).some(isPart) ? state.failure : null),
    retryNow() {
      outbox.resolve(outbox.items().keys());
      void pending.refresh();
      void outbox.flush();
    },
    onChange: setListener,
    close() {
      pending.close();
      setListener(() => undefined);
      outbox.close();
      abort();
      fileView.close();
    },
  };
};
