import type { Caller } from '@inkstone/call/web';
import { toDeliveryFailure } from '../journal/delivery-failure.ts';
import type { DeviceFiles, StoredAnswerFile } from './device-files.ts';
import type { FileStore } from './file-store.ts';
import type { SendFile, SendRemoval } from './send-file.ts';

interface FileSenderOptions {
  caller: Caller;
  device: DeviceFiles;
  store: FileStore;
  /** How files are sent. */
  sender: { file: SendFile; removal: SendRemoval };
  onChange(): void;
  /** Called on upload progress. */
  onProgress(): void;
}

/**
 * Creates a function that sends one stored file or removal. Refused files stay in the store with the server's message;
 * throws where it should be retried.
 */
export const createFileSender = ({
  caller,
  device,
  store,
  sender,
  onChange,
  onProgress: progressed,
}: FileSenderOptions) => {
  const { onServer, refused } = store;
  const discard = async (id: string): Promise<void> => {
    // If deleting fails, the file is sent again; the server stores it once.
    await device.delete(id).catch(() => undefined);
    store.stored = store.stored.filter((file) => file.id !== id);
  };
  const wasRemoved = (file: StoredAnswerFile): boolean =>
    !file.isRemoved && store.stored.some(({ id, isRemoved }) => id === file.id && isRemoved);
  const upload = async (file: StoredAnswerFile): Promise<void> => {
    const stop = new AbortController();
    store.current = { id: file.id, share: 0, stop };
    onChange();
    const onProgress = (share: number): void => {
      if (store.current?.id !== file.id) return;
      store.current.share = share;
      progressed();
    };
    const sent = await sender.file(caller, file, { signal: stop.signal, onProgress });
    if (wasRemoved(file)) return;
    onServer.set(file.id, sent);
    await discard(file.id);
  };
  /** Handles a refused file, which does not block the others; false where it should be retried. */
  const giveUp = async (file: StoredAnswerFile, error: unknown): Promise<boolean> => {
    const { isRetryable, message, trouble } = toDeliveryFailure(error);
    if (isRetryable) return false;
    if (file.isRemoved) await discard(file.id);
    else {
      refused.set(file.id, message);
      store.failure = { trouble, words: message };
      // If this cannot be stored, the server is asked again.
      if (trouble === 'refused') await device.markRefused(file.id, message).catch(() => undefined);
    }
    return true;
  };
  return async (file: StoredAnswerFile): Promise<void> => {
    try {
      if (file.isRemoved) {
        await sender.removal(caller, file);
        await discard(file.id);
      } else await upload(file);
      if (refused.size === 0) store.failure = null;
    } catch (error) {
      if (!wasRemoved(file) && !(await giveUp(file, error))) throw error;
    } finally {
      store.current = null;
      onChange();
    }
  };
};
