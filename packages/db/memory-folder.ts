import { statfsSync } from 'node:fs';

/** Linux's in-memory file system. */
const sharedMemoryPath = '/dev/shm';
const minFreeBytes = 4 * 1024 ** 3;

/** An in-memory folder, emptied at reboot; undefined where there is none, or with less than 4 GiB free. */
export const memoryFolder = (): string | undefined => {
  if (process.platform !== 'linux' || process.availableMemory() < minFreeBytes) return undefined;
  try {
    const { bavail, bsize } = statfsSync(sharedMemoryPath);
    return bavail * bsize < minFreeBytes ? undefined : sharedMemoryPath;
  } catch {
    return undefined;
  }
};
