import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { err, ok, type Outcome } from '@inkstone/base';
import { diskStore } from './disk-store.ts';
import { kinds, mimes, type FileKind } from './kinds.ts';
import { receive, type FileRefusal, type ReceivedFile } from './receive.ts';
import { s3Store, type S3Settings } from './s3-store.ts';
import { detectFileKind, type Sample } from './detect-file-kind.ts';
import type { ByteRange, Store } from './store.ts';
import { cleanSvg } from './svg.ts';
import type { ThreadSettings } from '@inkstone/jobs';

/** Where files are stored: a folder or a bucket. */
export type StorageSettings = { kind: 'disk'; folder: string } | ({ kind: 's3' } & S3Settings);

/** A file in storage. */
export interface StoredFile {
  /** Random ASCII; derived from nothing in the file. */
  key: string;
  /** Bytes. */
  size: number;
  kind: FileKind;
  mime: string;
  /** SHA-256 of the stored bytes, hexadecimal. */
  sha256: string;
}

/** What an upload may be. */
export interface SaveOptions {
  /** The maximum number of bytes accepted. */
  maxBytes: number;
  /** The maximum for a video; absent: `maxBytes`. */
  maxFilmBytes?: number;
  /** The length that the sender announced; a stream that ends before it is refused. */
  contentLength?: number;
  /** The accepted kinds; absent: all that Inkstone knows. */
  accept?: readonly FileKind[];
}

/** Access to files, on disk or in a bucket. */
export interface Storage {
  /** The settings it was opened with: plain values, so that a worker thread can open it again. */
  readonly settings: StorageSettings;
  /**
   * Reads a stream to its end and stores it; afterwards it is durable and readable under its key. A broken stream
   * throws.
   */
  save(stream: Readable, options: SaveOptions): Promise<Outcome<StoredFile, FileRefusal>>;
  /** Reads a file, or its bytes `start` to `end`; rejects where it does not exist. */
  open(key: string, range?: ByteRange): Promise<Readable>;
  exists(key: string): Promise<boolean>;
  /** Deletes a file; a missing file is not an error. */
  remove(key: string): Promise<void>;
  /** All files, with the time they were written. */
  list(): AsyncIterable<{ key: string; writtenAt: Date }>;
  /**
   * Runs `work` with a new private folder on this machine's disk, and removes the folder afterwards; one that a killed
   * process left is removed by `clearIncoming`.
   */
  withScratchFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result>;
  /** Removes what broken uploads and killed work left on this machine before that time; returns how many. */
  clearIncoming(before: Date): Promise<number>;
  /** Rejects with a readable message where storage cannot be used. */
  check(): Promise<void>;
  close(): void;
}

const keyForm = /^[0-9a-f]{2}\/[0-9a-f]{30}$/;
const svgMaxBytes = 2_000_000;

const newKey = (): string => {
  const name = randomBytes(16).toString('hex');
  return `${name.slice(0, 2)}/${name.slice(2)}`;
};

const checkedKey = (key: string): string => {
  if (!keyForm.test(key)) throw new Error(`"${key}" is not the key of a file.`);
  return key;
};

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** Rewrites an SVG without active content; the facts are those of the stored bytes. */
const cleanSvgFile = async (path: string, received: ReceivedFile): Promise<ReceivedFile | null> => {
  if (received.size > svgMaxBytes) return null;
  const text = cleanSvg(await readFile(path, 'utf8'));
  if (text === null) return null;
  const cleanedPath = `${path}.svg`;
  try {
    const result = await receive(Readable.from([Buffer.from(text)]), cleanedPath, { maxBytes: svgMaxBytes * 2 });
    if (!result.ok) return null;
    await writeFile(path, await readFile(cleanedPath), { flush: true });
    return result.value;
  } finally {
    await rm(cleanedPath, { force: true });
  }
};

const isFilm = (kind: FileKind): boolean => kinds.films.some((film) => film === kind);

/** The kind of the bytes for this caller: captions are plain text where only plain text is accepted. */
const kindFor = (sample: Sample, accept: SaveOptions['accept']): FileKind | null => {
  const kind = detectFileKind(sample);
  if (!kind || !accept || accept.includes(kind)) return kind;
  return kind === 'vtt' && accept.includes('txt') ? 'txt' : null;
};

const createSave =
  (store: Store): Storage['save'] =>
  async (stream, { accept, ...limits }) => {
    const path = join(store.incoming, randomBytes(16).toString('hex'));
    try {
      const received = await receive(stream, path, limits);
      if (!received.ok) return received;
      const kind = kindFor(received.value.sample, accept);
      if (!kind) return err('file.kind');
      if (received.value.size > limits.maxBytes && !isFilm(kind)) return err('file.tooLarge');
      const facts = kind === 'svg' ? await cleanSvgFile(path, received.value) : received.value;
      if (!facts) return err('file.kind');
      const file = { key: newKey(), size: facts.size, kind, mime: mimes[kind], sha256: facts.sha256 };
      await store.commit(path, file.key, file);
      return ok(file);
    } finally {
      await rm(path, { force: true });
    }
  };

const listPages = async function* ({ driver }: Store, prefix: string) {
  let page: string | undefined;
  do {
    const { objects, paginationToken } = await driver.listAll(prefix, { recursive: true, paginationToken: page });
    yield* objects;
    page = paginationToken;
  } while (page);
};

const listFiles = async function* (store: Store): AsyncGenerator<{ key: string; writtenAt: Date }> {
  for (let shard = 0; shard < 256; shard++) {
    for await (const object of listPages(store, `${shard.toString(16).padStart(2, '0')}/`)) {
      if (!object.isFile || !keyForm.test(object.key)) continue;
      yield { key: object.key, writtenAt: (await object.getMetaData()).lastModified };
    }
  }
};

const createClearIncoming = (incoming: string) => async (before: Date) => {
  let count = 0;
  for (const name of await readdir(incoming)) {
    const path = join(incoming, name);
    try {
      if ((await stat(path)).mtime >= before) continue;
      await rm(path, { recursive: true });
      count++;
    } catch (error) {
      // Its upload has ended between listing and reading.
      if (!isMissing(error)) throw error;
    }
  }
  return count;
};

const createWithScratchFolder =
  (incoming: string): Storage['withScratchFolder'] =>
  async (work) => {
    const folder = await mkdtemp(join(incoming, 'scratch-'));
    try {
      return await work(folder);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  };

/** Opens storage; creates the folders it needs. */
export const openStorage = (settings: StorageSettings): Storage => {
  const store = settings.kind === 's3' ? s3Store(settings) : diskStore(settings.folder);
  return {
    settings,
    save: createSave(store),
    open: async (key, range) => store.open(checkedKey(key), range),
    exists: async (key) => store.driver.exists(checkedKey(key)),
    remove: async (key) => store.driver.delete(checkedKey(key)),
    list: () => listFiles(store),
    withScratchFolder: createWithScratchFolder(store.incoming),
    clearIncoming: createClearIncoming(store.incoming),
    check: () => store.check(),
    close: () => store.close(),
  };
};

declare module '@inkstone/jobs' {
  interface ThreadSettings {
    /** Where files are stored. */
    storage?: StorageSettings;
  }
}

let threadStorage: Storage | undefined;

/** Storage for a job on a worker thread; opened once a thread. */
export const storageInThread = ({ storage }: ThreadSettings): Storage => {
  if (!storage) throw new Error('The threads of jobs were not told where files are kept.');
  threadStorage ??= openStorage(storage);
  return threadStorage;
};
