import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

/** A file of an archive: its bytes are read when its turn comes. */
export interface ArchiveEntry {
  /** Path within the archive, with slashes. */
  name: string;
  open(): AsyncIterable<Uint8Array> | Promise<AsyncIterable<Uint8Array>>;
  /** Recordings and pictures are compressed already. */
  isPacked?: boolean;
}

// The earliest day of the format: the same files give the same bytes.
const earliest = new Date(1980, 0, 1);

const addEntry = async (zip: ZipFile, { name, open, isPacked = false }: ArchiveEntry, abort: AbortSignal) => {
  const source = Readable.from(await open(), { objectMode: false });
  const end = finished(source, { signal: abort });
  zip.addReadStream(source, name, { compress: !isPacked, mtime: earliest, forceDosTimestamp: true });
  try {
    await end;
  } finally {
    source.destroy();
  }
};

/**
 * Packs files into an archive as it is read, of any size: no file is in memory as a whole.
 * Sizes of 64 bits are written only where a file or the archive needs them, since some readers do not know them.
 */
export async function* streamZip(entries: AsyncIterable<ArchiveEntry>): AsyncGenerator<Buffer> {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  const reader = new AbortController();
  zip.on('error', (error) => output.destroy(error));
  const addEntries = async () => {
    for await (const entry of entries) await addEntry(zip, entry, reader.signal);
    zip.end();
  };
  const adding = addEntries().catch((error: unknown) => void output.destroy(error as Error));
  try {
    for await (const bytes of output) yield bytes as Buffer;
  } finally {
    reader.abort();
    await adding;
  }
}

/** A file of an archive that is small enough to be in memory. */
export interface ZipFileBytes {
  name: string;
  bytes: Uint8Array;
}

/** Packs files that are in memory into an archive. */
export const packZip = (files: readonly ZipFileBytes[]): Promise<Buffer> =>
  buffer(
    streamZip(
      (async function* () {
        for (const { name, bytes } of files) yield { name, open: () => Readable.from([bytes]) };
      })(),
    ),
  );
