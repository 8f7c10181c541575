import type { Trouble } from '@inkstone/exam/attempt';
import { newRequestId, type Caller } from '@inkstone/call/web';
import type { ChosenFile, FileView } from '@inkstone/exam/files';
import type { HandedFile } from '@inkstone/exam/handed';
import { startDelivery } from '../journal/delivery.ts';
import { awaitFiles } from './awaited-files.ts';
import type { DeviceFiles, KeptFile } from './device-files.ts';
import { openFileShelf } from './file-shelf.ts';
import { sendingOf } from './send-kept.ts';
import { sendFile, sendRemoval, type ArrivedFile, type SendFile, type SendRemoval } from './send-file.ts';

/** The files of one attempt in this window: kept on the device, sent until the server has them. */
export interface FileQueue {
  /** Says which files the answers name: what a crash kept from being named is let go of, the rest is sent. */
  begin(named: ReadonlySet<string>): void;
  /** Where each file is; the same object until something has changed. */
  view(): Readonly<Record<string, FileView>>;
  /** Keeps a file on the device; null where it has no room. Nothing is sent before it is named. */
  keep(questionId: number, chosen: ChosenFile, how?: { isCode: boolean }): Promise<HandedFile | null>;
  /** The journal names the file. */
  named(id: string): void;
  /** The file is no part of the answer, or no longer. */
  remove(questionId: number, id: string): void;
  /** Files that the server has, as far as this window knows. */
  arrived(): readonly ArrivedFile[];
  /** Files that the server does not have. */
  waiting(): number;
  /** Of the files that are on their way, how much has gone; null while none is. */
  sending(): number | null;
  /** Why they do not get there; null while they do. */
  trouble(): { trouble: Trouble; words: string } | null;
  retryNow(): void;
  onChange(listener: () => void): void;
  close(): void;
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
  const takeOut = (questionId: number, id: string): void => {
    const gone = shelf.kept.find((file) => file.id === id);
    const isOurs = { id, attemptId, questionId, name: '', mime: '', bytes: new Blob(), order: 0, isNamed: true };
    if (gone) shelf.change(id, { isRemoved: true, bytes: new Blob() });
    else shelf.kept = [...shelf.kept, { ...isOurs, isRemoved: true }];
    refused.delete(id);
    onServer.delete(id);
    awaited.forget(id);
    if (shelf.current?.id === id) shelf.current.stop.abort();
    void device
      .noteRemoved(id, { attemptId, questionId })
      .catch(() => undefined)
      .then(() => delivery.wake(0));
    changed();
  };

  return {
    begin(names) {
      awaited.begin(names);
      for (const { id, questionId, isNamed, isRemoved } of shelf.kept) {
        if (isNamed || isRemoved) continue;
        if (!names.has(id)) takeOut(questionId, id);
        else {
          shelf.change(id, { isNamed: true });
          void device.noteNamed(id).catch(() => undefined);
        }
      }
      if (shelf.kept.length > 0) delivery.wake(0);
    },
    view: shelf.view,
    async keep(questionId, { name, mime, bytes }, how = { isCode: false }) {
      const file = {
        id: newRequestId(),
        attemptId,
        questionId,
        name,
        mime,
        bytes: new Blob([bytes], { type: mime }),
        ...how,
      };
      try {
        await device.put(file);
      } catch {
        return null;
      }
      shelf.kept = [...shelf.kept, { ...file, order: shelf.kept.length, isNamed: false, isRemoved: false }];
      return { id: file.id, name, mime, bytes: bytes.byteLength };
    },
    named(id) {
      shelf.change(id, { isNamed: true });
      void device.noteNamed(id).catch(() => undefined);
      changed();
      delivery.wake(0);
    },
    remove: takeOut,
    arrived: () => [...onServer.values()],
    waiting: () => shelf.kept.filter(({ isRemoved }) => !isRemoved).length,
    sending: () => shelf.current?.share ?? null,
    trouble: () => (shelf.kept.some(({ isRemoved }) => !isRemoved) ? shelf.setback : null),
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
