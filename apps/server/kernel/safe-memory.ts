type MemoryUsage = typeof process.memoryUsage;

/** The same figures, or the last ones where they cannot be read. */
export const withLastFigures = (memoryUsage: () => NodeJS.MemoryUsage): MemoryUsage => {
  let last: NodeJS.MemoryUsage = { rss: 0, heapTotal: 0, heapUsed: 0, external: 0, arrayBuffers: 0 };
  const read = (): NodeJS.MemoryUsage => {
    try {
      last = memoryUsage();
    } catch {
      // No file handle is available at the moment.
    }
    return last;
  };
  return Object.assign(read, { rss: () => read().rss });
};

let isReadable = false;

/**
 * Makes `process.memoryUsage` safe at the limit of open files: Node reads it from a file and would throw in the timers
 * of libraries, which would end the process.
 */
export const keepMemoryReadable = (): void => {
  if (!isReadable) process.memoryUsage = withLastFigures(process.memoryUsage);
  isReadable = true;
};
