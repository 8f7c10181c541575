type MemoryUsage = typeof process.memoryUsage;

/** The same figures; where they cannot be read, the last ones. */
export const withLastFigures = (memoryUsage: () => NodeJS.MemoryUsage): MemoryUsage => {
  let last: NodeJS.MemoryUsage = { rss: 0, heapTotal: 0, heapUsed: 0, external: 0, arrayBuffers: 0 };
  const read = (): NodeJS.MemoryUsage => {
    try {
      last = memoryUsage();
    } catch {
      // No file can be opened at this moment.
    }
    return last;
  };
  return Object.assign(read, { rss: () => read().rss });
};

let isReadable = false;

/**
 * Lets the memory of this process be asked for at any time. Node reads it from a file of the system and throws where no
 * more files can be opened; libraries ask in timers, where a throw ends the process.
 */
export const keepMemoryReadable = (): void => {
  if (!isReadable) process.memoryUsage = withLastFigures(process.memoryUsage);
  isReadable = true;
};
