import { createInflateRaw } from 'node:zlib';
import { SheetError } from '../sheet.ts';

/** A file of an archive, by what the archive says of it. */
interface ZipEntry {
  name: string;
  isStored: boolean;
  compressedSize: number;
  size: number;
  offset: number;
}

/** The files of an archive by name. */
export type ZipEntries = ReadonlyMap<string, ZipEntry>;

const maxEntries = 2000;
const maxTotalBytes = 150 * 1024 * 1024;
const maxRatio = 200;
// A small file of one repeated sign may be packed more tightly.
const minRatioBytes = 1024 * 1024;

const endSignature = 0x06054b50;
const centralSignature = 0x02014b50;
const localSignature = 0x04034b50;
const endLength = 22;
const centralLength = 46;
const localLength = 30;

/** Where the end record of an archive begins: it may be followed by a comment. */
const findEndRecord = (bytes: Buffer): number => {
  const from = Math.max(0, bytes.length - endLength - 0xffff);
  for (let at = bytes.length - endLength; at >= from; at -= 1) if (bytes.readUInt32LE(at) === endSignature) return at;
  throw new SheetError('sheet.broken');
};

const readEntry = (bytes: Buffer, at: number): { entry: ZipEntry; next: number } => {
  if (at + centralLength > bytes.length || bytes.readUInt32LE(at) !== centralSignature)
    throw new SheetError('sheet.broken');
  const [flags, method] = [bytes.readUInt16LE(at + 8), bytes.readUInt16LE(at + 10)];
  // Encrypted, or packed in a way that no spreadsheet uses.
  if ((flags & 1) === 1 || (method !== 0 && method !== 8)) throw new SheetError('sheet.unreadable');
  const nameEnd = at + centralLength + bytes.readUInt16LE(at + 28);
  const entry = {
    name: bytes.toString('utf8', at + centralLength, nameEnd),
    isStored: method === 0,
    compressedSize: bytes.readUInt32LE(at + 20),
    size: bytes.readUInt32LE(at + 24),
    offset: bytes.readUInt32LE(at + 42),
  };
  return { entry, next: nameEnd + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32) };
};

/** Refuses an archive by what it says of its sizes, before anything is unpacked. */
const checkSizes = (entries: readonly ZipEntry[]): void => {
  const total = entries.reduce((sum, { size }) => sum + size, 0);
  const isTooTight = entries.some(
    ({ size, compressedSize }) => size > minRatioBytes && size > compressedSize * maxRatio,
  );
  if (total > maxTotalBytes || isTooTight) throw new SheetError('sheet.bomb');
};

/** The files of an archive, at most `most` of them, within limits on their total size and ratio. */
export const readZipEntries = (bytes: Buffer, most = maxEntries): ZipEntries => {
  const end = findEndRecord(bytes);
  const count = bytes.readUInt16LE(end + 10);
  if (count > most) throw new SheetError('sheet.bomb');
  const entries: ZipEntry[] = [];
  let at = bytes.readUInt32LE(end + 16);
  for (let index = 0; index < count; index += 1) {
    const { entry, next } = readEntry(bytes, at);
    entries.push(entry);
    at = next;
  }
  checkSizes(entries);
  return new Map(entries.map((entry) => [entry.name, entry]));
};

/** The packed bytes of a file. */
const packedBytes = (bytes: Buffer, { offset, compressedSize }: ZipEntry): Buffer => {
  if (offset + localLength > bytes.length || bytes.readUInt32LE(offset) !== localSignature)
    throw new SheetError('sheet.broken');
  const from = offset + localLength + bytes.readUInt16LE(offset + 26) + bytes.readUInt16LE(offset + 28);
  if (from + compressedSize > bytes.length) throw new SheetError('sheet.broken');
  return bytes.subarray(from, from + compressedSize);
};

/** Unpacks a file piece by piece; one that is longer than the archive says is refused. */
export async function* unpack(bytes: Buffer, entry: ZipEntry): AsyncGenerator<Buffer> {
  const packed = packedBytes(bytes, entry);
  if (entry.isStored) {
    yield packed;
    return;
  }
  const inflate = createInflateRaw();
  inflate.end(packed);
  let size = 0;
  try {
    for await (const chunk of inflate as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > entry.size) throw new SheetError('sheet.bomb');
      yield chunk;
    }
  } catch (error) {
    throw error instanceof SheetError ? error : new SheetError('sheet.broken');
  } finally {
    inflate.destroy();
  }
}
