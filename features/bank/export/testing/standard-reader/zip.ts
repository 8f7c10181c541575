import { crc32, inflateRawSync } from 'node:zlib';

const endOfDirectory = 0x06_05_4b_50;
const directoryEntry = 0x02_01_4b_50;
const localEntry = 0x04_03_4b_50;

function findDirectory(bytes: Buffer): { count: number; offset: number } {
  for (let at = bytes.length - 22; at >= 0; at -= 1)
    if (bytes.readUInt32LE(at) === endOfDirectory)
      return { count: bytes.readUInt16LE(at + 10), offset: bytes.readUInt32LE(at + 16) };
  throw new Error('The file is no zip archive: it has no central directory');
}

function readContent(bytes: Buffer, at: number): Buffer {
  const offset = bytes.readUInt32LE(at + 42);
  if (bytes.readUInt32LE(offset) !== localEntry) throw new Error('An entry of the archive has no local header');
  const start = offset + 30 + bytes.readUInt16LE(offset + 26) + bytes.readUInt16LE(offset + 28);
  const packed = bytes.subarray(start, start + bytes.readUInt32LE(at + 20));
  const method = bytes.readUInt16LE(at + 10);
  if (method !== 0 && method !== 8) throw new Error(`Compression method ${method} is not in PKZip 2.04g`);
  const content = method === 8 ? inflateRawSync(packed) : packed;
  if (crc32(content) !== bytes.readUInt32LE(at + 16)) throw new Error('The checksum of an entry is wrong');
  return content;
}

/**
 * The files of a package interchange file by their paths (IMS Content Packaging 1.2, 2.1: a PIF is a PKZip 2.04g archive).
 * Throws an Error where the archive cannot be read or has a path twice.
 */
export function openZip(archive: Uint8Array): ReadonlyMap<string, Buffer> {
  const bytes = Buffer.from(archive.buffer, archive.byteOffset, archive.byteLength);
  const directory = findDirectory(bytes);
  const files = new Map<string, Buffer>();
  let at = directory.offset;
  for (let index = 0; index < directory.count; index += 1) {
    if (bytes.readUInt32LE(at) !== directoryEntry) throw new Error('The central directory is broken');
    const nameLength = bytes.readUInt16LE(at + 28);
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength);
    if (files.has(name)) throw new Error(`The archive has ${name} twice`);
    if (!name.endsWith('/')) files.set(name, readContent(bytes, at));
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return files;
}
