import { createReadStream } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { servePdfTask } from '@inkstone/files/apart';
import type { ReadingRule } from '../../reading-rules.ts';
import type { OpenableFile } from './store-media.ts';

/** The task of a reader in a process of its own: the file to read, and the folder for the files inside of it. */
export interface ReadTask {
  /** The name under which the file was sent. */
  name: string;
  sourcePath: string;
  folder: string;
  /** The rules of the school for papers; absent: the file is none. */
  rules?: readonly ReadingRule[];
}

/** A value with the bytes of its files. */
interface WithBytes {
  files: readonly { bytes: Uint8Array }[];
}

type WithPaths<Value> = Value extends WithBytes
  ? Omit<Value, 'files'> & { files: (Omit<Value['files'][number], 'bytes'> & { path: string })[] }
  : never;

/**
 * In the child process: reads the file of the task, writes the files inside of it to the folder, and sends the rest as
 * JSON, so that the server never has the bytes in its memory.
 */
export const serveReadTask = (read: (task: ReadTask, bytes: Uint8Array) => Promise<WithBytes>): void =>
  servePdfTask(async ({ facts }) => {
    const task = facts as ReadTask;
    const { sourcePath, folder } = task;
    const value = await read(task, await readFile(sourcePath));
    const files = [];
    for (const [index, { bytes, ...file }] of value.files.entries()) {
      const filePath = path.join(folder, `file-${index}`);
      await writeFile(filePath, bytes, { mode: 0o600 });
      files.push({ ...file, path: filePath });
    }
    return Buffer.from(JSON.stringify({ ...value, files }));
  });

/** What `serveReadTask` of the same version sent from our own process. */
export const parseReading = <Value extends WithBytes>(sent: Uint8Array): WithPaths<Value> =>
  JSON.parse(Buffer.from(sent.buffer, sent.byteOffset, sent.length).toString()) as WithPaths<Value>;

/** Files that a reader wrote, to be read again one at a time. */
export const toOpenable = <File extends { path: string }>(files: readonly File[]): (File & OpenableFile)[] =>
  files.map((file) => ({ ...file, open: () => createReadStream(file.path) }));
