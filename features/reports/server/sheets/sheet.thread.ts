import { parentPort } from 'node:worker_threads';
import type { SheetEncoding } from '@inkstone/base';
import { readSheet, SheetError } from '@inkstone/files/sheets';

/** A file that is read as a sheet. */
export interface SheetTask {
  bytes: Uint8Array;
  encoding: SheetEncoding | null;
}

/** Its rows, or why it cannot be read. */
export type SheetReply =
  | { kind: 'read'; encoding: string | null; rows: { number: number; cells: string[] }[] }
  | { kind: 'refused'; isTooLarge: boolean }
  | { kind: 'failed'; message: string };

if (!parentPort) throw new Error('This module runs in a worker thread only.');
const port = parentPort;
const limits: readonly string[] = ['sheet.tooLarge', 'sheet.tooManyRows', 'sheet.bomb'];

const read = async ({ bytes, encoding }: SheetTask): Promise<SheetReply> => {
  try {
    const sheet = await readSheet(Buffer.from(bytes), encoding);
    return { kind: 'read', encoding: sheet.encoding, rows: sheet.rows };
  } catch (error) {
    if (error instanceof SheetError) return { kind: 'refused', isTooLarge: limits.includes(error.code) };
    return { kind: 'failed', message: error instanceof Error ? error.message : String(error) };
  }
};

port.on('message', (task: SheetTask) => void read(task).then((reply) => port.postMessage(reply)));
