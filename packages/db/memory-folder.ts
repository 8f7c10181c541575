import { statfsSync } from 'node:fs';

/** Where Linux keeps files in memory. */
const sharedMemoryPath = '/dev/shm';
const minFreeBytes = 4 * 1024 ** 3;

/**
 * A folder whose files lie in memory and are gone at the next start of the machine; undefined where there is none, or
 * less than 4 GiB is left of it or of the memory.
 */
export const memoryFolder = (): string | undefined => {
  if (process.platform !== 'linux' || process.availableMemory() < minFreeBytes) return undefined;
  try {
    const { bavail, bsize } = statfsSync(sharedMemoryPath);
    return bavail * bsize < minFreeBytes ? undefined : sharedMemoryPath;
  } catch {
    return undefined;
  }
};
