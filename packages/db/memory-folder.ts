import { statfsSync } from 'node:fs';

/** Where Linux keeps files in memory. */
const place = '/dev/shm';
const roomyBytes = 4 * 1024 ** 3;

/**
 * A folder whose files lie in memory and are gone at the next start of the machine; undefined where there is none, or
 * less than 4 GiB is left of it or of the memory.
 */
export const memoryFolder = (): string | undefined => {
  if (process.platform !== 'linux' || process.availableMemory() < roomyBytes) return undefined;
  try {
    const { bavail, bsize } = statfsSync(place);
    return bavail * bsize < roomyBytes ? undefined : place;
  } catch {
    return undefined;
  }
};
