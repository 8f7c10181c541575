import type { ThreadSettings } from '@inkstone/jobs';
import { openStorage, type Storage, type StorageSettings } from './storage.ts';

declare module '@inkstone/jobs' {
  interface ThreadSettings {
    /** Where files are stored. */
    storage?: StorageSettings;
  }
}

let threadStorage: Storage | undefined;

/** Storage for a job on a worker thread; opened once a thread. */
export const storageInThread = ({ storage }: ThreadSettings): Storage => {
  if (!storage) throw new Error('The threads of jobs were not told where files are kept.');
  threadStorage ??= openStorage(storage);
  return threadStorage;
};
