import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { crc32, createInflateRaw } from 'node:zlib';

/** The bytes of an archive, read in parts: it may be larger than the memory. */
export interface ArchiveSource {
  size: number;
  /** The bytes from `start` to `end`, both inclusive. */
  read(range: { start: number; end: number }): Promise<Readable>;
}

/** What an archive may hold; what says that it holds more is refused before anything is unpacked. */
export interface ArchiveLimits {
  maxEntries: number;
  /** All files together, unpacked. */
  maxTotalBytes: number;
}

/** Why an archive cannot be read: it is no archive or damaged, or it holds more than is taken. */
export class ArchiveError extends Error {
  readonly fault: 'broken' | 'tooLarge';
  constructor(fault: 'broken' | 'tooLarge') {
    super(`The archive is refused: ${fault}.`);
    this.fault = fault;
  }
}

/** A file of an archive, by what its directory says. */
export interface ArchivedFile {
  name: string;
  isStored: boolean;
  packedSize: number;
  size: number;
  checksum: number;
  offset: number;
}

const endSignature = 0x06054b50;
const wideEndSignature = 0x06064b50;
const entrySignature = 0x02014b50;
const localSignature = 0x04034b50;
const [endLength, wideEndLength, locatorLength, entryLength, localLength] = [22, 56, 20, 46, 30];
const overflow = 0xffffffff;
const wideSizesTag = 1;
const maxDirectoryBytes = 16 * 1024 * 1024;
const maxRatio = 200;
// A small file of one repeated sign may be packed more tightly.
const minRatioBytes = 1024 * 1024;

const broken = (): ArchiveError => new ArchiveError('broken');

const readPart = async (source: ArchiveSource, start: number, length: number): Promise<Buffer> => {
  if (start < 0 || length < 0 || start + length > source.size) throw broken();
  return length === 0 ? Buffer.alloc(0) : buffer(await source.read({ start, end: start + length - 1 }));
};

/** Where the directory lies, and how many files it lists; an archive of the large form says so before its end. */
const findDirectory = async (source: ArchiveSource): Promise<{ at: number; length: number; count: number }> => {
  const tailLength = Math.min(source.size, endLength + 0xffff + locatorLength + wideEndLength);
  const tail = await readPart(source, source.size - tailLength, tailLength);
  let end = tail.length - endLength;
  while (end >= 0 && tail.readUInt32LE(end) !== endSignature) end -= 1;
  if (end < 0) throw broken();
  const plain = {
    ...{ count: tail.readUInt16LE(end + 10), length: tail.readUInt32LE(end + 12), at: tail.readUInt32LE(end + 16) },
  };
  if (plain.at !== overflow && plain.length !== overflow) return plain;
  const wide = end - locatorLength - wideEndLength;
  if (wide < 0 || tail.readUInt32LE(wide) !== wideEndSignature) throw broken();
  const [count, length, at] = [32, 40, 48].map((offset) => Number(tail.readBigUInt64LE(wide + offset)));
  return { count: count ?? 0, length: length ?? 0, at: at ?? 0 };
};

/** Sizes and offset of 64 bits, for those that the entry itself has no room for. */
const readWideSizes = (extra: Buffer, file: ArchivedFile): ArchivedFile => {
  let at = 0;
  while (at + 4 <= extra.length && extra.readUInt16LE(at) !== wideSizesTag) at += 4 + extra.readUInt16LE(at + 2);
  const values = at + 4 <= extra.length ? extra.subarray(at + 4, at + 4 + extra.readUInt16LE(at + 2)) : Buffer.alloc(0);
  let next = 0;
  const widen = (value: number): number => {
    if (value !== overflow) return value;
    if (next + 8 > values.length) throw broken();
    next += 8;
    return Number(values.readBigUInt64LE(next - 8));
  };
  const size = widen(file.size);
  return { ...file, size, packedSize: widen(file.packedSize), offset: widen(file.offset) };
};

