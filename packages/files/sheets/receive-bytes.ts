import type { Readable } from 'node:stream';

/** The only file of an upload with its name; why not, where there is none or it has more bytes than `most`. */
export const receiveBytes = async (
  uploads: AsyncIterable<{ name: string; stream: Readable }>,
  most: number,
): Promise<{ name: string; bytes: Uint8Array } | 'tooLarge' | 'missing'> => {
  for await (const { name, stream } of uploads) {
    const chunks: Buffer[] = [];
    let size = 0;
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > most) {
        stream.resume();
        return 'tooLarge';
      }
      chunks.push(chunk);
    }
    if ('truncated' in stream && stream.truncated === true) return 'tooLarge';
    return { name, bytes: new Uint8Array(Buffer.concat(chunks)) };
  }
  return 'missing';
};
