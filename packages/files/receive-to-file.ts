import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';

/** Writes a stream to a new file; false where it has more than `maxBytes`. */
const writeChunks = async (stream: Readable, path: string, maxBytes: number): Promise<boolean> => {
  const file = await open(path, 'wx', 0o600);
  try {
    let size = 0;
    for await (const chunk of stream.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > maxBytes) return false;
      await file.appendFile(chunk);
    }
    return true;
  } finally {
    await file.close();
  }
};

/**
 * Writes the only file of an upload to a new file at `path` chunk by chunk, so that no more than a chunk is in memory,
 * and returns its name; why not, where there is none or it has more than `maxBytes`. The rest of what is too large is
 * discarded, so that the browser can read the response.
 */
export const receiveToFile = async (
  uploads: AsyncIterable<{ name: string; stream: Readable }>,
  path: string,
  maxBytes: number,
): Promise<{ name: string } | 'tooLarge' | 'missing'> => {
  for await (const { name, stream } of uploads) {
    const isWhole = await writeChunks(stream, path, maxBytes);
    if (isWhole && !('truncated' in stream && stream.truncated === true)) return { name };
    stream.resume();
    return 'tooLarge';
  }
  return 'missing';
};