const readEntry = (bytes: Buffer, at: number): { file: ArchivedFile; next: number } => {
  if (at + entryLength > bytes.length || bytes.readUInt32LE(at) !== entrySignature) throw broken();
  const [flags, method] = [bytes.readUInt16LE(at + 8), bytes.readUInt16LE(at + 10)];
  // Encrypted, or packed in a way that is not read here.
  if ((flags & 1) === 1 || (method !== 0 && method !== 8)) throw broken();
  const nameEnd = at + entryLength + bytes.readUInt16LE(at + 28);
  const extraEnd = nameEnd + bytes.readUInt16LE(at + 30);
  if (extraEnd > bytes.length) throw broken();
  const file = {
    name: bytes.toString('utf8', at + entryLength, nameEnd),
    isStored: method === 0,
    checksum: bytes.readUInt32LE(at + 16),
    packedSize: bytes.readUInt32LE(at + 20),
    size: bytes.readUInt32LE(at + 24),
    offset: bytes.readUInt32LE(at + 42),
  };
  const next = extraEnd + bytes.readUInt16LE(at + 32);
  return { file: readWideSizes(bytes.subarray(nameEnd, extraEnd), file), next };
};

const isSafeName = (name: string): boolean =>
  name !== '' && !/^[\\/]|\\|\0|^[a-z]:/i.test(name) && !name.split('/').includes('..');

/** Refuses files that lie outside the archive, over one another, under one name, or are packed too tightly. */
const checkFiles = (files: readonly ArchivedFile[], directoryAt: number, maxTotalBytes: number): void => {
  const isNamedTwice = new Set(files.map(({ name }) => name)).size < files.length;
  if (isNamedTwice || !files.every(({ name }) => isSafeName(name))) throw broken();
  let end = 0;
  for (const { offset, packedSize } of files.toSorted((first, second) => first.offset - second.offset)) {
    if (offset < end) throw broken();
    end = offset + localLength + packedSize;
    if (end > directoryAt) throw broken();
  }
  const total = files.reduce((sum, { size }) => sum + size, 0);
  const isTooTight = files.some(({ size, packedSize }) => size > minRatioBytes && size > packedSize * maxRatio);
  const isUneven = files.some(({ isStored, size, packedSize }) => isStored && size !== packedSize);
  if (isUneven) throw broken();
  if (total > maxTotalBytes || isTooTight) throw new ArchiveError('tooLarge');
};

/** The files of an archive by name, of the plain form and of that with sizes of 64 bits, within limits. */
export const listArchivedFiles = async (
  source: ArchiveSource,
  { maxEntries, maxTotalBytes }: ArchiveLimits,
): Promise<ReadonlyMap<string, ArchivedFile>> => {
  const { at: directoryAt, length, count } = await findDirectory(source);
  if (count > maxEntries || length > maxDirectoryBytes) throw new ArchiveError('tooLarge');
  const bytes = await readPart(source, directoryAt, length);
  const files: ArchivedFile[] = [];
  let at = 0;
  for (let index = 0; index < count; index += 1) {
    const { file, next } = readEntry(bytes, at);
    files.push(file);
    at = next;
  }
  checkFiles(files, directoryAt, maxTotalBytes);
  return new Map(files.map((file) => [file.name, file]));
};

async function* unpack(source: ArchiveSource, file: ArchivedFile): AsyncGenerator<Buffer> {
  const header = await readPart(source, file.offset, localLength);
  if (header.readUInt32LE(0) !== localSignature) throw broken();
  const start = file.offset + localLength + header.readUInt16LE(26) + header.readUInt16LE(28);
  if (start + file.packedSize > source.size) throw broken();
  if (file.packedSize === 0) return;
  const packed = await source.read({ start, end: start + file.packedSize - 1 });
  const inflate = file.isStored ? null : createInflateRaw();
  if (inflate) packed.on('error', (error) => inflate.destroy(error)).pipe(inflate);
  let [size, checksum] = [0, 0];
  try {
    for await (const chunk of (inflate ?? packed) as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > file.size) throw new ArchiveError('tooLarge');
      checksum = crc32(chunk, checksum);
      yield chunk;
    }
  } catch (error) {
    throw error instanceof ArchiveError ? error : broken();
  } finally {
    packed.destroy();
    inflate?.destroy();
  }
  if (size !== file.size || checksum !== file.checksum) throw broken();
}

/** Unpacks one file piece by piece; the stream fails where the bytes are not as the directory says. */
export const openArchivedFile = (source: ArchiveSource, file: ArchivedFile): Readable =>
  Readable.from(unpack(source, file), { objectMode: false });
