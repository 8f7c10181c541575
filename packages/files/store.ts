import type { Readable } from 'node:stream';
import type { DriverContract } from 'flydrive/types';

/** The first and last byte of a part of a file, both inside it. */
export interface ByteRange {
  start: number;
  end: number;
}

/** Where bytes lie: a folder or a bucket. A key names a whole file or none. */
export interface Store {
  /** Asks whether, deletes and lists. */
  driver: DriverContract;
  /** The folder in which files are gathered until they are whole. */
  incoming: string;
  /** Makes a whole, durable file visible under its key; the file at `path` is gone or spare afterwards. */
  commit(path: string, key: string, facts: { size: number; mime: string }): Promise<void>;
  /** Reads a file or a part; a key that is not there rejects. */
  open(key: string, range?: ByteRange): Promise<Readable>;
  /** Rejects in plain words when the store cannot be used. */
  check(): Promise<void>;
  close(): void;
}
