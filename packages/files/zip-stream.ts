import { crc32, createDeflateRaw } from 'node:zlib';
import { pipeline } from 'node:stream';

/** A file of an archive: its bytes are read when its turn comes. */
export interface ArchiveEntry {
  /** Path within the archive, with slashes. */
  name: string;
  open(): AsyncIterable<Uint8Array> | Promise<AsyncIterable<Uint8Array>>;
  /** Recordings and pictures are compressed already. */
  isPacked?: boolean;
}

// 1 January 1980, the earliest day of the format: the same files give the same bytes.
const day = 0x21;
/** Sizes and offsets of 64 bits. */
const version = 45;
/** Names are UTF-8; sizes and checksum follow the bytes. */
const flags = 0x808;
const deflated = 8;
const overflow = 0xffffffff;

interface WrittenEntry {
  name: Buffer;
  method: number;
  checksum: number;
  size: bigint;
  packedSize: bigint;
  offset: bigint;
}

const uint16 = (...values: number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 2);
  values.forEach((value, index) => bytes.writeUInt16LE(value, index * 2));
  return bytes;
};

const uint32 = (...values: number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 4);
  values.forEach((value, index) => bytes.writeUInt32LE(value, index * 4));
  return bytes;
};

const uint64 = (...values: bigint[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 8);
  values.forEach((value, index) => bytes.writeBigUInt64LE(value, index * 8));
  return bytes;
};

const localHeader = (name: Buffer, method: number): Buffer =>
  Buffer.concat([
    ...[uint32(0x04034b50), uint16(version, flags, method, 0, day), uint32(0, overflow, overflow)],
    // The field of 64-bit sizes, which the descriptor after the bytes fills.
    ...[uint16(name.length, 20), name, uint16(1, 16), uint64(0n, 0n)],
  ]);

const directoryEntry = ({ name, method, checksum, size, packedSize, offset }: WrittenEntry): Buffer =>
  Buffer.concat([
    ...[uint32(0x02014b50), uint16(version, version, flags, method, 0, day), uint32(checksum, overflow, overflow)],
    ...[uint16(name.length, 28, 0, 0, 0), uint32(0, overflow), name, uint16(1, 24), uint64(size, packedSize, offset)],
  ]);

const endOfArchive = (count: number, size: bigint, offset: bigint): Buffer =>
  Buffer.concat([
    ...[uint32(0x06064b50), uint64(44n), uint16(version, version), uint32(0, 0)],
    uint64(BigInt(count), BigInt(count), size, offset),
    ...[uint32(0x07064b50, 0), uint64(offset + size), uint32(1)],
    ...[uint32(0x06054b50), uint16(0, 0, 0xffff, 0xffff), uint32(overflow, overflow), uint16(0)],
  ]);

/** Packs files into an archive as it is read, of any size: no file is in memory as a whole. */
export async function* streamZip(entries: AsyncIterable<ArchiveEntry>): AsyncGenerator<Buffer> {
  let offset = 0n;
  const writtenEntries: WrittenEntry[] = [];
  for await (const entry of entries) {
    const name = Buffer.from(entry.name);
    const method = entry.isPacked === true ? 0 : deflated;
    const at = offset;
    const header = localHeader(name, method);
    offset += BigInt(header.length);
    yield header;
    let [checksum, size, packedSize] = [0, 0n, 0n];
    const source = await entry.open();
    const measure = async function* () {
      for await (const bytes of source) {
        checksum = crc32(bytes, checksum);
        size += BigInt(bytes.length);
        yield bytes;
      }
    };
    const packed: AsyncIterable<Uint8Array> =
      method === 0 ? measure() : pipeline(measure, createDeflateRaw(), () => undefined);
    for await (const bytes of packed) {
      packedSize += BigInt(bytes.length);
      yield Buffer.from(bytes);
    }
    const descriptor = Buffer.concat([uint32(0x08074b50, checksum), uint64(packedSize, size)]);
    offset += packedSize + BigInt(descriptor.length);
    yield descriptor;
    writtenEntries.push({ name, method, checksum, size, packedSize, offset: at });
  }
  const begin = offset;
  for (const entry of writtenEntries) {
    const bytes = directoryEntry(entry);
    offset += BigInt(bytes.length);
    yield bytes;
  }
  yield endOfArchive(writtenEntries.length, offset - begin, begin);
}
