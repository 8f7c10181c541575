import type { PrepareContext } from '@inkstone/call/server';
import { maxSheetBytes, type planImport } from '../../contract/imports.ts';

/** The bytes of the only file with its name; why not where there is none or too much of it. */
export const receiveSheet = async (
  uploads: PrepareContext<typeof planImport>['uploads'],
): Promise<{ name: string; bytes: Uint8Array } | 'sheet.tooLarge' | 'sheet.empty'> => {
  for await (const { name, stream } of uploads) {
    const chunks: Buffer[] = [];
    let size = 0;
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > maxSheetBytes) {
        stream.resume();
        return 'sheet.tooLarge';
      }
      chunks.push(chunk);
    }
    if ('truncated' in stream && stream.truncated === true) return 'sheet.tooLarge';
    return { name, bytes: new Uint8Array(Buffer.concat(chunks)) };
  }
  return 'sheet.empty';
};
