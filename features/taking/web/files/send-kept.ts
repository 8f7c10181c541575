import type { Caller } from '@inkstone/call/web';
import { setbackOf } from '../journal/trouble.ts';
import type { DeviceFiles, KeptFile } from './device-files.ts';
import type { FileShelf } from './file-shelf.ts';
import type { SendFile, SendRemoval } from './send-file.ts';

interface SendingParts {
  caller: Caller;
  device: DeviceFiles;
  shelf: FileShelf;
  /** How things are sent. */
  sender: { file: SendFile; removal: SendRemoval };
  changed(): void;
  /** A little more of the file has gone. */
  progressed(): void;
}

/**
 * Sends what the shelf keeps, one at a time: a file, or that one was taken out. What the server refuses stays on the shelf
 * with its words; fails where it is to be tried again.
 */
export const sendingOf = ({ caller, device, shelf, sender, changed, progressed }: SendingParts) => {
  const { onServer, refused } = shelf;
  const letGo = async (id: string): Promise<void> => {
    // A device that cannot forget sends again what the server keeps once.
    await device.forget(id).catch(() => undefined);
    shelf.kept = shelf.kept.filter((file) => file.id !== id);
  };
  const wasTakenOut = (file: KeptFile): boolean =>
    !file.isRemoved && shelf.kept.some(({ id, isRemoved }) => id === file.id && isRemoved);
  const upload = async (file: KeptFile): Promise<void> => {
    const stop = new AbortController();
    shelf.current = { id: file.id, share: 0, stop };
    changed();
    const onProgress = (share: number): void => {
      if (shelf.current?.id !== file.id) return;
      shelf.current.share = share;
      progressed();
    };
    const sent = await sender.file(caller, file, { signal: stop.signal, onProgress });
    if (wasTakenOut(file)) return;
    onServer.set(file.id, sent);
    await letGo(file.id);
  };
  /** What the server refuses does not hold up the others; false where it is tried again. */
  const isGivenUp = async (file: KeptFile, error: unknown): Promise<boolean> => {
    const { triesAgain, message, trouble } = setbackOf(error);
    if (triesAgain) return false;
    if (file.isRemoved) await letGo(file.id);
    else {
      refused.set(file.id, message);
      shelf.setback = { trouble, words: message };
      // A device that cannot note it asks the server again.
      if (trouble === 'refused') await device.noteRefused(file.id, message).catch(() => undefined);
    }
    return true;
  };
  return async (file: KeptFile): Promise<void> => {
    try {
      if (file.isRemoved) {
        await sender.removal(caller, file);
        await letGo(file.id);
      } else await upload(file);
      if (refused.size === 0) shelf.setback = null;
    } catch (error) {
      if (!wasTakenOut(file) && !(await isGivenUp(file, error))) throw error;
    } finally {
      shelf.current = null;
      changed();
    }
  };
};
