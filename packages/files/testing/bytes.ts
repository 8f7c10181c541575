import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Storage } from '../storage.ts';

/** Bytes that begin as a PNG, longer than a chunk. */
export const png = Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), randomBytes(200_000)]);
/** The maximum size of an upload in the tests. */
export const maxBytes = 1_000_000;
/** The bytes in chunks of 7,000. */
export const toStream = (bytes: Buffer): Readable =>
  Readable.from(
    Array.from({ length: Math.ceil(bytes.length / 7000) }, (_, at) => bytes.subarray(at * 7000, at * 7000 + 7000)),
  );

/** Stores bytes; fails the test where they are refused. */
export const storeBytes = async (storage: Storage, bytes: Buffer) => {
  const result = await storage.save(toStream(bytes), { maxBytes });
  if (!result.ok) throw new Error(result.code);
  return result.value;
};

/** The keys of all stored files, sorted. */
export const listKeys = async (storage: Storage): Promise<string[]> => {
  const keys: string[] = [];
  for await (const { key } of storage.list()) keys.push(key);
  return keys.toSorted();
};
