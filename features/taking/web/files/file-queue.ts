import type { DeliveryProblem } from '@inkstone/exam/attempt';
import { newRequestId, type Caller } from '@inkstone/call/web';
import type { ChosenFile, FileView } from '@inkstone/exam/files';
import type { AnswerFile } from '@inkstone/exam/handed';
import { startDelivery } from '../journal/delivery.ts';
import { awaitFiles } from './awaited-files.ts';
import { removedFile, type DeviceFiles, type KeptFile } from './device-files.ts';
import { openFileShelf } from './file-shelf.ts';
import { sendingOf } from './send-kept.ts';
import { sendFile, sendRemoval, type ArrivedFile, type SendFile, type SendRemoval } from './send-file.ts';

/** The files of one attempt in this window: kept on the device, sent until the server has them. */
export interface FileQueue {
  /**
   * Says which files the answers name: those are sent. One that none of them names is given to `attachAgain`, which puts it
   * back into its answer; where it cannot, the person is asked about it.
   */
  begin(named: ReadonlySet<string>, attachAgain?: (file: KeptFile) => boolean): void;
  /** Where each file is; the same object until something has changed. */
  view(): Readonly<Record<string, FileView>>;
  /**
   * Puts a file and the entry that names it onto the device in one step, and then sends it; until the device holds both,
   * that is what is said of it. Null where the device has no room, or `write` was not to be done.
   */
  keep(questionId: number, chosen: ChosenFile, how: KeepFile): Promise<AnswerFile | null>;
  /** The file was taken out of the answer: `write` puts that onto the device with the entry that says so. */
  remove(questionId: number, id: string, write?: (removed: KeptFile) => Promise<void>): void;
  /** Files that the server has, as far as this window knows. */
  arrived(): readonly ArrivedFile[];
  /** Files that the server does not have. */
  waiting(): number;
  /** Of the files that are on their way, how much has gone; null while none is. */
  sending(): number | null;
  /** Why they do not get there; null while they do. */
  trouble(): { trouble: DeliveryProblem; words: string } | null;
  retryNow(): void;
  onChange(listener: () => void): void;
  close(): void;
}

/** How a file is kept. */
interface KeepFile {
  isCode: boolean;
  /** Writes the file together with what names it; null where its question has closed meanwhile. */
  write(file: KeptFile, handed: AnswerFile): Promise<void> | null;
}

interface QueueParts {
  caller: Caller;
  device: DeviceFiles;
  attemptId: number;
  /** What the server had when the attempt was opened. */
  arrived: readonly ArrivedFile[];
  /** Asks the server again what it has: a file that was on its way when the attempt was opened, or comes from another device. */
  renew(): Promise<readonly ArrivedFile[]>;
  /** How things are sent; over the network unless said. */
  sender?: { file: SendFile; removal: SendRemoval };
}

const overNetwork = { file: sendFile, removal: sendRemoval };

// Often enough to be seen moving, seldom enough for a slow device.
const progressEveryMs = 250;

/** Opens the files of an attempt as this device keeps them. */
export const openFileQueue = async (parts: QueueParts): Promise<FileQueue> => {
  const { caller, device, attemptId, arrived, renew, sender = overNetwork } = parts;
  const shelf = await openFileShelf(device, attemptId, arrived);
  const { onServer, refused } = shelf;
  let tell: () => void = () => undefined;
  let toldAt = 0;

  const changed = (): void => {
    shelf.touch();
    toldAt = performance.now();
    tell();
  };
  const progressed = (): void => {
    if (performance.now() - toldAt >= progressEveryMs) changed();
  };
  const isPart = ({ isNamed, isRemoved }: KeptFile): boolean => isNamed && !isRemoved;
  const awaited = awaitFiles({ shelf, renew, changed });
  const sendOne = sendingOf({ caller, device, shelf, sender, changed, progressed });
  const isSendable = (file: KeptFile): boolean => (file.isNamed || file.isRemoved) && !refused.has(file.id);
  const delivery = startDelivery({
    hasWork: () => shelf.kept.some(isSendable),
    async sendNext() {
      const next = shelf.kept.find(isSendable);
      if (next) await sendOne(next);
    },
    failed(trouble, words) {
      shelf.setback = { trouble, words };
      changed();
    },
  });
  const noteRemoved = ({ id, questionId }: KeptFile) => device.noteRemoved(id, { attemptId, questionId });
  const takeOut: FileQueue['remove'] = (questionId, id, write = noteRemoved) => {
    const removed = removedFile(id, { attemptId, questionId });
    shelf.kept = [...shelf.kept.filter((file) => file.id !== id), removed];
    shelf.keeping.delete(id);
    refused.delete(id);
    onServer.delete(id);
    awaited.forget(id);
    if (shelf.current?.id === id) shelf.current.stop.abort();
    void write(removed)
      .catch(() => undefined)
      .then(() => delivery.wake(0));
    changed();
  };

  return {
    begin(names, attachAgain = () => false) {
      awaited.begin(names);
      for (const file of shelf.kept) {
        if (file.isNamed || file.isRemoved) continue;
        const isInAnswer = names.has(file.id);
        if (!isInAnswer && !attachAgain(file)) continue;
        shelf.change(file.id, { isNamed: true });
        if (isInAnswer) void device.noteNamed(file.id).catch(() => undefined);
      }
      changed();
      if (shelf.kept.length > 0) delivery.wake(0);
    },
    view: shelf.view,
    async keep(questionId, { name, mime, bytes }, { isCode, write }) {
      const order =
        Math.max(0, ...shelf.kept.map((file) => file.order), ...[...shelf.keeping.values()].map((file) => file.order)) +
        1;
      const file = {
        ...{ id: newRequestId(), attemptId, questionId, name, mime, bytes, isCode, order },
        ...{ isNamed: true, isRemoved: false },
      };
      const handed = { id: file.id, name, mime, bytes: bytes.byteLength };
      shelf.keeping.set(file.id, file);
      try {
        const written = write(file, handed);
        changed();
        if (!written) return null;
        await written;
        if (shelf.keeping.has(file.id)) shelf.kept = [...shelf.kept, file];
        delivery.wake(0);
        return handed;
      } catch {
        return null;
      } finally {
        shelf.keeping.delete(file.id);
        changed();
      }
    },
    remove: takeOut,
    arrived: () => [...onServer.values()],
    waiting: () => shelf.kept.filter(isPart).length,
    sending: () => shelf.current?.share ?? null,
    trouble: () => (shelf.kept.some(isPart) ? shelf.setback : null),
    retryNow() {
      refused.clear();
      changed();
      void awaited.ask();
      delivery.retryNow();
    },
    onChange(listener) {
      tell = listener;
    },
    close() {
      awaited.close();
      tell = () => undefined;
      delivery.stop();
      shelf.current?.stop.abort();
      shelf.close();
    },
  };
};
