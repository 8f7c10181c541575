import type { Readable } from 'node:stream';
import type { DriverContract } from 'flydrive/types';

/** The first and last byte of a part of a file, both inclusive. */
export interface ByteRange {
  start: number;
  end: number;
}

/** A folder or a bucket of bytes. A key names a whole file or nothing. */
export interface Store {
  /** Checks existence, deletes and lists. */
  driver: DriverContract;
  /** The folder in which uploads are collected until they are complete. */
  incoming: string;
  /** Makes a complete, durable file readable under its key; the file at `path` is not needed afterwards. */
  commit(path: string, key: string, facts: { size: number; mime: string }): Promise<void>;
  /** Reads a file or a part; rejects where the key does not exist. */
  open(key: string, range?: ByteRange): Promise<Readable>;
  /** Rejects with a readable message where the store cannot be used. */
  check(): Promise<void>;
  close(): void;
}
