import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';

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
    const file = await open(path, 'wx', 0o600);
    let size = 0;
    try {
      for await (const chunk of stream.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
        size += chunk.length;
        if (size > maxBytes) break;
        await file.appendFile(chunk);
      }
    } finally {
      await file.close();
    }
    if (size <= maxBytes && !('truncated' in stream && stream.truncated === true)) return { name };
    stream.resume();
    return 'tooLarge';
  }
  return 'missing';
};
